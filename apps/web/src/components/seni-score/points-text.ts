// Points of a performance as they are written where they are typed.
import { decimals } from '@gelanggang/domain/words/seni-score';

/** Two places: 9.5 as '9,50'. */
export const pointsText = (points: number): string => decimals(points, 2);
