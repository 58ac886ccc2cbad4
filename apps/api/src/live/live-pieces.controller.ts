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
import { keepPieceHead, keptFor } from './piece-door';
import { GONE, PieceStore } from './piece-store';
import { isPublic, parseTopic } from './topics';
import { liveSentences } from './sentences';

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
    void reply.headers({ 'cache-control': keptFor(piece, hold), vary: 'accept-encoding' });
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.type('application/json; charset=utf-8');
    keepPieceHead(this.pieces, encoding, reply);
    void reply.send(await piece.body.as(encoding));
  }

  private async openOrRefuse(stream: string): Promise<void> {
    const topic = parseTopic(stream);
    if (!topic || !isPublic(topic) || (await this.topics.opennessOf(topic, stream)).is !== 'open') throw notFound();
  }
}
