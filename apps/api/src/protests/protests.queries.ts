// Protests as the office and the managers concerned see them, and the decisions that a manager may still question.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProtestRow, ProtestRuling, ProtestsQuery, QuestionableDecision } from '@gelanggang/contract/protests';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { askBy, askForm, decideBy, type ProtestLevel, returnBy } from '@gelanggang/domain/protests/protests';
import { type CardClaim, openCardText } from '@gelanggang/domain/scoring/protest-cards';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { RequestAccount } from '../http/current-account';
import { notFound } from '../http/refusals';
import { protestsSentences } from './sentences';

/** The two rows of a battle, or the one match: who stands there is concerned. */
const SAME_MATCH = `(x.id = m.id or (x.pool_id = m.pool_id and x.battle_group = m.battle_group))`;
/** Of a protest `p`: the recordings `c` of its match's cards `r`, each decided by what was seen. */
const CLIPS_OF_MATCH = `replay_clip c join var_request r on r.id = c.var_request_id
  join score_sheet s on s.id = r.sheet_id
  where s.match_id = p.match_id and r.decided_at is not null and r.withdrawn_at is null and c.content is not null`;
const TOURNAMENT = `jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone)`;

interface Row extends Pick<ProtestRow, 'id' | 'level' | 'appeals_id' | 'is_appealed' | 'tournament' | 'contingent'> {
  match_id: number;
  is_own: boolean;
  counts_from: Date;
  taken_at: Date;
  returned_at: Date | null;
  claim: string | null;
  fee: number | null;
  fee_at: Date | null;
  rulings: ProtestRuling[];
  clips: { id: number; corner: Corner; claim: CardClaim | null; round: number; at: string }[];
}

/** What can be questioned, by whom of an account's contingents. */
export interface Candidate {
  match_id: number;
  tournament: QuestionableDecision['tournament'];
  unit_id: number;
  contingent: string;
  level: ProtestLevel;
  result_id: number | null;
  performance_id: number | null;
  appeals_id: number | null;
  /** null: not announced yet. */
  counts_from: Date | null;
  was_taken: boolean;
  now: Date;
}

@Injectable()
export class ProtestsQueries {
  constructor(private readonly dataSource: DataSource) {}

  list({ tournament_id: tournamentId }: ProtestsQuery, account: RequestAccount): Promise<ProtestRow[]> {
    return readProtests(this.dataSource.manager, account, { tournamentId: tournamentId ?? null, id: null });
  }

  /** 404 for a recording that is not kept with this protest's match. */
  async clip(id: number, clipId: number): Promise<{ content: Buffer; type: string }> {
    const [row] = await this.dataSource.query<{ content: Buffer; kind: string }[]>(
      `select kept.content, kept.kind from protest p
       join tournament t on t.id = p.tournament_id and t.deleted_at is null
       cross join lateral (select c.content, c.kind from ${CLIPS_OF_MATCH} and c.id = $2) kept where p.id = $1`,
      [id, clipId],
    );
    if (!row) throw notFound(protestsSentences.recordingGone);
    return { content: row.content, type: `video/${row.kind}` };
  }

  async decisions(account: RequestAccount): Promise<QuestionableDecision[]> {
    const { manager } = this.dataSource;
    const found = await readCandidates(manager, account.id, null);
    const open = found.filter((one) => mayAsk(one));
    const matches = await readLiveMatches(manager, { matchIds: open.map((one) => one.match_id) });
    const byId = new Map(matches.map((match) => [match.id, match]));
    return open.flatMap(({ match_id, tournament, level, appeals_id, contingent, counts_from }) => {
      const match = byId.get(match_id);
      if (!match) return [];
      const ask_by = counts_from && new Date(askBy(level, counts_from.getTime())).toISOString();
      return { tournament, match, level, appeals_id, contingent, ask_by };
    });
  }
}

