// What a weigh-in does to the bracket: the walkover of who may not fight, and taking it back.
import type { EntityManager } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import { readBarredUnits } from '@gelanggang/database/queries/barred.queries';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import {
  type BracketMatch,
  type Decision,
  decideMatch,
  winAlone,
  withdrawResult,
} from '@gelanggang/domain/draw/advance';
import { forfeitOf } from '@gelanggang/domain/draw/forfeit';
import { BARRED_REASONS, type BarredBy, whyNeither, WON_BY } from '@gelanggang/domain/results/barred';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import type { WeighInOutcome } from '@gelanggang/domain/athletes/weigh-in';
import { lockBracket } from '@gelanggang/drawing/bracket-state';
import { decideUnbarred } from '@gelanggang/drawing/decide-unbarred';
import { loseWhoIsBarred } from '@gelanggang/drawing/left-barred';
import { loseBoth } from '@gelanggang/drawing/lose-both';
import { loseWonAlone } from '@gelanggang/drawing/lose-won-alone';
import { saveAdvance } from '@gelanggang/drawing/save-advance';
import { readNeverWinning, saveWalkover } from '@gelanggang/drawing/save-walkover';
import { withdrawStanding } from '@gelanggang/drawing/write-results';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { partaiObject } from '@gelanggang/domain/schedule/partai-names';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { conflict } from '../http/refusals';
import { lockAthlete, type LockedAthlete } from './locked-athlete';
import { weighInSentences } from './sentences';
import { weighInTexts } from './texts';

export interface Effect {
  changed: LiveMatch[];
  effects: string[];
  /** Of the walkover that was given. */
  resultId: number | null;
  /** Why none could be given. */
  refusal?: Sentence;
}

export const NO_EFFECT: Effect = { changed: [], effects: [], resultId: null };

type Lost = Exclude<WeighInOutcome, 'present'>;

/** What the scales of a day say of an athlete who may not fight, and who has entered it. */
interface Weighed {
  date: string;
  outcome: Lost;
  accountId: number;
}

/** What the scales say stands already: with it, all who may not fight are known. */
export async function giveWalkover(manager: EntityManager, athlete: LockedAthlete, weighed: Weighed): Promise<Effect> {
  const found = await lockBracket(manager, athlete.poolId);
  const lost = await loseWonAlone(manager, found, athlete.unitId);
  if (lost) await saveAdvance(manager, found, lost, [], weighed.accountId);
  const alone = (lost ?? []).map(({ id }) => id);
  const before = lost ? await lockBracket(manager, athlete.poolId) : found;
  const effect = await giveNext(manager, before, athlete, weighed);
  if (alone.length === 0) return effect;
  const now = await readLiveMatches(manager, {
    matchIds: [...new Set([...alone, ...effect.changed.map(({ id }) => id)])],
  });
  return { changed: now, effects: effectsOf(now, alone[0] ?? 0), resultId: effect.resultId };
}

async function giveNext(
  manager: EntityManager,
  before: readonly BracketMatch[],
  athlete: LockedAthlete,
  weighed: Weighed,
): Promise<Effect> {
  const out = await alsoOut(manager, athlete, weighed.date);
  const lost = { accountId: weighed.accountId, because: weighed.outcome };
  const both = await loseBoth(manager, before, athlete.unitId, lost);
  if (both) return toldOf(manager, both.changed, both);
  const cannotWin = new Set([...(await readNeverWinning(manager, athlete.poolId)), ...out.keys()]);
  const forfeit = forfeitOf(before, athlete.unitId, cannotWin);
  if (!forfeit.ok) {
    if (forfeit.code === 'match-running') throw conflict(weighInSentences.ongoing(athlete.name));
    const { opponentUnknown, noMatchLeft } = weighInSentences;
    const refusal = forfeit.code === 'opponent-unknown' ? opponentUnknown : noMatchLeft;
    return { ...NO_EFFECT, effects: [refusal.text], refusal };
  }
  const { matchId, decision } = forfeit;
  const after = await decideUnbarred(manager, matchId, (barred) => decideMatch(before, matchId, decision, barred));
  if (!after.ok) throw new Error(`A forfeit of match ${matchId} was refused: ${after.code}`);
  const met = before.find(({ id }) => id === matchId);
  // a dummy cannot win either, and is not out at any scales
  const [by] = CORNERS.flatMap((corner) => out.get(met?.[corner].unitId ?? 0) ?? []);
  const neither = by === undefined ? null : whyNeither([weighed.outcome, by]);
  const why = decision.winner !== null ? WON_BY[weighed.outcome] : neither;
  return saveForfeit(manager, before, after.changed, { matchId, decision, why }, weighed);
}

async function saveForfeit(
  manager: EntityManager,
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  { matchId, decision, why }: { matchId: number; decision: Decision; why: Reason | null },
  { outcome, accountId }: Weighed,
): Promise<Effect> {
  const reason = BARRED_REASONS[outcome];
  const resultId = await saveWalkover(manager, before, changed, {
    ...{ matchId, decision, reason, winReason: why, accountId },
  });
  return toldOf(manager, changed, { matchId, resultId });
}

async function toldOf(
  manager: EntityManager,
  changed: readonly BracketMatch[],
  { matchId, resultId }: { matchId: number; resultId: number },
): Promise<Effect> {
  const live = await readLiveMatches(manager, { matchIds: changed.map((match) => match.id) });
  return { changed: live, effects: effectsOf(live, matchId), resultId };
}

