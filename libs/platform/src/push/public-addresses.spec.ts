// Addresses that somebody gave us never lead into our own network.
import { createServer } from 'node:net';
import { request } from 'node:https';
import fc from 'fast-check';
import { isPublicAddress, mayBePublic, NotPublic, publicAgent, publicLookup } from './public-addresses';

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1', '224.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', 'ff02::1', 'x'],
  ...['::7f00:1', '::a00:1', '::a9fe:a9fe', '4000::1', '2002:7f00:1::'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it('no number of an inner IPv4 network is public, written as IPv4 or within IPv6', () => {
  const octet = fc.nat(255);
  fc.assert(
    fc.property(fc.constantFrom('10', '127', '192.168', '169.254', '172.31'), octet, octet, octet, (net, a, b, c) => {
      const address = `${net}.${[a, b, c].slice(0, 4 - net.split('.').length).join('.')}`;
      expect(isPublicAddress(address)).toBe(false);
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      expect(mayBePublic(`https://${address}/push`)).toBe(false);
    }),
  );
  expect(isPublicAddress('8.8.8.8')).toBe(true);
  expect(isPublicAddress('2a00:1450:4001:80b::200e')).toBe(true);
});

it.each([
  ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://a:b@fcm.googleapis.com/x'],
  ...['https://localhost/x', 'https://db/x', 'https://printer.local/x', 'https://[::1]/x', 'https://2130706433/x'],
  ...['https://[::127.0.0.1]/x', 'https://[::a9fe:a9fe]/x'],
  ...['https://0x7f.1/x', 'file:///etc/passwd', 'kosong'],
])('%s is refused as it is given', (url) => expect(mayBePublic(url)).toBe(false));

it('push services are taken', () => {
  for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']) {
    expect(mayBePublic(`https://${host}/send/abc`)).toBe(true);
  }
});

it('a name that leads to this machine is not connected to', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
  expect(error).toBeInstanceOf(NotPublic);
});

it('a number of this machine is not connected to, whoever forgot to look at it', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const port = await new Promise<number>((ready) =>
    server.listen(0, () => ready((server.address() as { port: number }).port)),
  );
  for (const host of ['127.0.0.1', '[::1]', '2130706433', '0x7f.1']) {
    const agent = publicAgent();
    const error = await new Promise((ended) => {
      request(`https://${host}:${port}/`, { agent }).on('error', ended).end();
    });
    agent.destroy();
    expect([host, error]).toEqual([host, expect.any(NotPublic)]);
  }
  expect(connections).toBe(0);
  server.close();
});
