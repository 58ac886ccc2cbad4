// Puts what is news of followed matches into the outbox of each device that asked for it; its key lets nothing in twice.
import type { EntityManager } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { FollowedRequest, PushedNotice } from '@gelanggang/contract/push';
import type { FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import { FOLLOWED_TEXTS as texts } from '@gelanggang/domain/schedule/followed-texts';
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
  const all = wanted(subscriptions, news);
  const told = await insert(manager, all.filter(({ news }) => news.kind !== 'drawn').map(worded));
  const drawn = all.filter(({ news }) => news.kind === 'drawn');
  return told.length + (await manager.transaction((own) => tellDrawn(own, tournament, drawn)));
}

/** What stands already when a device asks, or asks for others, is known to it, and not told. */
export async function knowWhatStands(
  manager: EntityManager,
  tournament: FollowedTournament,
  subscription: Subscription,
  now: number,
): Promise<void> {
  await insert(manager, wanted([subscription], await readMatchNews(manager, tournament, now)).map(known));
}

/** Who follows a contingent stands in dozens of pools that are drawn at once: those come in one message. */
async function tellDrawn(manager: EntityManager, { slug }: FollowedTournament, drawn: readonly Wanted[]) {
  const fresh = new Map<number, string[]>();
  for (const { id, key } of await insert(manager, drawn.map(known))) fresh.set(id, [...(fresh.get(id) ?? []), key]);
  const messages = [...fresh].flatMap(([id, keys]) => {
    const first = drawn.find((one) => one.id === id && keys.includes(one.news.key));
    if (!first) return [];
    const many = (): PushedNotice => ({
      title: texts.manyDrawn(keys.length),
      body: texts.allDrawn,
      tag: `gelanggang-drawn-${slug}`,
      url: `/kapan-saya-main/${slug}`,
    });
    const notice = keys.length === 1 ? first.news.notice : many;
    return { id, key: `told ${first.news.key}`, notice: inWording(first.wording, notice) };
  });
  return (await insert(manager, messages)).length;
}

interface Wanted {
  id: number;
  wording: Wording;
  news: MatchNews;
}

/** Of a pool that somebody stands in more than once, the first match. */
function wanted(subscriptions: readonly Subscription[], news: readonly MatchNews[]): Wanted[] {
  const byMatch = new Map<LiveMatch, MatchNews[]>();
  for (const one of news) byMatch.set(one.match, [...(byMatch.get(one.match) ?? []), one]);
  return subscriptions.flatMap(({ id, follows, kinds, wording }) => {
    const keys = new Set<string>();
    return [...byMatch]
      .filter(([match]) => followsMatch(follows, match))
      .flatMap(([, ofMatch]) => ofMatch)
      .filter(({ kind, key }) => kinds.includes(kind) && !keys.has(key) && keys.add(key))
      .map((one) => ({ id, wording, news: one }));
  });
}

interface Message {
  id: number;
  key: string;
  /** null: it is known, and not told. */
  notice: PushedNotice | null;
}

const worded = ({ id, wording, news }: Wanted): Message => ({
  ...{ id, key: news.key, notice: inWording(wording, news.notice) },
});
const known = ({ id, news }: Wanted): Message => ({ id, key: news.key, notice: null });

/** Returns those that came in. */
async function insert(manager: EntityManager, messages: readonly Message[]): Promise<{ id: number; key: string }[]> {
  if (messages.length === 0) return [];
  return manager.query<{ id: number; key: string }[]>(
    `insert into push_message (subscription_id, key, notice, done_at)
     select given.id, given.key, given.notice::jsonb, case when given.notice is null then now() end
     from unnest($1::bigint[], $2::text[], $3::text[]) as given (id, key, notice)
     join push_subscription s on s.id = given.id
     on conflict (subscription_id, key) do nothing returning subscription_id as id, key`,
    [
      messages.map(({ id }) => id),
      messages.map(({ key }) => key),
      messages.map(({ notice }) => notice && JSON.stringify(notice)),
    ],
  );
}