const mayAsk = (one: Candidate): boolean =>
  askForm({
    level: one.level,
    isConcerned: true,
    decidedAt: (one.counts_from ?? one.now).getTime(),
    wasTaken: one.was_taken,
    now: one.now.getTime(),
  }).ok;

/**
 * Of one match, else of the last day; the newest first. An own contingent's: an account with none has none. What an appeal
 * has decided is final: neither its result nor the decision that it was against is questioned again (art. 15.4.c.2.f).
 */
export function readCandidates(
  manager: EntityManager,
  accountId: number,
  matchId: number | null,
): Promise<Candidate[]> {
  return manager.query(
    `with own as (
       select m.id as match_id, m.kind, ${TOURNAMENT} as tournament, own_unit.id as unit_id, own_unit.name as contingent,
         r.id as result_id, f.id as performance_id, t.broadcast_waits, m.announced_at, m.finished_at,
         date_trunc('milliseconds', coalesce(r.recorded_at, f.recorded_at)) as recorded_at
       from match m
       join tournament t on t.id = m.tournament_id and t.deleted_at is null
       cross join lateral (
         select u.id, c.name from match x join pool_unit u on u.id in (x.blue_unit_id, x.red_unit_id)
         join contingent c on c.id = u.contingent_id and c.account_id = $1
         where ${SAME_MATCH} order by (x.id = m.id) desc, u.id limit 1
       ) own_unit
       left join performance f on f.match_id = m.id and f.withdrawn_at is null
       left join result r on r.withdrawn_at is null and (r.recorded_by is not null or r.device_id is not null)
         and r.match_id in (select x.id from match x where ${SAME_MATCH})
       where case when $2::bigint is null then m.finished_at > now() - interval '1 day' else m.id = $2 end
     ), named as (
       select match_id, tournament, unit_id, contingent, 1 as level,
         case when kind = 'tanding' then result_id end as result_id,
         case when kind = 'seni' then performance_id end as performance_id, null::bigint as appeals_id,
         case when not broadcast_waits then recorded_at when announced_at >= finished_at
           then greatest(recorded_at, date_trunc('milliseconds', announced_at)) end as counts_from, recorded_at as at
       from own where case when kind = 'tanding' then result_id else performance_id end is not null and finished_at is not null
         and not exists (select 1 from protest a join protest_ruling g on g.protest_id = a.id and g.undone_at is null
           where a.match_id = own.match_id and a.level = 2
             and (own.result_id = g.result_after or own.performance_id = g.performance_after))
       union all
       select own.match_id, own.tournament, own.unit_id, own.contingent, 2, null, null, p.id,
         date_trunc('milliseconds', g.ruled_at), g.ruled_at
       from (select m.id as match_id, ${TOURNAMENT} as tournament, u.id as unit_id, c.name as contingent
         from protest q join match m on m.id = q.match_id join tournament t on t.id = m.tournament_id and t.deleted_at is null
         join match x on ${SAME_MATCH} join pool_unit u on u.id in (x.blue_unit_id, x.red_unit_id)
         join contingent c on c.id = u.contingent_id and c.account_id = $1
         where q.level = 1 and ($2::bigint is null or m.id = $2)
         group by m.id, t.id, u.id, c.id) own
       join protest p on p.match_id = own.match_id and p.level = 1
       join protest_ruling g on g.protest_id = p.id and g.undone_at is null and g.ruled_at > now() - interval '1 day'
       where not exists (select 1 from protest a join protest_ruling ag on ag.protest_id = a.id and ag.undone_at is null
         where a.appeals_id = p.id)
     )
     select named.match_id, named.tournament, named.unit_id, named.contingent, named.level, named.result_id,
       named.performance_id, named.appeals_id, named.counts_from,
       exists (select 1 from protest p where p.unit_id = named.unit_id and (p.result_id = named.result_id
         or p.performance_id = named.performance_id
         or (p.appeals_id = named.appeals_id and p.counts_from = named.counts_from))) as was_taken, now() as now
     from named order by named.at desc, named.match_id, named.unit_id limit 200`,
    [accountId, matchId],
  );
}

