import { isIPv6 } from 'node:net';

/** The 16-bit groups of an IPv6 address that identify one customer, and the bits that count in the last of them. */
const GROUPS = 4;
const LAST_GROUP = 0xff00;

/** What limits count as one address: the first 56 bits of IPv6, since one customer has all addresses behind them. */
export function networkOf(address: string): string {
  const [plain] = address.split('%');
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [front, back = ''] = plain.split('::');
  const [before, after] = [front, back].map((part) => part.split(':').filter((group) => group));
  const gap = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16));
  groups[GROUPS - 1] &= LAST_GROUP;
  return `${groups.map((group) => group.toString(16)).join(':')}::/56`;
}
