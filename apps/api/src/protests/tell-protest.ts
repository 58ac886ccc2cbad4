// Tells a step of a protest: to everybody how the result stands, to the office and the managers what happened.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Notices } from '@gelanggang/contract/notices';
import type { ProtestAnswer } from '@gelanggang/contract/protests';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import type { ProtestLevel } from '@gelanggang/domain/protests/protests';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { accountsWith } from '@gelanggang/database/queries/rights.queries';
import { tellParts } from '../arena-control/result-answer';
import type { RequestAccount } from '../http/current-account';
import { notFound } from '../http/refusals';
import { readProtests } from './protests.queries';
import { protestsSentences } from './sentences';

export interface AboutProtest {
  id: number;
  level: ProtestLevel;
  matchId: number;
  tournamentId: number;
  timeZone: string;
  /** Every row of its match: the two of a battle. */
  matchIds: number[];
  notice: Pick<Notices['protest.filed'], 'protest_id' | 'level' | 'tournament' | 'partai' | 'contingent'>;
  /** Of the contingent that protests, and of all that stand in the match. */
  ownManagers: number[];
  managers: number[];
}

/** null: no such protest. */
export async function aboutProtest(manager: EntityManager, id: number): Promise<AboutProtest | null> {
  const [row] = await manager.query<
    (Omit<AboutProtest, 'notice'> & { tournament: string; partai: string | null; contingent: string })[]
  >(
    `select p.id, p.level, p.match_id as "matchId", p.tournament_id as "tournamentId", t.time_zone as "timeZone",
       t.name as tournament, ${partaiOfMatchSql('p.match_id')} as partai, coalesce(c.name, '') as contingent,
       coalesce((select jsonb_agg(x.id order by x.id) from match x where x.id = m.id
         or (x.pool_id = m.pool_id and x.battle_group = m.battle_group)), '[]') as "matchIds",
       case when c.account_id is null then '[]' else jsonb_build_array(c.account_id) end as "ownManagers",
       coalesce((select jsonb_agg(distinct oc.account_id) from match x join pool_unit o
         on o.id in (x.blue_unit_id, x.red_unit_id) join contingent oc on oc.id = o.contingent_id
         where x.id = m.id or (x.pool_id = m.pool_id and x.battle_group = m.battle_group)), '[]') as managers
     from protest p join match m on m.id = p.match_id join tournament t on t.id = p.tournament_id and t.deleted_at is null
     join pool_unit u on u.id = p.unit_id left join contingent c on c.id = u.contingent_id
     where p.id = $1`,
    [id],
  );
  if (!row) return null;
  const { tournament, partai, contingent, ...about } = row;
  return { ...about, notice: { protest_id: id, level: row.level, tournament, partai, contingent } };
}

/** `isPublic`: how the result stands has changed. */
export function tellProtest(emit: Emit, about: AboutProtest, isPublic: boolean): void {
  const { id, tournamentId, matchIds } = about;
  if (isPublic) {
    tellParts(emit, { tournamentId }, new Map(matchIds.map((one) => [one, ['standing'] as const])));
    // the medals of its event are marked
    emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
  }
  const told = { tournament_id: tournamentId, protest_id: id };
  emit(streams.staff(tournamentId), 'protest.changed', told);
  for (const account of new Set([...about.managers, ...about.ownManagers])) {
    emit(streams.user(account), 'protest.changed', told);
  }
}

export async function protestAnswer(
  manager: EntityManager,
  account: RequestAccount,
  id: number,
  message: string,
): Promise<ProtestAnswer> {
  const [data] = await readProtests(manager, account, { tournamentId: null, id });
  if (!data) throw notFound(protestsSentences.notFound);
  return { message, data };
}

/** Whoever may decide, in any role. */
export const office = (manager: EntityManager, tournamentId: number): Promise<number[]> =>
  accountsWith(manager, 'manage tournament', [tournamentId]);
