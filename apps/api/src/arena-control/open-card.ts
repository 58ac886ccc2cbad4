// A match waits for the decision of a protest card: neither its clock nor its result goes on (rulebook 2025, art. 15.2.e, 15.3).
import type { EntityManager } from 'typeorm';
import type { LiveJurusCard } from '@gelanggang/contract/live';
import { CARD_OF_PERFORMANCE } from '@gelanggang/database/queries/live-performance';
import { type CardClaim, openCardText } from '@gelanggang/domain/scoring/protest-cards';
import { openJurusCardText } from '@gelanggang/domain/seni/jurus-cards';
import type { Corner } from '@gelanggang/domain/words/corners';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { conflict } from '../http/refusals';
import { arenaControlSentences } from './sentences';

/** 409 while one waits. */
export async function refuseOpenCard(manager: EntityManager, matchId: number): Promise<void> {
  for (const open of await openCards(manager, [matchId])) refuseOpen(open);
}

export interface OpenCard {
  matchId: number;
  card: { corner: Corner; claim: CardClaim | null } | null;
  jurus: LiveJurusCard | null;
}

/** Of matches for which a card waits. */
export async function openCards(manager: EntityManager, matchIds: readonly number[]): Promise<OpenCard[]> {
  const rows = await manager.query<OpenCard[]>(OPEN_CARDS, [matchIds]);
  return rows.filter(({ card, jurus }) => card !== null || jurus?.outcome === null);
}

function refuseOpen({ card, jurus }: OpenCard): void {
  if (card) throw conflict(arenaControlSentences.cardOpen(openCardText(card)));
  if (jurus?.outcome === null) throw conflict(arenaControlSentences.jurusCardOpen(openJurusCardText(jurus)));
}

const OPEN_CARDS = prepared(
  `select m.id as "matchId", (select json_build_object('corner', r.corner, 'claim', r.claim) from var_request r
       join score_sheet s on s.id = r.sheet_id
       where s.match_id = m.id and s.started_at = m.started_at and r.decided_at is null and r.withdrawn_at is null
     ) as card,
     case when m.kind = 'seni' then ${CARD_OF_PERFORMANCE} end as jurus
   from match m where m.id = any($1::bigint[])`,
);
