/** A seni score as people read it: three places after a comma, '9,875'. */
export const seniScoreText = (score: number): string => score.toFixed(3).replace('.', ',');