/** The walkover stands, for what the scales say now; one that people have changed since keeps their reason. */
export async function sayWhyLost(manager: EntityManager, resultId: number | null, outcome: Lost): Promise<LiveMatch[]> {
  const [rows] = await manager.query<[{ matchId: number }[], number]>(
    `update result set reason = $2, win_reason = case when win_reason = any($4) then $3 else win_reason end
     where id = $1 and withdrawn_at is null returning match_id as "matchId"`,
    [resultId, BARRED_REASONS[outcome], WON_BY[outcome], [WON_BY.absent, WON_BY['out-of-class']]],
  );
  return rows.length === 0 ? [] : readLiveMatches(manager, { matchIds: rows.map(({ matchId }) => matchId) });
}

/** Units of the pool, the athlete's own left out, that the scales of the day do not let fight, or their doping. */
async function alsoOut(
  manager: EntityManager,
  { poolId, unitId }: LockedAthlete,
  date: string,
): Promise<ReadonlyMap<number, BarredBy>> {
  const rows = await manager.query<{ id: number; by: BarredBy }[]>(
    `select u.id, coalesce(w.outcome, 'doping') as by
     from pool_unit u join pool_unit_member um on um.unit_id = u.id
     left join disqualified_unit q on q.unit_id = u.id
     left join weigh_in w on w.participant_id = um.participant_id and w.replaced_at is null and w.date = $3::date
       and w.outcome <> 'present'
     where u.pool_id = $1 and u.id <> $2 and (q.unit_id is not null or w.outcome is not null)`,
    [poolId, unitId, date],
  );
  return new Map(rows.map(({ id, by }) => [id, by]));
}

/**
 * Nothing to take back where people have changed that result since. Where both had lost by it, the other one still has, and
 * the athlete wins.
 */
export async function takeWalkoverBack(
  manager: EntityManager,
  athlete: LockedAthlete,
  resultId: number | null,
  accountId: number,
  reason: string,
): Promise<Effect> {
  const before = await lockBracket(manager, athlete.poolId);
  const [result] = await manager.query<{ matchId: number }[]>(
    'select match_id as "matchId" from result where id = $1 and withdrawn_at is null',
    [resultId],
  );
  if (!result) return winAfterAll(manager, athlete, before, accountId);
  const after = withdrawResult(before, result.matchId);
  if (!after.ok) {
    throw conflict(weighInSentences.cannotWithdraw);
  }
  await withdrawStanding(manager, result.matchId, accountId, reason);
  await saveAdvance(manager, before, after.changed, [result.matchId], accountId);
  const changed = await readLiveMatches(manager, { matchIds: after.changed.map((match) => match.id) });
  const taken = { changed, effects: [weighInTexts.walkoverTakenBack(nameOf(changed, result.matchId))], resultId: null };
  const [other] = await manager.query<{ id: number; participantId: number; date: string; outcome: Lost }[]>(
    `select id, participant_id as "participantId", to_char(date, 'YYYY-MM-DD') as date, outcome from weigh_in
     where walkover_result_id = $1 and replaced_at is null and participant_id <> $2`,
    [resultId, athlete.participantId],
  );
  if (!other) {
    const given = await loseWhoIsBarred(manager, { poolId: athlete.poolId, matchId: result.matchId }, accountId);
    if (given.length === 0) return taken;
    const ids = [...new Set([...given, ...after.changed.map(({ id }) => id)])];
    const now = await readLiveMatches(manager, { matchIds: ids });
    return { ...taken, changed: now, effects: [...taken.effects, ...effectsOf(now, result.matchId)] };
  }
  const loser = await lockAthlete(manager, other.participantId, other.date);
  const given = await giveWalkover(manager, loser, { date: other.date, outcome: other.outcome, accountId });
  await manager.query('update weigh_in set walkover_result_id = $2 where id = $1', [other.id, given.resultId]);
  const now = new Set(given.changed.map((match) => match.id));
  return {
    ...taken,
    changed: [...given.changed, ...changed.filter((match) => !now.has(match.id))],
    effects: [...taken.effects, ...given.effects],
  };
}

/** Whoever was left alone in a match and could not win it, wins it now: unless the scales of another day keep it out. */
async function winAfterAll(
  manager: EntityManager,
  { poolId, unitId }: LockedAthlete,
  before: readonly BracketMatch[],
  accountId: number,
): Promise<Effect> {
  const out = await readNeverWinning(manager, poolId);
  const after = out.has(unitId) ? null : winAlone(before, unitId);
  const [won] = after?.changed ?? [];
  if (!after || !won) return NO_EFFECT;
  if ((await readBarredUnits(manager, [{ matchId: won.id, unitId }])).length > 0) return NO_EFFECT;
  await saveAdvance(manager, before, after.changed, [], accountId);
  const changed = await readLiveMatches(manager, { matchIds: after.changed.map((match) => match.id) });
  return { changed, effects: effectsOf(changed, won.id), resultId: null };
}

const nameOf = (changed: readonly LiveMatch[], id: number): string => {
  const match = changed.find((one) => one.id === id);
  return match?.partai ? partaiObject(match.partai) : (match?.round_label ?? '').toLowerCase();
};

/** Who wins by walkover, the match itself first, and where they come to stand. */
function effectsOf(changed: readonly LiveMatch[], matchId: number): string[] {
  const decided = changed.filter((match) => match.status === 'walkover');
  return [...decided.filter((one) => one.id === matchId), ...decided.filter((one) => one.id !== matchId)].flatMap(
    (match) => {
      const where = nameOf(changed, match.id);
      if (match.winner === null) return [weighInTexts.nobodyWins(where)];
      const { name, contingent } = match[match.winner];
      const next = changed.find((one) => one.id === match.next_match_id);
      const onward = next ? weighInTexts.andOn(nameOf(changed, next.id), next.round_label) : '';
      return [weighInTexts.wonByWalkover(name, contingent, where, onward)];
    },
  );
}
