// GET /live/{stream} and GET /live/{epoch}/{stream}/{seq}: what the socket tells, in a form that caches can hand on.
import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import * as livePieceCalls from '@gelanggang/contract/calls/live-pieces';
import { PieceQuery } from '@gelanggang/contract/live-pieces';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../http/answers';
import { CallerGone } from '../http/caller-gone';
import { wideNetworkOf } from '../http/client-address';
import { encodingOf } from '../http/encoding';
import { IdPipe } from '../http/id.pipe';
import { notFound, refusal } from '../http/refusals';
import { OpenTopics } from './open-topics';
import { GONE, PieceStore } from './piece-store';
import { isPublic, parseTopic } from './topics';
import { liveSentences } from './sentences';

/**
 * Seconds that a cache may hand it on. Not for ever, so that a name that was taken back is not told by a cache in a year:
 * nobody follows a stream that is a day old.
 */
const EXISTS = 'public, max-age=86400, immutable';
/** Of an empty piece that was waited for: longer than two who wait for the same come apart. */
const HELD = 'public, max-age=5';
const NOW = 'public, max-age=1';
const NOT_THERE = 'public, max-age=2';

@Controller()
export class LivePiecesController {
  constructor(
    private readonly topics: OpenTopics,
    private readonly pieces: PieceStore,
  ) {}

  @Answers(livePieceCalls.head)
  async head(@Param('stream') stream: string, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.openOrRefuse(stream);
    const head = await this.pieces.head(stream);
    void reply.header('cache-control', NOW);
    return { data: head };
  }

  @Answers(livePieceCalls.piece)
  async piece(
    @Param('epoch') epoch: string,
    @Param('stream') stream: string,
    @Param('seq', IdPipe) seq: number,
    @Query() { hold }: PieceQuery,
    @CallerGone() gone: AbortSignal,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.openOrRefuse(stream);
    // from here on it waits for what happens
    request.isThought?.();
    const piece = await this.pieces.piece(epoch, stream, seq, { hold, network: wideNetworkOf(request.ip), gone });
    if (piece === GONE) {
      void reply.header('cache-control', NOT_THERE);
      throw refusal(410, liveSentences.tooOld);
    }
    const encoding = encodingOf(request.headers['accept-encoding']);
    const age = piece.isEmpty ? (hold === undefined ? NOW : HELD) : EXISTS;
    void reply.headers({ 'cache-control': age, vary: 'accept-encoding' });
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.type('application/json; charset=utf-8').send(await piece.body.as(encoding));
  }

  private async openOrRefuse(stream: string): Promise<void> {
    const topic = parseTopic(stream);
    if (!topic || !isPublic(topic) || (await this.topics.opennessOf(topic, stream)).is !== 'open') throw notFound();
  }
}
