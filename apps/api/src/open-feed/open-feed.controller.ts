// The open feed of a tournament: its document, the head and pages of its log, tables, the site's key and the schema. Public.
import { Controller, Headers, Param, Res } from '@nestjs/common';
import * as openFeedCalls from '@gelanggang/contract/calls/open-feed';
import { FEED_TABLES } from '@gelanggang/contract/open-feed';
import { FEED_SCHEMA } from '@gelanggang/contract/open-feed-schema';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers';
import { encodingOf, isKnown } from '../http/encoding';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { FeedStore, type StoredBody } from './feed-store';

const CHANGES = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';
const JSON_TYPE = 'application/json; charset=utf-8';

@Controller()
export class OpenFeedController {
  constructor(private readonly store: FeedStore) {}

  @Answers(openFeedCalls.key)
  key() {
    return this.store.key;
  }

  @Answers(openFeedCalls.schema)
  schema() {
    return FEED_SCHEMA;
  }

  @Answers(openFeedCalls.document)
  async document(@Param('slug') slug: string, @Headers() headers: Accepted, @Res() reply: FastifyReply) {
    await send(await this.store.part(slug, 'document'), reply, headers, JSON_TYPE);
  }

  @Answers(openFeedCalls.head)
  async head(@Param('slug') slug: string, @Headers() headers: Accepted, @Res() reply: FastifyReply) {
    await send(await this.store.part(slug, 'head'), reply, headers, JSON_TYPE);
  }

  @Answers(openFeedCalls.page)
  async page(
    @Param('slug') slug: string,
    @Param('number', IdPipe) number: number,
    @Param('hash') hash: string,
    @Headers() headers: Accepted,
    @Res() reply: FastifyReply,
  ) {
    const page = await this.store.page(slug, number, hash);
    await send(page, reply, headers, 'application/x-ndjson; charset=utf-8', FOR_EVER);
  }

  @Answers(openFeedCalls.table)
  async table(
    @Param('slug') slug: string,
    @Param('name') name: string,
    @Headers() headers: Accepted,
    @Res() reply: FastifyReply,
  ) {
    const table = FEED_TABLES.find((one) => `${one}.csv` === name);
    await send(table ? await this.store.part(slug, table) : null, reply, headers, 'text/csv; charset=utf-8');
  }
}

type Accepted = Readonly<Record<string, string | undefined>>;

async function send(
  stored: StoredBody | null,
  reply: FastifyReply,
  headers: Accepted,
  type: string,
  kept = CHANGES,
): Promise<void> {
  if (!stored) throw notFound();
  void reply.headers({ etag: stored.etag, 'cache-control': kept, vary: 'accept-encoding' });
  if (isKnown(headers['if-none-match'], stored.etag)) {
    void reply.status(304).send();
    return;
  }
  const encoding = encodingOf(headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  void reply.type(type).send(await stored.body.as(encoding));
}
