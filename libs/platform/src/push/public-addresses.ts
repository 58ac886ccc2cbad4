// Connections that reach the public network only: an address that somebody gave us must not lead into our own.
import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export class NotPublic extends Error {
  constructor() {
    super('the address is not of the public network');
  }
}

/** Neither of this machine or its network, nor reserved; IPv4 within IPv6 is looked at as what it is. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  // of IPv6 all else is handed out to nobody, like the IPv4 numbers that are written as '::7f00:1'
  return read.kind() === 'ipv4' || read.match(ipaddr.IPv6.parseCIDR('2000::/3'));
}

/** What can be told without asking for the name: https, no port of its own, no name or number of an inner network. */
export function mayBePublic(url: string): boolean {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  const { protocol, port, username, hostname } = parsed;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|localhost|internal|lan|home|arpa)\.?$/i.test(host);
}

/** Asked at each connection: a name may be public when it is given and private when it is used. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    // one private address among them is one too many
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return callback(new NotPublic(), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** A number is asked of no name server, so that `publicLookup` never sees it: it is looked at as the connection is made. */
class PublicAgent extends Agent {
  override createConnection(...given: Parameters<Agent['createConnection']>): ReturnType<Agent['createConnection']> {
    const [options, made] = given;
    const { host } = options as { host?: string | null };
    if (typeof host !== 'string' || isIP(host) === 0 || isPublicAddress(host)) return super.createConnection(...given);
    // thrown, it would reach whoever waits in line for a connection nowhere
    process.nextTick(() => made?.(new NotPublic(), undefined as never));
    return undefined;
  }
}

export const publicAgent = (): Agent => new PublicAgent({ lookup: publicLookup, keepAlive: true, maxSockets: 20 });
