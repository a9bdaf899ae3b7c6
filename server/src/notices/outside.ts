import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Requests to other servers. */
export interface Outside {
  /** Returns the status. It follows no redirect and reads nothing of the response. */
  post(url: URL, headers: Headers, body: string | Buffer, reach: Reach): Promise<number>;
  /** Only tests talk to servers without TLS or on this machine. */
  readonly isTrusting: boolean;
}

/** `public`: not into the server's own network. `named`: the operator has named the host. */
export type Reach = 'public' | 'named';

type Headers = { readonly [name: string]: string | number };

const PATIENCE = 5000;

/**
 * Networks that are private or reserved. Two lists, since an IPv6 list also matches every IPv4 address as a mapped one.
 */
const INSIDE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.ipv4.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.ipv6.addSubnet(address, prefix, 'ipv6');

export function outside({ isTrusting }: { readonly isTrusting: boolean }): Outside {
  return {
    isTrusting,
    post(url, headers, body, reach) {
      if (!isTrusting) checkUrl(url);
      const request = url.protocol === 'https:' ? secureRequest : plainRequest;
      return new Promise((resolve, reject) => {
        const sending = request(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          // One connection, resolved and checked for this request alone.
          agent: false,
          signal: AbortSignal.timeout(PATIENCE),
          ...(reach === 'public' && !isTrusting && { lookup: lookUpPublic }),
        });
        sending.on('response', (response) => {
          response.resume();
          response.on('error', () => undefined);
          resolve(response.statusCode ?? 0);
          response.destroy();
        });
        sending.on('error', reject);
        sending.end(body);
      });
    },
  };
}

/** Throws when the address is not allowed. */
export function checkUrl({ protocol, username, password, port, hostname }: URL): void {
  if (protocol !== 'https:') throw new Error('Webhook addresses must use https.');
  if (username !== '' || password !== '' || port !== '')
    throw new Error('Webhook addresses can’t contain credentials or a port.');
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0)
    throw new Error('Webhook addresses need a host name, not an IP address.');
}

export function isPublic(address: string, family: number): boolean {
  const type = family === 6 ? 'ipv6' : 'ipv4';
  return !INSIDE[type].check(address, type);
}

/** Checked while connecting, so that the name cannot resolve to another address by then. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    if (found.length === 0 || !found.every(({ address, family }) => isPublic(address, family)))
      return done(new Error(`${hostname} is not a public address.`), '', 0);
    if (options.all === true) return done(null, found);
    return done(null, found[0].address, found[0].family);
  });
};
