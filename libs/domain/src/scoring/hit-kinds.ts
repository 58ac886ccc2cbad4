// What scores in tanding; what it is worth stands in the rule set.
import { hitTexts } from './hit-texts';

export const HIT_KINDS = ['punch', 'kick', 'throw'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** What the judges score (art. 14.6.d.1); a throw is the referee's decision and comes from the table (art. 15.2.c). */
export const JUDGED_KINDS = ['punch', 'kick'] as const satisfies readonly HitKind[];
export type JudgedKind = (typeof JUDGED_KINDS)[number];

export const HIT_LABELS: Readonly<Record<HitKind, string>> = hitTexts;
