// What an instance knows of a tournament that travels: who holds it, and what was changed since it was given away.
import type { EntityManager } from 'typeorm';
import { compareCopies, type Fingerprints, type TableChanges } from '@gelanggang/domain/handover/compare-copies';
import { BLOCK_SETTING } from '@gelanggang/database/copy/handover-block';
import { fingerprints } from '@gelanggang/database/copy/tournament-rows';
import type { CarriedTable } from '@gelanggang/database/copy/tournament-tables';
import { rowChangeTexts } from './file-texts';

/** How many rows of one table an instance may make before its numbers meet the next one's. */
export const BLOCK_SIZE = 10_000_000;

export interface LastHandover {
  id: number;
  file_id: string;
  direction: 'out' | 'in' | 'back';
  base: Fingerprints | null;
  at: Date;
  /** Of the tournament. */
  time_zone: string;
}

export async function lastHandover(manager: EntityManager, tournamentId: number): Promise<LastHandover | null> {
  const [row]: LastHandover[] = await manager.query(
    `select h.id, h.file_id, h.direction, h.base, h.at, t.time_zone
     from handover h join tournament t on t.id = h.tournament_id where h.tournament_id = $1 order by h.id desc limit 1`,
    [tournamentId],
  );
  return row ?? null;
}

export async function ownBlock(manager: EntityManager): Promise<number | null> {
  const [row]: { value: number }[] = await manager.query('select value from setting where key = $1', [BLOCK_SETTING]);
  return row?.value ?? null;
}

/** Nobody writes to the tournament from here on, and no writer is under way (see refuse_while_away). */
export async function holdStill(manager: EntityManager, tournamentId: number): Promise<void> {
  await manager.query(`set local lock_timeout = '60s'`);
  await manager.query(`set local timezone = 'UTC'`);
  await manager.query(`select set_config('gelanggang.handover', 'on', true)`);
  await manager.query('select pg_advisory_xact_lock(-$1::bigint)', [tournamentId]);
}

export async function changesSince(
  manager: EntityManager,
  base: Fingerprints,
  tables: readonly CarriedTable[],
): Promise<TableChanges[]> {
  return compareCopies(base, await fingerprints(manager, tables));
}

/** 'result: 2 baru, 1 berubah', one line per table. */
export const describeChanges = (changes: readonly TableChanges[]): string =>
  changes
    .map(({ table, added, changed, removed }) => {
      const parts = [
        ...(added > 0 ? [rowChangeTexts.added(added)] : []),
        ...(changed > 0 ? [rowChangeTexts.changed(changed)] : []),
        ...(removed > 0 ? [rowChangeTexts.removed(removed)] : []),
      ];
      return `  ${table}: ${parts.join(', ')}`;
    })
    .join('\n');
