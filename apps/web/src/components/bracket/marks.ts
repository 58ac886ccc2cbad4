// What a bracket says of a game besides its opponents: how its result stands.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { RESULT_STATE_LABELS, type ResultState } from '@gelanggang/domain/results/result-state';
import { bracketTexts as texts } from './texts';

type Marked = keyof typeof texts.marks;

const isMarked = (state: ResultState | null | undefined): state is Marked => state != null && state in texts.marks;

/** null where a result is simply official, or there is none. */
export const markOf = ({ state }: Pick<BracketGame, 'state'>): string | null =>
  isMarked(state) ? texts.marks[state] : null;

/** 'Rincian partai A24, Semifinal, dalam protes' */
export const detailsOf = ({ partai, round_label: round, state }: BracketGame): string =>
  [texts.details(partai, roundText(round)), isMarked(state) ? RESULT_STATE_LABELS[state].toLowerCase() : '']
    .filter(Boolean)
    .join(', ');
