// Where a figure leads: to the members behind it, or to the contingents, with the filters that hold.
import type { InsightRow } from '@gelanggang/contract/insight-tables';
import { FILTERS } from './insight-filters';
import { pathOf } from '@web/site/routes';

export function behindRow(row: InsightRow, tournamentId: number, search: string): string {
  const kept = new URLSearchParams(search);
  const asked = new URLSearchParams();
  for (const name of FILTERS) {
    const value = kept.get(name);
    if (value) asked.set(name, value);
  }
  for (const [name, value] of Object.entries(row.members ?? row.contingents ?? {})) asked.set(name, String(value));
  if (row.contingents)
    return `${pathOf('/tournament-insight/:id', { id: tournamentId })}?tab=table&${asked}#contingents`;
  return `${pathOf('/tournament-insight/:id/members', { id: tournamentId })}?${asked}`;
}
