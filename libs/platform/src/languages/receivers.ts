// In which wording whoever is told something reads it: an account what it has chosen, everybody else what the site speaks.
import type { EntityManager } from 'typeorm';
import { isWording, type Wording } from '@gelanggang/domain/words/languages';
import { inWording } from './wording';

/** A value in a query; null where nobody has said. */
export const SITE_WORDING = `(select value->>'wording' from setting where key = 'site')`;

/** null: somebody without an account. */
export type WordingOf = (accountId: number | null) => Wording;

/** In one query, however many they are. `unchosen` takes the place of what the site speaks. */
export async function wordingsOf(
  manager: Pick<EntityManager, 'query'>,
  accountIds: readonly number[],
  unchosen?: Wording,
): Promise<WordingOf> {
  const rows = await manager.query<{ id: number | null; wording: string | null }[]>(
    `select null::bigint as id, ${SITE_WORDING} as wording
     union all select id, language from account where id = any($1::bigint[]) and language is not null`,
    [accountIds],
  );
  const known = new Map(rows.flatMap(({ id, wording }) => (isWording(wording) ? [[id, wording] as const] : [])));
  const others = unchosen ?? known.get(null) ?? 'default';
  return (accountId) => (accountId === null ? others : (known.get(accountId) ?? others));
}

/** What one receiver is told. */
export async function wordedFor<T>(
  manager: Pick<EntityManager, 'query'>,
  accountId: number | null,
  words: () => T,
  unchosen?: Wording,
): Promise<T> {
  const wordingOf = await wordingsOf(manager, accountId === null ? [] : [accountId], unchosen);
  return inWording(wordingOf(accountId), words);
}
