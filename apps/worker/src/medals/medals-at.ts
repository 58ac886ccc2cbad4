// A tournament's medals at one moment, with what stands at the head of every sheet.
import type { EntityManager } from 'typeorm';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { PrintMedals } from '@gelanggang/contract/print';
import { readMedals } from '@gelanggang/medals/read-medals';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Head, type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { medalFileTexts } from './texts';

export interface MedalsAt {
  tournament: Head;
  medals: Pick<MedalSnapshot, 'rule' | 'is_over' | 'undivided' | 'standings' | 'events'>;
}

/** Fails with a sentence for people while there is no medal. */
export async function medalsAt(manager: EntityManager, tournamentId: number): Promise<MedalsAt> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const medals = await readMedals(manager, tournamentId);
  if (medals.events.every(({ pools }) => pools.length === 0)) throw new JobFailure(medalFileTexts.noMedals);
  return { tournament, medals };
}

export async function readPrintMedals(manager: EntityManager, tournamentId: number): Promise<Headed<PrintMedals>> {
  const { tournament, medals } = await medalsAt(manager, tournamentId);
  return { page: 'medals', tournament, printed_at: new Date().toISOString(), ...medals };
}
