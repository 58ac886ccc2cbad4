// What the drawing forms offer (spec 2 §9); apart from the request classes so that the browser loads no validator.
import { type Chart, CHARTS } from '@gelanggang/domain/draw/draw-unit';

/** Spec 2 §9: the sizes of a chart; 0 is Full Prestasi. */
export const MATCH_CHARTS = CHARTS;
export type MatchChart = Chart;
/** How the form names chart 0. */
export const FULL_PRESTASI = 'full_prestasi';

/** Spec 2 §9: seconds; the length of one round. */
export const MATCH_DURATIONS = [60, 90, 120, 150, 180, 210, 240, 270, 300] as const;
export const DEFAULT_MATCH_DURATION = 180;

/** For how many a bracket without names is printed: every chart, and Full Prestasi of 32 and 64. */
export const BLANK_SIZES = [2, 4, 6, 8, 16, 32, 64] as const;
export type BlankSize = (typeof BLANK_SIZES)[number];

/** The pause between two pools of an auto-generate, spec 2 §4. */
export const AUTO_GENERATE_PAUSE_SECONDS = 5;
