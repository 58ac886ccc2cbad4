// Which results that send somebody into a match are protested and not decided: once it has begun, no decision changes them (rulebook 2025, art. 15.4.c).
import type { EntityManager } from 'typeorm';
import type { ProtestedBefore } from '@gelanggang/contract/arena-control';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import { prepared } from '@gelanggang/platform/statements/prepared';

/** Of matches that are still to begin. */
export function readProtestedBefore(manager: EntityManager, matchIds: readonly number[]): Promise<ProtestedBefore[]> {
  return manager.query(PROTESTED_BEFORE, [matchIds]);
}

const PROTESTED_BEFORE = prepared(
  `select distinct m.id as match_id, ${partaiOfMatchSql('b.id')} as partai
   from match m join match b on b.pool_id = m.pool_id and m.id in (b.next_match_id, b.loser_match_id)
   join match o on o.pool_id = b.pool_id and (o.id = b.id or o.battle_group = b.battle_group)
   join protest p on p.match_id = o.id and p.returned_at is not null
   where m.id = any($1::bigint[]) and m.status in ('scheduled', 'called')
     and not exists (select from protest_ruling g where g.protest_id = p.id and g.undone_at is null)
   order by match_id, partai`,
);
