// What the rules say of the match on the mat, for the table and the operator to confirm.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ResultProposal, ScoreSheet } from '@gelanggang/contract/scoring';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { type ClockNow, findClockNow } from '@gelanggang/database/queries/match-clock.queries';
import { readKeptRules, readMatchRules } from '@gelanggang/database/queries/match-rules.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { readCurrentSheets, stateOf } from '@gelanggang/database/queries/score-sheet.queries';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { clockAt } from '@gelanggang/domain/results/match-clock';
import { articleOf, proposeResult, scoreOf } from '@gelanggang/domain/scoring/proposed-result';
import { refuseForeignArena } from '../arena-control/locked-match';
import type { Operator } from '../http/current-account';
import { conflict, notFound } from '../http/refusals';
import { currentSheet } from './panel-state.queries';
import { thingSentences } from '../http/sentences';
import { scoringSentences } from './sentences';

interface Fought {
  id: number;
  arenaId: number | null;
  status: string;
  blueWeight: number | null;
  redWeight: number | null;
}

const NOTHING = { points: [], penalties: [], knockdowns: [], stops: [] };

@Injectable()
export class ProposalQueries {
  constructor(private readonly dataSource: DataSource) {}

  async ofMatch(matchId: number, operator: Operator): Promise<ResultProposal> {
    const { manager } = this.dataSource;
    const match = await foughtMatch(manager, matchId);
    await refuseForeignArena(manager, operator, match.arenaId);
    return proposedFor(manager, matchId);
  }

  async atArena({ arenaId }: PanelDevice): Promise<ResultProposal> {
    const { manager } = this.dataSource;
    const [match] = await manager.query<{ id: number }[]>(
      `select id from match where arena_id = $1 and status = 'ongoing' and kind = 'tanding'`,
      [arenaId],
    );
    if (!match) throw conflict(scoringSentences.nothingOngoing);
    return proposedFor(manager, match.id);
  }
}

/** 409 unless the match is on. */
export async function proposedFor(manager: EntityManager, matchId: number): Promise<ResultProposal> {
  const proposal = await standingProposal(manager, matchId);
  if (!proposal) throw conflict(scoringSentences.notOngoing);
  return proposal;
}

/** null unless the match is on. Nothing scored is level at nil. `clock`: what somebody else is reading of it already. */
export function standingProposal(
  manager: EntityManager,
  matchId: number,
  clock = findClockNow(manager, matchId),
): Promise<ResultProposal | null> {
  return proposalOf(manager, matchId, 'ongoing', clock);
}

/** What the rules say of a match that has ended, by its sheet and its clock as they stood then; null where none was kept. */
export function endedProposal(manager: EntityManager, matchId: number): Promise<ResultProposal | null> {
  return proposalOf(manager, matchId, 'finished', findClockNow(manager, matchId));
}

async function foughtMatch(manager: EntityManager, matchId: number): Promise<Fought> {
  const [match] = await manager.query<Fought[]>(FOUGHT, [[matchId]]);
  if (!match) throw notFound(thingSentences.match);
  return match;
}

/** Of matches that are on, by id; what cannot be said of one by what it has kept since it began is left out. `clocks`: by match. */
export async function standingProposals(
  manager: EntityManager,
  matchIds: readonly number[],
  clocks: Promise<ReadonlyMap<number, ClockNow>>,
): Promise<ReadonlyMap<number, ResultProposal>> {
  const [fought, saved, sheets, kept] = await Promise.all([
    manager.query<Fought[]>(FOUGHT, [matchIds]),
    clocks,
    readCurrentSheets(manager, matchIds),
    readKeptRules(manager, matchIds),
  ]);
  const sheetOf = new Map(sheets.map((sheet) => [sheet.match_id, sheet]));
  return new Map(
    fought.flatMap((match) => {
      const [clock, sheet] = [saved.get(match.id), sheetOf.get(match.id) ?? null];
      const rules = sheet?.rules ?? kept.get(match.id);
      return match.status === 'ongoing' && clock && rules ? [[match.id, proposed(match, clock, sheet, rules)]] : [];
    }),
  );
}

async function proposalOf(
  manager: EntityManager,
  matchId: number,
  status: 'ongoing' | 'finished',
  read: Promise<ClockNow | null>,
): Promise<ResultProposal | null> {
  const [match, saved, sheet, kept] = await Promise.all([
    foughtMatch(manager, matchId),
    read,
    currentSheet(manager, matchId),
    readMatchRules(manager, matchId),
  ]);
  if (match.status !== status || !saved) return null;
  const rules = sheet?.rules ?? kept;
  if (!rules) throw new Error(`Match ${matchId} of tanding has no rules.`);
  return proposed(match, saved, sheet, rules);
}

function proposed(match: Fought, saved: ClockNow, sheet: ScoreSheet | null, rules: TandingRules): ResultProposal {
  const clock = clockAt(saved.clock, saved.plan, saved.now);
  const state = sheet ? stateOf(sheet) : NOTHING;
  const isOver = clock.phase === 'over';
  const proposal = proposeResult({
    ...state,
    rules,
    round: clock.round,
    isOver,
    hadExtraRound: isOver && clock.round > saved.plan.roundCount,
    weights: { blue: match.blueWeight, red: match.redWeight },
    lot: sheet?.lot?.winner ?? null,
  });
  return {
    blue_score: scoreOf(state, 'blue', rules),
    red_score: scoreOf(state, 'red', rules),
    proposal,
    article: articleOf(proposal, { ...state, rules }),
  };
}

/**
 * On the scales of the day for which the match is planned, which the list of the scales is of, also where a late session
 * goes on past midnight; else of the day on which it began. null where nobody was weighed.
 */
const weightOf = (unit: string): string => `(select w.weight from pool_unit_member um
  join weigh_in w on w.participant_id = um.participant_id and w.replaced_at is null and w.weight is not null
    and w.date in (s.scheduled_date, (m.started_at at time zone tn.time_zone)::date)
  where um.unit_id = ${unit} order by w.date is not distinct from s.scheduled_date desc, w.weight desc limit 1)`;

const FOUGHT = prepared(`
  select m.id, coalesce(m.arena_id, s.tournament_arena_id) as "arenaId", m.status,
    ${weightOf('m.blue_unit_id')}::float8 as "blueWeight", ${weightOf('m.red_unit_id')}::float8 as "redWeight"
  from match m
  join tournament tn on tn.id = m.tournament_id and tn.deleted_at is null
  left join schedule_detail sd on sd.match_id = m.id left join schedule s on s.id = sd.schedule_id
  where m.id = any($1::bigint[]) and m.kind = 'tanding'`);
