// What a bracket says of a game besides its opponents: how it ended, and how its result stands.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { RESULT_STATE_LABELS, type ResultState } from '@gelanggang/domain/results/result-state';
import { scoresText } from '@gelanggang/domain/scoring/decision-text';
import { bracketTexts as texts } from './texts';

type Marked = keyof typeof texts.marks;

const isMarked = (state: ResultState | null | undefined): state is Marked => state != null && state in texts.marks;

/** null where a result is simply official, or there is none. */
export const markOf = ({ state }: Pick<BracketGame, 'state'>): string | null =>
  isMarked(state) ? texts.marks[state] : null;

export const isOver = ({ status }: Pick<BracketGame, 'status'>): boolean =>
  status === 'finished' || status === 'walkover';

/** Of a game that is over: its score, 'WO' where it was not fought, a dash where nobody won. Never its time: that is of one to come. */
export const endOf = (game: Pick<BracketGame, 'status' | 'winner' | 'blue_score' | 'red_score'>): string =>
  scoresText(game.blue_score, game.red_score) ||
  (game.winner === null ? '–' : game.status === 'walkover' ? texts.walkover : '');

/** 'Rincian partai A24, Semifinal, dalam protes' */
export const detailsOf = ({ partai, round_label: round, state }: BracketGame): string =>
  [texts.details(partai, roundText(round)), isMarked(state) ? RESULT_STATE_LABELS[state].toLowerCase() : '']
    .filter(Boolean)
    .join(', ');
