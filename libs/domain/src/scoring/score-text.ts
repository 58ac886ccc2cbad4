// How a score is written.

/** '12', '−1': a score can fall below 0. */
export const scoreText = (score: number): string => (score < 0 ? `−${-score}` : String(score));
