// What a seni pool is called, how it was drawn, and on which chart.
import type { PoolDraw } from '@gelanggang/contract/drawing';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { chartFromWire } from '@gelanggang/domain/words/labels';
import type { SeniPoolRecord } from './seni-pools.queries';

type Titled = Pick<SeniPoolRecord, 'matchCategory' | 'ageCategory' | 'nomorName' | 'gender' | 'name'>;

export const seniTitle = (pool: Titled): string =>
  `${pool.matchCategory} ${pool.ageCategory} ${GENDER_LABELS[pool.gender]}${behind(pool.nomorName)} – ${pool.name}`;

export function seniDraw(pool: SeniPoolRecord): PoolDraw | null {
  if (pool.seed === null || pool.fingerprint === null || pool.drawnAt === null) return null;
  return {
    seed: pool.seed,
    fingerprint: pool.fingerprint,
    draw_number: pool.drawNumber,
    drawn_at: pool.drawnAt.toISOString(),
    drawn_by: pool.drawnBy,
    is_changed_by_hand: pool.isChangedByHand,
    changed_by: null,
    is_locked: pool.isLocked,
  };
}

export const chartOf = (pool: SeniPoolRecord) => (pool.bracketType === null ? null : chartFromWire(pool.bracketType));
