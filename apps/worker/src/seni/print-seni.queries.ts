// Reads what the printed pools of seni show, as the API answers it, all at one moment.
import type { EntityManager } from 'typeorm';
import type { PrintSeni } from '@gelanggang/contract/print';
import { grouped } from '@gelanggang/domain/grouped';
import { SEES_NONE } from '@gelanggang/drawing/seni/held-scores';
import { seniPoolAnswer } from '@gelanggang/drawing/seni/seni.mapper';
import { SeniPoolsQueries } from '@gelanggang/drawing/seni/seni-pools.queries';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { seniFileTexts as texts } from './texts';

/** What hangs in the hall, and what anybody signed in may take home, tells no score early. */
const NO_RIGHTS = { canDraw: false, canScore: false, sees: SEES_NONE };

/** Every drawn pool of a tournament, or one of them. */
export async function readPrintSeni(
  manager: EntityManager,
  tournamentId: number,
  poolId?: number,
): Promise<Headed<PrintSeni>> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const queries = new SeniPoolsQueries(manager);
  const all = await queries.pools(tournamentId);
  const pools = all.filter((pool) => poolId === undefined || pool.id === poolId);
  if (pools.length === 0) throw new JobFailure(texts.noneDrawn);
  const matchesOf = grouped(
    poolId === undefined ? await queries.matches(tournamentId) : await queries.matchesOfPool(poolId),
    (match) => match.poolId,
  );
  return {
    page: 'seni',
    as: 'paper',
    tournament,
    printed_at: new Date().toISOString(),
    pools: pools.map((pool) => seniPoolAnswer(pool, matchesOf.get(pool.id) ?? [], NO_RIGHTS)),
  };
}

/** One pool, as a picture. */
export async function readPrintSeniPool(manager: EntityManager, poolId: number): Promise<PrintSeni> {
  const pool = await new SeniPoolsQueries(manager).pool(poolId);
  if (!pool) throw new JobFailure(texts.poolGone);
  return { ...(await readPrintSeni(manager, pool.tournamentId, poolId)), as: 'picture' };
}
