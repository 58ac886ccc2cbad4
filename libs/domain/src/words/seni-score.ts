/** Hundredths of a point as people read them: 9,55. */
export const seniPointsText = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');

/** A seni score as people read it: three places after a comma, '9,875'. */
export const seniScoreText = (score: number): string => score.toFixed(3).replace('.', ',');