/** $2: the tournaments whose protests the account decides; null: all. */
const IS_OFFICE = `($2::bigint[] is null or p.tournament_id = any($2))`;

/** One statement and the matches; the claim is its writer's and the office's. */
export async function readProtests(
  manager: EntityManager,
  { id: accountId, rights }: Pick<RequestAccount, 'id' | 'rights'>,
  { tournamentId, id }: { tournamentId: number | null; id: number | null },
): Promise<ProtestRow[]> {
  const office = rights.tournamentsWith('manage tournament');
  const rows = await manager.query<Row[]>(
    `select p.id, p.level, p.appeals_id, p.match_id, ${TOURNAMENT} as tournament, coalesce(c.name, '') as contingent,
       coalesce(c.account_id = $1, false) as is_own, p.counts_from, p.taken_at, p.returned_at,
       case when ${IS_OFFICE} or c.account_id = $1 then p.claim end as claim, p.fee, p.fee_at,
       exists (select 1 from protest a where a.appeals_id = p.id
         and (a.returned_at is not null or a.taken_at > now() - interval '20 minutes')) as is_appealed,
       coalesce((select jsonb_agg(jsonb_build_object('remedy', g.remedy, 'reason', g.reason, 'deciders', g.deciders,
           'ruled_at', g.ruled_at, 'undone_at', g.undone_at, 'undone_reason', g.undone_reason) order by g.id desc)
         from protest_ruling g where g.protest_id = p.id), '[]') as rulings,
       coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'corner', r.corner, 'claim', r.claim, 'round', r.round,
           'at', c.from_at) order by c.from_at, c.id)
         from ${CLIPS_OF_MATCH} and ${IS_OFFICE}), '[]') as clips
     from protest p
     join match m on m.id = p.match_id
     join tournament t on t.id = p.tournament_id and t.deleted_at is null
     join pool_unit u on u.id = p.unit_id
     left join contingent c on c.id = u.contingent_id
     where ($3::bigint is null or p.tournament_id = $3) and ($4::bigint is null or p.id = $4)
       and (${IS_OFFICE} or c.account_id = $1 or (p.returned_at is not null and exists (select 1 from match x
         join pool_unit o on o.id in (x.blue_unit_id, x.red_unit_id) join contingent oc on oc.id = o.contingent_id
         where ${SAME_MATCH} and oc.account_id = $1)))
     order by p.id desc limit 500`,
    [accountId, office, tournamentId, id],
  );
  const matches = await readLiveMatches(manager, { matchIds: [...new Set(rows.map((row) => row.match_id))] });
  const byId = new Map(matches.map((match) => [match.id, match]));
  return rows.flatMap(({ match_id, rulings, clips, ...row }) => {
    const match = byId.get(match_id);
    if (!match) return [];
    const told = rulings.map((one) => ({
      ...one,
      ruled_at: isoOf(one.ruled_at),
      undone_at: one.undone_at && isoOf(one.undone_at),
    }));
    const { level, returned_at, taken_at } = row;
    return {
      ...row,
      match,
      counts_from: row.counts_from.toISOString(),
      taken_at: taken_at.toISOString(),
      return_by: new Date(returnBy(level, taken_at.getTime())).toISOString(),
      returned_at: returned_at?.toISOString() ?? null,
      decide_by: returned_at && new Date(decideBy(level, returned_at.getTime())).toISOString(),
      fee_at: row.fee_at?.toISOString() ?? null,
      ruling: told.find((one) => one.undone_at === null) ?? null,
      undone: told.filter((one) => one.undone_at !== null),
      clips: clips.map(({ corner, claim, at, ...clip }) => ({
        ...clip,
        card: openCardText({ corner, claim }),
        at: isoOf(at),
      })),
    };
  });
}

const isoOf = (instant: string): string => new Date(instant).toISOString();
