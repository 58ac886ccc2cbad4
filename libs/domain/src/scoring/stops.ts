// Why an athlete does not go on, as the table enters it (rulebook 2025, art. 11.6.g.2, 11.6.g.4.a, 11.6.g.6).
import { stopTexts } from './stop-texts';

export const STOP_KINDS = ['gives-up', 'withdrawn', 'unfit', 'injured-by-fault', 'cannot-go-on', 'danger'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export const STOP_LABELS: Readonly<Record<StopKind, string>> = stopTexts;
