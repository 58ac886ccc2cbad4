// A server on this machine that speaks https under a name of the public network, and the connections that lead to it.
import { webcrypto } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

export interface TlsServer {
  /** Leads here, whatever host is asked for. */
  agent: Agent;
  /** Variables of a program whose own connections to these names shall lead here too. */
  envOf(names: readonly string[]): Record<string, string>;
  stop(): Promise<void>;
}

async function certificate(host: string): Promise<{ key: string; cert: string }> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${host}`,
    keys,
    signingAlgorithm: algorithm,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
  });
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`, cert: made.toString('pem') };
}

export async function startTlsServer(
  host: string,
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void,
): Promise<TlsServer> {
  const { key, cert } = await certificate(host);
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = () => connect({ host: '127.0.0.1', port, ca: cert, servername: host });
  return {
    agent,
    envOf: (names) => ({
      NODE_OPTIONS: `--require ${JSON.stringify(join(__dirname, 'local-names.cjs'))}`,
      LOCAL_NAMES: JSON.stringify({ names, port, ca: cert, servername: host }),
    }),
    stop: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
