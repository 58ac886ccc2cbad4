// Reads the book of results: medals, all brackets with their scores, seni, and the records of the finals.
import type { DataSource, EntityManager } from 'typeorm';
import type { PrintBracket, PrintData, PrintScoreSheets, PrintSeni } from '@gelanggang/contract/print';
import { readMatchRecaps } from '@gelanggang/database/queries/match-recap.queries';
import { readSeatNames } from '@gelanggang/database/queries/official.queries';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { readPrintBrackets } from '../brackets/print-brackets.queries';
import { readPrintMedals } from '../medals/medals-at';
import type { PaperSource } from '../pdf/paper';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { readPrintSeni } from '../seni/print-seni.queries';
import { reportFileTexts } from './texts';

/** So many brackets, pools or sheets are drawn at once. */
const AT_ONCE = 20;

/** A part of the book is left out where there is nothing of it yet. */
async function unlessEmpty<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof JobFailure) return null;
    throw error;
  }
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

export async function readResultBook({ manager, dataSource }: PaperSource, tournamentId: number) {
  const tournament = await readPrintTournament(manager, tournamentId);
  const medals = await unlessEmpty(readPrintMedals(manager, tournamentId));
  const brackets = await unlessEmpty(readPrintBrackets(manager, { tournament_id: tournamentId }));
  const seni = await unlessEmpty(readPrintSeni(manager, tournamentId));
  const finals = await finalsOf(manager, tournamentId);
  const printed_at = new Date().toISOString();
  const parts: (() => PrintData | Promise<PrintData>)[] = [
    ...(medals ? [() => medals] : []),
    ...(brackets
      ? inParts(brackets.brackets).map((part) => (): PrintBracket => ({ ...brackets, brackets: part }))
      : []),
    ...(seni ? inParts(seni.pools).map((part) => (): PrintSeni => ({ ...seni, pools: part })) : []),
    ...inParts(finals).map((part) => () => sheetsOf(dataSource, tournament, printed_at, part)),
  ];
  if (parts.length === 0) throw new JobFailure(reportFileTexts.emptyBook);
  const dataOf = (part: unknown[]) => (part as typeof parts)[0]!();
  return { tournament, what: 'parts' as const, all: parts, partSize: 1, dataOf };
}

/** Last rounds of tanding that panels scored: the finals and the matches for the third place. */
async function finalsOf(manager: EntityManager, tournamentId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `select m.id from match m
     where m.tournament_id = $1 and m.kind = 'tanding' and m.next_match_id is null and m.status = 'finished'
       and exists (select from score_sheet s where s.match_id = m.id)
     order by m.finished_at, m.id`,
    [tournamentId],
  );
  return rows.map(({ id }) => id);
}

async function sheetsOf(
  { manager }: DataSource,
  tournament: PrintScoreSheets['tournament'],
  printed_at: string,
  ids: number[],
): Promise<PrintScoreSheets> {
  const matches = await readMatchRecaps(manager, ids);
  return { page: 'score-sheets', tournament, printed_at, matches, officials: await readSeatNames(manager, ids) };
}
