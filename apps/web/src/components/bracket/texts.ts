// The words on a bracket.
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { RESULT_STATE_LABELS, type ResultState } from '@gelanggang/domain/results/result-state';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import type { BracketGame } from '@gelanggang/contract/brackets';

export const bracketTexts = {
  bye: 'BYE',
  toBeDecided: 'TBD',
  nobody: '-',
  dummy: 'lawan tanding',
  ...CORNER_LABELS,
  running: 'kini',
  runningNow: MATCH_STATUS_LABELS.ongoing,
  winner: 'Menang',
  /** What a small box says of a result that is not simply official. */
  marks: { unofficial: 'belum', protested: 'protes', corrected: 'koreksi' } satisfies Partial<
    Record<ResultState, string>
  >,
  leads: 'Unggul',
  champion: 'Juara',
  fitWidth: 'Sesuai lebar',
  parts: 'Bagian bagan',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  winnerPath: 'jalur pemenang',
  runningWord: 'berlangsung',
  section: (number: number, count: number) => `Bagian ${number} dari ${count}`,
  winnerOfSection: (number: number) => `Pemenang Bagian ${number}`,
  lastRounds: 'Babak akhir',
  leadsTo: (round: string) => `ke ${round}`,
  details: (game: BracketGame) =>
    [
      game.partai === null ? `Rincian ${game.round_label}` : `Rincian partai ${game.partai}, ${game.round_label}`,
      isMarked(game.state) ? RESULT_STATE_LABELS[game.state].toLowerCase() : '',
    ]
      .filter(Boolean)
      .join(', '),
};

type Marked = keyof typeof bracketTexts.marks;

const isMarked = (state: ResultState | null | undefined): state is Marked =>
  state != null && state in bracketTexts.marks;

/** null where a result is simply official, or there is none. */
export const markOf = ({ state }: Pick<BracketGame, 'state'>): string | null =>
  isMarked(state) ? bracketTexts.marks[state] : null;
