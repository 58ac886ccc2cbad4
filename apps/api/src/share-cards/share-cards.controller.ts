// Pictures of what is public, for previews of links and for sending on: PNG.
import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as shareCardCalls from '@gelanggang/contract/calls/share-cards';
import { ShareCardQuery, WinnersCardQuery } from '@gelanggang/contract/share-cards';
import { inWording } from '@gelanggang/platform/languages/wording';
import { Answers } from '../http/answers';
import { networkOf } from '../http/client-address';
import { isKnown } from '../http/encoding';
import { IdPipe } from '../http/id.pipe';
import { ShareCardsService } from './share-cards.service';

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;

@Controller()
export class ShareCardsController {
  constructor(private readonly cards: ShareCardsService) {}

  @Answers(shareCardCalls.match)
  async match(
    @Param('id', IdPipe) id: number,
    @Query() query: ShareCardQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.send(() => this.cards.ofMatch(id), query, request, reply);
  }

  @Answers(shareCardCalls.tournament)
  async tournament(
    @Param('slug') slug: string,
    @Query() query: ShareCardQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.send(() => this.cards.ofTournament(slug), query, request, reply);
  }

  @Answers(shareCardCalls.entry)
  async entry(
    @Param('slug') slug: string,
    @Param('id', IdPipe) id: number,
    @Query() query: ShareCardQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.send(() => this.cards.ofEntry(slug, id), query, request, reply);
  }

  @Answers(shareCardCalls.contingent)
  async contingent(
    @Param('slug') slug: string,
    @Param('id', IdPipe) id: number,
    @Query() query: ShareCardQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.send(() => this.cards.ofContingent(slug, id), query, request, reply);
  }

  @Answers(shareCardCalls.winners)
  async winners(
    @Param('slug') slug: string,
    @Query() query: WinnersCardQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.send(() => this.cards.ofWinners(slug, query.class), query, request, reply);
  }

  private async send(
    read: () => ReturnType<ShareCardsService['ofTournament']>,
    { shape = 'link', v }: ShareCardQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    // kept by whoever shows it to all
    const { card, version } = await inWording('default', read);
    // from here on it waits in the line of the cards
    request.isThought?.();
    const { etag, content } = await this.cards.picture(card, shape, networkOf(request.ip));
    // what somebody names before its time would stand in a cache under the address of what is to come
    const seconds = v === version ? DAY_SECONDS : MINUTE_SECONDS;
    // other sites show it: that is what it is for
    void reply.headers({
      etag,
      'cache-control': `public, max-age=${seconds}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isKnown(request.headers['if-none-match'], etag)) void reply.status(304).send();
    else void reply.type('image/png').send(Buffer.from(content));
  }
}
