// Names and addresses by which this machine is reached in its own network: only those may a certificate of our own name.
import { hostname, networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Networks that lead nowhere beyond a house: who trusts our authority trusts it for these alone. */
export const LOCAL_NETWORKS = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10', '127.0.0.0/8'],
  ...['fc00::/7', '::1/128'],
];

/** Ends of names that no public authority gives out. */
export const LOCAL_DOMAINS = ['localhost', 'local', 'lan', 'home', 'internal', 'home.arpa'];

const NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

export function isLocalAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return LOCAL_NETWORKS.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === parsed.kind() && parsed.match([base, bits]);
  });
}

const isBelow = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);

/** Of all that is asked for, what an authority for `domains` and the local networks may name: each once, in order. */
export function localNames(asked: readonly string[], domains: readonly string[] = LOCAL_DOMAINS): string[] {
  const plain = asked.map((name) => name.toLowerCase().replace(/^\[|\]$|\.$/g, ''));
  const allowed = plain.filter((name) =>
    ipaddr.isValid(name) ? isLocalAddress(name) : NAME.test(name) && domains.some((domain) => isBelow(name, domain)),
  );
  return [...new Set(allowed)];
}

/** This machine's own name, where it may stand in a certificate. */
export function machineName(): string | null {
  const name = hostname().toLowerCase();
  return name.length <= 100 && NAME.test(name) && !ipaddr.isValid(name) ? name : null;
}

/** What phones in the same network may type, the likeliest first. */
export function machineNames(): string[] {
  const faces = Object.values(networkInterfaces()).flatMap((face) => face ?? []);
  const outside = faces.filter(({ internal, scopeid }) => !internal && !scopeid);
  const addresses = (family: string) =>
    outside.filter((face) => face.family === family && isLocalAddress(face.address)).map(({ address }) => address);
  const own = machineName();
  const names = own === null ? [] : own.includes('.') ? [own] : [own, `${own}.local`, `${own}.lan`];
  return [...addresses('IPv4'), ...names, ...addresses('IPv6'), 'localhost', '127.0.0.1'];
}
