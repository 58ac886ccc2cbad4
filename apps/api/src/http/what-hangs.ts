// What still refers to a row, in words: the reason why it cannot be deleted.
import type { EntityManager } from 'typeorm';
import { grouped } from '@gelanggang/domain/words/rupiah';

/** A thing in the plural's words, and the SQL that counts those of row `$1`. */
export type Uses = readonly (readonly [thing: string, countSql: string])[];

/** `12 partai, 2 jadwal`; null when nothing does. */
export async function whatHangsOn(manager: EntityManager, uses: Uses, id: number): Promise<string | null> {
  if (uses.length === 0) return null;
  const counts = uses.map(([, sql], index) => `(${sql})::int as use_${index}`).join(', ');
  const [row] = await manager.query<Record<string, number>[]>(`select ${counts}`, [id]);
  const found = uses.flatMap(([thing], index) => {
    const count = row?.[`use_${index}`] ?? 0;
    return count > 0 ? [`${grouped(count)} ${thing}`] : [];
  });
  return found.length > 0 ? found.join(', ') : null;
}
