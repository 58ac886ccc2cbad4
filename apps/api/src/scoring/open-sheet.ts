// The sheet of the match on an arena's mat, held until the transaction ends: whoever scores there takes their turn.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { LiveScore, ScoreSheet } from '@gelanggang/contract/scoring';
import {
  clockBefore,
  type ClockNow,
  findClockNow,
  type SavedClock,
} from '@gelanggang/database/queries/match-clock.queries';
import { hasPhone, judgesThere } from '@gelanggang/database/queries/panel.queries';
import { readMatchRules } from '@gelanggang/database/queries/match-rules.queries';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { readLiveScore, readScoreSheet } from '@gelanggang/database/queries/score-sheet.queries';
import { clockAt } from '@gelanggang/domain/results/match-clock';
import { type AgreementRule, DEFAULT_RULE } from '@gelanggang/domain/scoring/agreement';
import { roundOfEntry } from '@gelanggang/domain/scoring/entry-round';
import { counterNow } from '@gelanggang/domain/scoring/counted-by';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import { partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { conflict, invalid } from '../http/refusals';
import { scoringSentences } from './sentences';

export interface OpenSheet {
  id: number;
  matchId: number;
  arenaId: number;
  rule: AgreementRule;
  /** By which the match is fought, as they were when it began. */
  rules: TandingRules;
  /** This transaction has begun it: everybody is told, or the score of the match before stands on their pages. */
  isBegun: boolean;
  /** As it was at `now`. */
  clock: SavedClock;
  /** The moment of the entry, in milliseconds since 1970, on the clock that all instants of a match are taken from. */
  now: number;
  /** When the database was asked for its time, and when it had answered, in milliseconds of `performance.now()`. */
  asked: { from: number; until: number };
}

/** What a panel says of a press that it may have kept while there was no network. */
export interface Press {
  key?: string | undefined;
  match_id?: number | undefined;
  pressed_at?: number | undefined;
}

/** A device's clock is measured, not exact: a press so shortly before the start belongs to it. */
const CLOCK_SLACK_MS = 2_000;

interface Row {
  id: number;
  matchId: number;
  judges: number;
  agree: number;
  withinMs: number;
  rules: TandingRules | null;
}

/**
 * null while no match is fought in the arena by the clock. The first to score begins the sheet, by the tournament's rule of
 * then. 409 for a press that was meant for another match, or for an earlier start of this one. `mayBegin`: asked where no sheet
 * has been begun; null where it says no.
 */
export async function openSheet(
  manager: EntityManager,
  arenaId: number,
  press: Press = {},
  mayBegin: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<OpenSheet | null> {
  // shared: a step of the clock or the end of the match waits for us, and we for it
  const [match] = await manager.query<{ id: number; startedAt: Date }[]>(MATCH_ON_MAT, [arenaId]);
  if (press.match_id !== undefined && match?.id !== press.match_id) throw await otherMatch(manager, press.match_id);
  if (!match) return null;
  const [timed, standing] = await Promise.all([clockWithTimes(manager, match.id), lockSheet(manager, match.id)]);
  const { read, asked } = timed;
  if (!read) return null;
  const moment = await momentOf(manager, match, read, press);
  if (!standing && !(await mayBegin())) return null;
  const { sheet, rules } = standing ?? (await beginSheet(manager, match.id));
  const { id, matchId, judges, agree, withinMs } = sheet;
  return { id, matchId, arenaId, rule: { judges, agree, withinMs }, rules, isBegun: !standing, ...moment, asked };
}

/** The clock, and when the database was asked for its time. */
async function clockWithTimes(
  manager: EntityManager,
  matchId: number,
): Promise<Pick<OpenSheet, 'asked'> & { read: ClockNow | null }> {
  const from = performance.now();
  const read = await findClockNow(manager, matchId);
  return { read, asked: { from, until: performance.now() } };
}

const MATCH_ON_MAT = prepared(
  `select id, started_at as "startedAt" from match
   where arena_id = $1 and status = 'ongoing' and kind = 'tanding' for share`,
);

const SHEET = prepared(
  `select s.id, s.match_id as "matchId", s.judges, s.agree, s.within_ms as "withinMs", s.rules
   from score_sheet s join match m on m.id = s.match_id and m.started_at = s.started_at
   where s.match_id = $1 for no key update of s`,
);

type Locked = { sheet: Row; rules: TandingRules };

/** null until somebody has scored. */
async function lockSheet(manager: EntityManager, matchId: number): Promise<Locked | null> {
  const [sheet] = await manager.query<Row[]>(SHEET, [matchId]);
  return sheet ? { sheet, rules: sheet.rules ?? (await rulesOf(manager, matchId)) } : null;
}

async function beginSheet(manager: EntityManager, matchId: number): Promise<Locked> {
  const rules = await rulesOf(manager, matchId);
  await manager.query(
    `insert into score_sheet (match_id, arena_id, started_at, judges, agree, within_ms, rules, card_returns)
     select m.id, m.arena_id, m.started_at, coalesce(r.judges, $2), coalesce(r.agree, $3), coalesce(r.within_ms, $4), $5,
       coalesce(r.card_returns, false)
     from match m left join scoring_setting r on r.tournament_id = m.tournament_id
     where m.id = $1
     on conflict (match_id, started_at) do nothing`,
    [matchId, DEFAULT_RULE.judges, DEFAULT_RULE.agree, DEFAULT_RULE.withinMs, JSON.stringify(rules)],
  );
  // a statement of its own: what somebody else began meanwhile is seen
  const locked = await lockSheet(manager, matchId);
  if (!locked) throw new Error(`Match ${matchId} is ongoing without a sheet.`);
  return locked;
}

async function rulesOf(manager: EntityManager, matchId: number): Promise<TandingRules> {
  const rules = await readMatchRules(manager, matchId);
  if (!rules) throw new Error(`Match ${matchId} of tanding has no rules.`);
  return rules;
}

async function otherMatch(manager: EntityManager, matchId: number) {
  const [meant] = await manager.query<{ partai: string | null; isOver: boolean }[]>(
    `select ${partaiOfMatchSql('m.id')} as partai, m.status in ('finished', 'walkover') as "isOver"
     from match m where m.id = $1`,
    [matchId],
  );
  const name = partaiSubject(meant?.partai ?? null);
  return conflict(meant?.isOver ? scoringSentences.isOver(name) : scoringSentences.isNotOngoing(name));
}

/** The moment of a press, and the clock of the match as it was then. */
async function momentOf(
  manager: EntityManager,
  match: { id: number; startedAt: Date },
  { now: present, ...saved }: SavedClock & { now: number },
  { pressed_at: pressedAt }: Press,
): Promise<Pick<OpenSheet, 'clock' | 'now'>> {
  if (pressedAt === undefined) return { clock: saved, now: present };
  const startedAt = match.startedAt.getTime();
  if (pressedAt < startedAt - CLOCK_SLACK_MS) throw conflict(scoringSentences.beforeStart);
  const now = Math.max(startedAt, Math.min(present, pressedAt));
  if (now >= saved.changedAt) return { clock: saved, now };
  return { clock: { ...saved, clock: await clockBefore(manager, match.id, now) }, now };
}

/** Whose turn it was to count, at the moment of the press: nobody counts beside them. */
export async function whoCounts(
  manager: EntityManager,
  { arenaId, rule, now }: OpenSheet,
): Promise<ReturnType<typeof counterNow>> {
  const there = await judgesThere(manager, arenaId, now);
  const judges = there.filter((seat) => seat <= rule.judges).length;
  return counterNow({ judges, agree: rule.agree, hasPhone: await hasPhone(manager, arenaId, now) });
}

/** The round that is on, or was on last. */
export function roundNow({ clock, now }: OpenSheet): number {
  return clockAt(clock.clock, clock.plan, now).round;
}

/** In which an entry happened that may name it; 422 for one that had not begun by then. */
export function roundNamed(open: OpenSheet, named: number | undefined): number {
  const entered = roundOfEntry(named, roundNow(open));
  if (!entered.ok) throw invalid({ round: [scoringSentences.roundNotBegun] });
  return entered.round;
}

export async function sheetOf(manager: EntityManager, { id }: { id: number }): Promise<ScoreSheet> {
  const sheet = await readScoreSheet(manager, { sheetId: id });
  if (!sheet) throw new Error(`Sheet ${id} is gone within its own transaction.`);
  return sheet;
}

/** Tells everybody the score as it is now; answers it once it is told. */
export function tellScore(emit: Emit, { id, arenaId }: Pick<OpenSheet, 'id' | 'arenaId'>): () => LiveScore {
  let told: LiveScore | undefined;
  emit.whole(streams.arena(arenaId), 'score.changed', async (locked) => {
    const score = await readLiveScore(locked, id);
    told = score;
    return { score };
  });
  return () => {
    if (!told) throw new Error('A score was answered before it was told.');
    return told;
  };
}
