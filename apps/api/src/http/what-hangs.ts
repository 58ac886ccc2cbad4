// What still refers to a row, in words: the reason why it cannot be deleted.
import type { EntityManager } from 'typeorm';
import { usageTexts } from './usage-texts';

/** What is counted, and the SQL that counts those of row `$1`. */
export type Uses = readonly (readonly [thing: keyof typeof usageTexts, countSql: string])[];

/** `12 partai, 2 jadwal`, in the language of whoever reads it; null when nothing does. */
export async function whatHangsOn(manager: EntityManager, uses: Uses, id: number): Promise<(() => string) | null> {
  if (uses.length === 0) return null;
  const counts = uses.map(([, sql], index) => `(${sql})::int as use_${index}`).join(', ');
  const [row] = await manager.query<Record<string, number>[]>(`select ${counts}`, [id]);
  const found = uses.flatMap(([thing], index) => {
    const count = row?.[`use_${index}`] ?? 0;
    return count > 0 ? [{ thing, count }] : [];
  });
  return found.length > 0 ? () => found.map(({ thing, count }) => usageTexts[thing](count)).join(', ') : null;
}
