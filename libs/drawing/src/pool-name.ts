// What pools are called: 'Pool A' … 'Pool Z', 'Pool AA', …; and in full: 'Dewasa Putra A – Pool A'.
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';

export function poolName(number: number): string {
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `Pool ${letters}`;
}

export interface NamedPool {
  ageCategory: string;
  gender: Gender;
  className: string;
  name: string;
}

export const poolTitle = (pool: NamedPool): string =>
  `${pool.ageCategory} ${GENDER_LABELS[pool.gender]} ${className(pool.className)} – ${pool.name}`;
