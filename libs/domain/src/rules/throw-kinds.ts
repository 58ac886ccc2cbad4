// How an opponent is brought down in tanding (rulebook 2025, art. 9.4.a.4–5): sapuan, tangkapan, guntingan.
import { throwTexts } from './throw-texts';

export const THROW_KINDS = ['sweep', 'catch', 'scissors'] as const;
export type ThrowKind = (typeof THROW_KINDS)[number];
export const THROW_KIND_LABELS: Readonly<Record<ThrowKind, string>> = throwTexts;
