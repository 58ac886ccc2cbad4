// What the seni forms offer (spec 2 §9); apart from the request classes so that the browser loads no validator.
import { MATCH_CATEGORIES, type SeniMode } from '@gelanggang/domain/words/labels';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';

/** Spec 2 §9: seni bracket type choices are those of the match charts. */
export const BRACKET_TYPES = ['2', '4', '6', '8', '16', 'full_prestasi'] as const;
export type BracketType = (typeof BRACKET_TYPES)[number];

export const SENI_CATEGORIES = MATCH_CATEGORIES.filter((category) => category.kind === 'seni');
export const SENI_CATEGORY_IDS: readonly number[] = SENI_CATEGORIES.map((category) => category.id);

export type { SeniMatchType, SeniMode };
