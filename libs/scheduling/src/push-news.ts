// Puts what is news of followed matches into the outbox of each device that asked for it; its key lets nothing in twice.
import type { EntityManager } from 'typeorm';
import type { FollowedRequest } from '@gelanggang/contract/push';
import type { FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import type { Wording } from '@gelanggang/domain/words/languages';
import { SITE_WORDING } from '@gelanggang/platform/languages/receivers';
import { inWording } from '@gelanggang/platform/languages/wording';
import { type FollowedTournament, followsMatch, type MatchNews, readMatchNews } from './followed-matches';

interface Subscription {
  id: number;
  follows: FollowedRequest[];
  kinds: FollowedNews[];
  wording: Wording;
}

/** Returns how many messages came in. */
export async function tellFollowers(
  manager: EntityManager,
  tournament: FollowedTournament,
  now: number,
): Promise<number> {
  const news = await readMatchNews(manager, tournament, now);
  if (news.length === 0) return 0;
  const subscriptions = await manager.query<Subscription[]>(
    `select id, follows, kinds, coalesce(wording, ${SITE_WORDING}, 'default') as wording
     from push_subscription where tournament_id = $1 order by id`,
    [tournament.id],
  );
  return insert(manager, wanted(subscriptions, news), true);
}

/** What stands already when a device asks, or asks for others, is known to it, and not told. */
export async function knowWhatStands(
  manager: EntityManager,
  tournament: FollowedTournament,
  subscription: Subscription,
  now: number,
): Promise<void> {
  await insert(manager, wanted([subscription], await readMatchNews(manager, tournament, now)), false);
}

type Wanted = { id: number; wording: Wording; news: MatchNews }[];

const wanted = (subscriptions: readonly Subscription[], news: readonly MatchNews[]): Wanted =>
  subscriptions.flatMap(({ id, follows, kinds, wording }) =>
    news
      .filter(({ kind, match }) => kinds.includes(kind) && followsMatch(follows, match))
      .map((one) => ({ id, wording, news: one })),
  );

async function insert(manager: EntityManager, messages: Wanted, isTold: boolean): Promise<number> {
  if (messages.length === 0) return 0;
  const made = await manager.query<unknown[]>(
    `insert into push_message (subscription_id, key, notice, done_at)
     select given.id, given.key, given.notice::jsonb, case when $4 then null else now() end
     from unnest($1::bigint[], $2::text[], $3::text[]) as given (id, key, notice)
     join push_subscription s on s.id = given.id
     on conflict (subscription_id, key) do nothing returning id`,
    [
      messages.map(({ id }) => id),
      messages.map(({ news }) => news.key),
      messages.map(({ wording, news }) => (isTold ? JSON.stringify(inWording(wording, news.notice)) : null)),
      isTold,
    ],
  );
  return made.length;
}
