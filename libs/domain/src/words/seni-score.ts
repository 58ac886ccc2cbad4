// Points of seni as people read them.
import { localeTexts } from './locale-texts';

/** Hundredths of a point: 9,55. */
export const seniPointsText = (hundredths: number): string => decimals(hundredths / 100, 2);

/** A seni score: three places behind the point, '9,875'. */
export const seniScoreText = (score: number): string => decimals(score, 3);

/** A number with so many places behind the decimal sign: '4,90'. */
export const decimals = (value: number, places: number): string =>
  value.toFixed(places).replace('.', localeTexts.decimal);
