// What the rules say of the match on the mat, for the operator to confirm.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResultProposal } from '@gelanggang/contract/scoring';
import { databaseNow, findClock } from '@gelanggang/database/queries/match-clock.queries';
import { stateOf } from '@gelanggang/database/queries/score-sheet.queries';
import { clockAt } from '@gelanggang/domain/results/match-clock';
import { proposeResult, scoreOf, winningGap } from '@gelanggang/domain/scoring/proposed-result';
import { refuseForeignArena } from '../arena-control/locked-match';
import type { Operator } from '../http/current-account';
import { conflict, notFound } from '../http/refusals';
import { currentSheet } from './panel-state.queries';

interface Fought {
  arenaId: number | null;
  status: string;
  upToYears: number | null;
  blueWeight: number | null;
  redWeight: number | null;
}

const NOTHING = { points: [], penalties: [], knockdowns: [] };

@Injectable()
export class ProposalQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** 409 unless the match is on. Nothing scored is level at nil. */
  async proposal(matchId: number, operator: Operator): Promise<ResultProposal> {
    const { manager } = this.dataSource;
    const [match] = await manager.query<Fought[]>(FOUGHT, [matchId]);
    if (!match) throw notFound('Partai tidak ditemukan.');
    await refuseForeignArena(manager, operator, match.arenaId);
    const saved = match.status === 'ongoing' ? await findClock(manager, matchId) : null;
    if (!saved) throw conflict('Partai ini sedang tidak berlangsung.');
    const clock = clockAt(saved.clock, saved.plan, await databaseNow(manager));
    const sheet = await currentSheet(manager, matchId);
    const state = sheet ? stateOf(sheet) : NOTHING;
    return {
      blue_score: scoreOf(state, 'blue'),
      red_score: scoreOf(state, 'red'),
      proposal: proposeResult({
        ...state,
        gap: winningGap(match.upToYears),
        isOver: clock.phase === 'over',
        hadExtraRound: clock.phase === 'over' && clock.round > saved.plan.roundCount,
        weights: { blue: match.blueWeight, red: match.redWeight },
      }),
    };
  }
}

const weightOf = (unit: string): string => `(select max(t.body_weight) from pool_unit_member um
  join participant pa on pa.id = um.participant_id join team_member t on t.id = pa.team_member_id
  where um.unit_id = ${unit})`;

const FOUGHT = `
  select coalesce(m.arena_id, s.tournament_arena_id) as "arenaId", m.status, a.up_to_years as "upToYears",
    ${weightOf('m.blue_unit_id')}::float8 as "blueWeight", ${weightOf('m.red_unit_id')}::float8 as "redWeight"
  from match m
  join tournament tn on tn.id = m.tournament_id and tn.deleted_at is null
  join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id join age_category a on a.id = d.age_category_id
  left join schedule_detail sd on sd.match_id = m.id left join schedule s on s.id = sd.schedule_id
  where m.id = $1 and m.kind = 'tanding'`;
