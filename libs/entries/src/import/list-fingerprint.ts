// The fingerprint of a checked list: the tournament, every row as it was shown, and which of them are taken in.
import { createHash } from 'node:crypto';
import { ENTRY_COLUMN_KEYS } from '@gelanggang/domain/entry-list/columns';
import { type ListRow, placeKeyOf } from '@gelanggang/domain/entry-list/list-rows';
import type { Entry } from './entry-list';

/** 64 hex digits; another cell, another order, or another verdict makes another one. */
export function listFingerprint(tournamentId: number, rows: readonly ListRow[], entries: readonly Entry[]): string {
  const hash = createHash('sha256').update(`gelanggang list 1 ${tournamentId}\n`);
  for (const row of rows) {
    hash.update(JSON.stringify([placeKeyOf(row), ...ENTRY_COLUMN_KEYS.map((key) => row.cells[key])]));
  }
  for (const entry of entries) hash.update(`\n${placeKeyOf(entry)}`);
  return hash.digest('hex');
}
