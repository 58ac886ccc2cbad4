// A tournament's medals at one moment, with what stands at the head of every sheet.
import type { DataSource, EntityManager } from 'typeorm';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { PrintTournament } from '@gelanggang/contract/print';
import { readMedals } from '@gelanggang/medals/read-medals';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { readPrintTournament } from '../pdf/print-tournament.queries';

export interface MedalsAt {
  tournament: PrintTournament & { slug: string };
  medals: Pick<MedalSnapshot, 'rule' | 'is_over' | 'standings' | 'events'>;
}

export function readMedalsAt(dataSource: DataSource, tournamentId: number): Promise<MedalsAt> {
  return dataSource.transaction('REPEATABLE READ', (manager) => medalsAt(manager, tournamentId));
}

/** Fails with a sentence for people while there is no medal. */
export async function medalsAt(manager: EntityManager, tournamentId: number): Promise<MedalsAt> {
  const tournament = await readPrintTournament(manager, tournamentId);
  if (!tournament) throw new JobFailure('Kejuaraan ini tidak ada lagi.');
  const medals = await readMedals(manager, tournamentId);
  if (medals.standings.length === 0) throw new JobFailure('Belum ada medali: belum ada final yang selesai.');
  return { tournament, medals };
}
