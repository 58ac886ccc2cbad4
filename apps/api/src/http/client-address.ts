// Who calls, by address: what a trusted proxy says, else the other end of the line.
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** `loopback`, addresses or networks separated by commas, or `false`: whose X-Forwarded-For counts. */
export function trustedProxies(setting: string): string | false {
  return setting === 'false' ? false : setting;
}

/** As the framework finds `request.ip`, for requests that never reach it: upgrades, and calls of the socket. */
export function addressReader(trustProxy: string): (request: IncomingMessage) => string {
  const trusted = trustedProxies(trustProxy);
  const isTrusted = trusted === false ? () => false : proxyAddr.compile(trusted.split(',').map((one) => one.trim()));
  return (request) => {
    try {
      return proxyAddr(request, isTrusted);
    } catch {
      // a header that holds no address
      return request.socket.remoteAddress ?? '';
    }
  };
}

/** What is counted together: one machine has as many addresses of IPv6 as it likes, within its network of 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** What one hand may have of it: a provider hands out 256 numbers of IPv4, and of IPv6 a network of 48 bits, as one. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.');
}
