// Which results of an arena the announcer still has to tell, and in which words.
import type { LiveMatch } from '@gelanggang/contract/live';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { decisionReason } from '@gelanggang/domain/scoring/decision-text';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { ArenaDay } from '@web/live/arena-days';
import { announcerTexts as texts } from './texts';

/** Told to the hall once it is decided. */
export const isProtested = ({ standing }: LiveMatch): boolean => standing?.state === 'protested';

/** Those that can be told first; of a battle the row that decided it. */
export function untold({ done }: ArenaDay): LiveMatch[] {
  const byDecision = new Map<string, LiveMatch>();
  const over = done
    .map(({ match }) => match)
    .filter((match) => match.finished_at !== null && match.announced_at === undefined && match.seni?.is_held !== true)
    .sort((a, b) => (a.finished_at ?? '').localeCompare(b.finished_at ?? '') || a.id - b.id);
  for (const match of over) {
    const { pool_id: pool, battle_group: battle, id } = match;
    byDecision.set(battle === null ? String(id) : `${pool} ${battle}`, match);
  }
  const all = [...byDecision.values()];
  return [...all.filter((match) => !isProtested(match)), ...all.filter(isProtested)];
}

/** Under protest, or in place of another result. */
export function changedOf({ done }: ArenaDay, waiting: readonly LiveMatch[]): LiveMatch[] {
  const since = ({ standing }: LiveMatch): string =>
    (standing?.state === 'corrected' ? standing.correction?.at : standing?.protest?.since) ?? '';
  return done
    .map(({ match }) => match)
    .filter((match) => match.standing?.state === 'corrected' || isProtested(match))
    .filter((match) => !waiting.includes(match))
    .sort((a, b) => since(b).localeCompare(since(a)) || b.id - a.id);
}

/** 'Pemenang sudut biru: Raka Aditya, 21–18, Menang angka'. */
export function winnerInWords(match: LiveMatch, { done }: Pick<ArenaDay, 'done'>): string {
  const points = (one: LiveMatch | undefined) =>
    typeof one?.seni?.score === 'number' ? seniScoreText(one.seni.score) : '';
  if (match.kind === 'seni' && match.mode === 'default') {
    const outcome = match.seni?.outcome ?? 'performed';
    const ended = outcome === 'performed' ? points(match) : PERFORMANCE_OUTCOME_LABELS[outcome];
    return [shownName(match.blue.name), ended].filter(Boolean).join(', ');
  }
  const { winner } = match;
  if (!winner) return [texts.noWinner, decisionReason({ reason: match.win_reason })].filter(Boolean).join(', ');
  // a row of a battle knows who performed in it, not the opponent
  const own = match.kind === 'tanding' ? match : done.map((one) => one.match).find((one) => isRowOf(one, match));
  const score = match.blue_score !== null && match.red_score !== null ? `${match.blue_score}–${match.red_score}` : '';
  const how =
    match.win_kind === null
      ? MATCH_STATUS_LABELS.walkover
      : isWinKind(match.win_kind)
        ? WIN_KIND_LABELS[match.win_kind]
        : '';
  const why = match.win_kind === null ? decisionReason({ reason: match.win_reason }) : '';
  const who = [texts.winner(CORNER_LABELS[winner]), own ? shownName(own[winner].name) : ''].filter(Boolean).join(': ');
  return [who, match.kind === 'seni' ? points(own) : score, how, why].filter(Boolean).join(', ');
}

/** The row in which the winner of the battle performed. */
const isRowOf = (one: LiveMatch, { pool_id: pool, battle_group: battle, winner }: LiveMatch): boolean =>
  one.pool_id === pool && one.battle_group === battle && one.corner === winner;
