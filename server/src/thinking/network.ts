import { isIPv6 } from 'node:net';

const GROUPS = 8;

/** What belongs to one connection to the Internet: an address of IPv4, or half of one of IPv6, whose rest is free to choose. */
export function networkOf(address: string): string {
  const embedded = /^::ffff:([\d.]+)$/i.exec(address);
  if (embedded !== null) return embedded[1];
  if (!isIPv6(address)) return address;
  const [head, tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = new Array<string>(GROUPS - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, GROUPS / 2).join(':');
}
