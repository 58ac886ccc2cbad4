// GET /live/{slug}/{kind}: the public state of a tournament, to be kept up to date by its live events.
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SNAPSHOT_KINDS } from '@gelanggang/contract/live';
import { notFound } from '../http/refusals';
import { SnapshotStore } from './snapshot-store';

@Controller('live')
export class LiveSnapshotController {
  constructor(private readonly store: SnapshotStore) {}

  @Get(':slug/:kind')
  async snapshot(
    @Param('slug') slug: string,
    @Param('kind') kind: string,
    @Headers('if-none-match') held: string | undefined,
    @Headers('accept-encoding') accepted: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = SNAPSHOT_KINDS.find((one) => one === kind);
    const stored = known ? await this.store.get(slug, known) : null;
    if (!stored) throw notFound();
    void reply.headers({ etag: stored.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (isKnown(held, stored.etag)) {
      void reply.status(304).send();
      return;
    }
    const encoding = encodingOf(accepted);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.type('application/json; charset=utf-8').send(stored.bodies[encoding]);
  }
}

/** Proxies that compress or unpack make a tag weak; the body it names is the same. */
function isKnown(held: string | undefined, etag: string): boolean {
  return held?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

function encodingOf(accepted = ''): 'br' | 'gzip' | 'identity' {
  const offers = accepted.split(',').map((offer) => offer.trim().split(';'));
  const takes = (name: string) => offers.some(([coding, q]) => coding?.trim() === name && !/q=0(\.0*)?$/.test(q ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
