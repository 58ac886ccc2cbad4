// https beside the plain http, for a hall without a domain: every request is answered by the same application. The
// certificate is this machine's own, and follows its addresses while it runs.
import type { Server } from 'node:http';
import { createServer, type Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { HallConnection } from '@gelanggang/contract/hall';
import { Env } from '@gelanggang/platform/env/env';
import { acceptTimesOf, BACKLOG } from '../http/accept-times';
import { machineNames } from '@gelanggang/platform/tls/local-names';
import { type OwnCertificate, ownCertificate } from '@gelanggang/platform/tls/own-authority';

/** A laptop gets another address when it changes the network. */
const LOOK_EVERY_MS = 30_000;

@Injectable()
export class HallHttps implements BeforeApplicationShutdown {
  private readonly logger = new Logger(HallHttps.name);
  private server: HttpsServer | null = null;
  private plain: Server | null = null;
  private own: OwnCertificate | null = null;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private fault = '';

  constructor(@Inject(Env) private readonly env: Env) {}

  /** Once the plain one listens; nothing where no port is set for it. */
  async listen(plain: Server): Promise<void> {
    const { HALL_PORT: port, HOST: host } = this.env;
    if (port === undefined) return;
    this.plain = plain;
    const own = await this.certificate(machineNames(), new Date());
    const server = createServer({ key: own.key, cert: own.cert, minVersion: 'TLSv1.2' });
    // as the plain one, or a slow client would hold this one instead
    server.headersTimeout = plain.headersTimeout;
    server.requestTimeout = plain.requestTimeout;
    server.keepAliveTimeout = plain.keepAliveTimeout;
    server.maxHeadersCount = plain.maxHeadersCount;
    server.on('request', (request, response) => plain.emit('request', request, response));
    server.on('upgrade', (request, socket, head) => plain.emit('upgrade', request, socket, head));
    server.on('clientError', (error, socket) => plain.emit('clientError', error, socket));
    this.server = server;
    acceptTimesOf(plain).watch(server);
    await new Promise<void>((done, fail) => {
      server.once('error', fail).listen({ port, host, backlog: BACKLOG }, () => {
        server.off('error', fail);
        done();
      });
    });
    this.timer = setInterval(() => {
      this.looking = this.renew(machineNames(), new Date());
    }, LOOK_EVERY_MS);
    this.logger.log(`https for ${own.names.join(', ')} on port ${this.port()}`);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.looking;
    const { server } = this;
    if (!server?.listening) return;
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeAllConnections();
    await closed;
  }

  /** Of other names, or near its end: connections from now on get the new one. */
  async renew(names: readonly string[], now: Date): Promise<void> {
    try {
      const before = this.own;
      const own = await this.certificate(names, now);
      if (own.cert !== before?.cert) {
        this.server?.setSecureContext({ key: own.key, cert: own.cert, minVersion: 'TLSv1.2' });
        this.logger.log(`https for ${own.names.join(', ')}`);
      }
      this.fault = '';
    } catch (error) {
      // the one that stands goes on; told once, not with every look
      const fault = (error as Error).message;
      if (fault !== this.fault) this.logger.warn(`the certificate cannot be renewed: ${fault}`);
      this.fault = fault;
    }
  }

  connection(): HallConnection | null {
    const { own, server } = this;
    if (!own || !server?.listening) return null;
    const { name, fingerprint, endsAt } = own.authority;
    return {
      ...{ port: this.port(), plain_port: portOf(this.plain), names: own.names },
      authority: { name, fingerprint, ends_at: endsAt.toISOString() },
    };
  }

  /** Its certificate, DER; null where there is none. */
  authority(): Buffer | null {
    return this.own?.authority.der ?? null;
  }

  private port(): number {
    return portOf(this.server);
  }

  private async certificate(names: readonly string[], now: Date): Promise<OwnCertificate> {
    const own = await ownCertificate(join(this.env.DATA_DIR, 'hall'), [...this.toldNames(), ...names], now);
    this.own = own;
    return own;
  }

  /** The name that people are told, where the hall's router knows one. */
  private toldNames(): string[] {
    return this.env.PUBLIC_URL ? [new URL(this.env.PUBLIC_URL).hostname] : [];
  }
}

const portOf = (server: Server | HttpsServer | null): number => (server?.address() as AddressInfo | null)?.port ?? 0;
