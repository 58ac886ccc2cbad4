// By what a battle of jurus was decided, in words.

/** What a battle was decided by, as every screen says it. */
export const DECIDED_BY = [
  ...(['score', 'penalty', 'time', 'deviation', 'lot', 'disqualified', 'reached', 'longer'] as const),
];
export type DecidedBy = (typeof DECIDED_BY)[number];
export const DECIDED_BY_LABELS: Readonly<Record<DecidedBy, string>> = {
  score: 'nilai lebih tinggi',
  penalty: 'hukuman lebih ringan',
  time: 'waktu paling dekat',
  deviation: 'standar deviasi lebih kecil',
  lot: 'undian',
  disqualified: 'lawan didiskualifikasi',
  reached: 'jurus lebih jauh',
  longer: 'tampil lebih lama',
};
