// The steps of penalties in tanding and their names (rulebook 2025, art. 11.6.d.4).
import { penaltyTexts } from './penalty-texts';

export const PENALTY_STEPS = [
  'pembinaan',
  'teguran-1',
  'teguran-2',
  'peringatan-1',
  'peringatan-2',
  'diskualifikasi',
] as const;
export type PenaltyStep = (typeof PENALTY_STEPS)[number];

export const PENALTY_LABELS: Readonly<Record<PenaltyStep, string>> = penaltyTexts.steps;
