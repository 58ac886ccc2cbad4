// GET /live/{slug}/{kind}: the public state of a tournament, to be kept up to date by its live events.
import { Controller, Headers, Param, Query, Res } from '@nestjs/common';
import * as liveSnapshotCalls from '@gelanggang/contract/calls/live-snapshot';
import type { FastifyReply } from 'fastify';
import { SNAPSHOT_KINDS, type SnapshotKind } from '@gelanggang/contract/live';
import { SnapshotQuery } from '@gelanggang/contract/live-snapshot';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { seesDraft } from '../http/draft-doors';
import { notFound } from '../http/refusals';
import { formOf, keepHead } from './hot-answers';
import type { AskedPart } from './live-snapshot.queries';
import { SnapshotStore } from './snapshot-store';

@Controller()
export class LiveSnapshotController {
  constructor(private readonly store: SnapshotStore) {}

  @Answers(liveSnapshotCalls.snapshot)
  async snapshot(
    @Param('slug') slug: string,
    @Param('kind') kind: string,
    @Query() query: SnapshotQuery,
    @Headers('if-none-match') held: string | undefined,
    @Headers('accept-encoding') accepted: string | undefined,
    @CurrentAccount() account: RequestAccount | null,
    @Res() reply: FastifyReply,
  ) {
    const known = SNAPSHOT_KINDS.find((one) => one === kind);
    const stored = known
      ? await this.store.get(slug, known, { part: askedPart(known, query), form: query.form }, (id) =>
          seesDraft(account, id),
        )
      : null;
    if (!stored) throw notFound();
    void reply.headers({ etag: stored.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    // a cache before us may hand on what everybody sees for a moment: whoever follows the stream asks for what is newer
    if (!account) void reply.header('cdn-cache-control', 'max-age=2');
    const form = formOf(stored, { held, accepted });
    if (form === 'unchanged') {
      keepHead(this.store, form, reply);
      void reply.status(304).send();
      return;
    }
    if (form !== 'identity') void reply.header('content-encoding', form);
    void reply.type('application/json; charset=utf-8');
    keepHead(this.store, form, reply);
    void reply.send(await stored.body.as(form));
  }
}

function askedPart(kind: SnapshotKind, { pool_id: poolId, contingents, day, only }: SnapshotQuery): AskedPart {
  if (kind === 'medals') return null;
  if (poolId !== undefined) return { poolId };
  // in whatever order, and however often: one answer is kept of them
  if (contingents !== undefined) return { contingents: [...new Set(contingents.split('\n'))].sort() };
  if (day !== undefined) return { day };
  return only === undefined ? null : { only };
}
