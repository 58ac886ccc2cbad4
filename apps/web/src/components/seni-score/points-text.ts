// Points of a performance as they are written where they are typed.
import { seniPointsText } from '@gelanggang/domain/words/seni-score';

/** Two places: 9.5 as '9,50'. */
export const pointsText = (points: number): string => seniPointsText(points * 100);
