// What a seni pool is called, and on which chart it was drawn.
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { chartFromWire } from '@gelanggang/domain/words/labels';
import type { SeniPoolRecord } from './seni-pools.queries';

type Titled = Pick<SeniPoolRecord, 'matchCategory' | 'ageCategory' | 'nomorName' | 'gender' | 'name'>;

export const seniTitle = (pool: Titled): string =>
  `${pool.matchCategory} ${pool.ageCategory} ${GENDER_LABELS[pool.gender]}${behind(pool.nomorName)} – ${pool.name}`;

export const chartOf = (pool: SeniPoolRecord) => (pool.bracketType === null ? null : chartFromWire(pool.bracketType));
