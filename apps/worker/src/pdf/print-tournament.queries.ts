// Reads what stands at the head of every printed sheet: the tournament, its days, place and clock.
import type { EntityManager } from 'typeorm';
import type { PrintData, PrintTournament } from '@gelanggang/contract/print';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { paperTexts } from './texts';

/** `slug` is for the name of the file. */
export type Head = PrintTournament & { slug: string };
export type Headed<Data extends PrintData> = Data & { tournament: Head };

/** Fails with a sentence for people where there is no such tournament. */
export async function readPrintTournament(
  manager: EntityManager,
  tournamentId: number,
  sentence = paperTexts.tournamentGone,
): Promise<Head> {
  const [tournament] = await manager.query<Head[]>(
    `select slug, name, location, to_char(start_date, 'YYYY-MM-DD') as start_date,
            to_char(end_date, 'YYYY-MM-DD') as end_date, time_zone
     from tournament where id = $1 and deleted_at is null`,
    [tournamentId],
  );
  if (!tournament) throw new JobFailure(sentence);
  return tournament;
}
