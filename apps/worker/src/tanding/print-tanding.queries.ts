// Reads what the printed bracket and the recap show, as the API answers it, all at one moment.
import type { DataSource } from 'typeorm';
import type { PrintBracket, PrintRecap } from '@gelanggang/contract/print';
import { bracketAnswer, recap } from '@gelanggang/drawing/bracket.mapper';
import { BracketQueries } from '@gelanggang/drawing/bracket.queries';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { readPrintTournament } from '../pdf/print-tournament.queries';

/** Fails with a sentence for people where there is nothing to print. */
export function readPrintBracket(
  dataSource: DataSource,
  poolId: number,
  as: PrintBracket['as'],
): Promise<PrintBracket> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const pool = await new PoolsQueries(manager).find(poolId);
    const tournament = pool && (await readPrintTournament(manager, pool.tournamentId));
    if (!pool || !tournament) throw new JobFailure('Pool ini tidak ada lagi.');
    const matches = await new BracketQueries(manager).ofPool(poolId);
    if (matches.length === 0) throw new JobFailure('Bagan pool ini belum diundi.');
    const bracket = bracketAnswer(pool, matches, false);
    return { page: 'bracket', as, tournament, printed_at: new Date().toISOString(), bracket };
  });
}

export function readPrintRecap(
  dataSource: DataSource,
  tournamentId: number,
): Promise<PrintRecap & { tournament: { slug: string } }> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const tournament = await readPrintTournament(manager, tournamentId);
    if (!tournament) throw new JobFailure('Kejuaraan ini tidak ada lagi.');
    const categories = recap(await new BracketQueries(manager).ofTournament(tournamentId));
    if (categories.length === 0) throw new JobFailure('Belum ada partai untuk direkap: belum ada bagan yang diundi.');
    return { page: 'recap', tournament, printed_at: new Date().toISOString(), categories };
  });
}
