// Reads what the printed bracket and the recap show, as the API answers it, all at one moment.
import type { EntityManager } from 'typeorm';
import type { JobParams } from '@gelanggang/contract/jobs';
import type { PrintBlankBracket, PrintBracket, PrintRecap, PrintTournament } from '@gelanggang/contract/print';
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import { bracketAnswer, recap } from '@gelanggang/drawing/bracket.mapper';
import { BracketQueries, type MatchRecord } from '@gelanggang/drawing/bracket.queries';
import { type PoolRecord, PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { bracketFileTexts as texts } from './texts';

interface Look {
  as: PrintBracket['as'];
  isBlank: boolean;
}

/** Fails with a sentence for people where there is nothing to print. */
export async function readPrintBracket(manager: EntityManager, poolId: number, look: Look): Promise<PrintBracket> {
  const pool = await new PoolsQueries(manager).find(poolId);
  if (!pool) throw new JobFailure(texts.poolGone);
  const tournament = await readPrintTournament(manager, pool.tournamentId, texts.poolGone);
  const matches = await new BracketQueries(manager).ofPool(poolId);
  if (matches.length === 0) throw new JobFailure(texts.notDrawn);
  return printBracket(tournament, look, [bracketAnswer(pool, matches, false)]);
}

/** The drawn pools of a tournament, or of an age category, a gender or a class of it, in the order of the draw. */
export async function readPrintBrackets(
  manager: EntityManager,
  params: JobParams['brackets-pdf'],
): Promise<Headed<PrintBracket>> {
  const tournament = await readPrintTournament(manager, params.tournament_id);
  const pools = await new PoolsQueries(manager).list(params.tournament_id, { drafts: null, only: null });
  const wanted = pools.filter((pool) => pool.status === 'ongoing' && isWanted(pool, params));
  if (wanted.length === 0) throw new JobFailure(texts.noneDrawn);
  const matchesOf = new Map<number, MatchRecord[]>(wanted.map((pool) => [pool.id, []]));
  for (const match of await new BracketQueries(manager).ofTournament(params.tournament_id)) {
    matchesOf.get(match.poolId)?.push(match);
  }
  const brackets = wanted.map((pool) => bracketAnswer(pool, matchesOf.get(pool.id) ?? [], false));
  const look: Look = { as: 'paper', isBlank: params.is_blank ?? false };
  return { ...printBracket(tournament, look, brackets), tournament };
}

const isWanted = (pool: PoolRecord, wanted: JobParams['brackets-pdf']): boolean =>
  (wanted.age_category_id ?? pool.ageCategoryId) === pool.ageCategoryId &&
  (wanted.gender ?? pool.gender) === pool.gender &&
  (wanted.category_class_id ?? pool.classId) === pool.classId;

function printBracket(tournament: PrintTournament, look: Look, brackets: BracketAnswer[]): PrintBracket {
  const printedAt = new Date().toISOString();
  return { page: 'bracket', as: look.as, is_blank: look.isBlank, tournament, printed_at: printedAt, brackets };
}

export async function readPrintBlankBracket(
  manager: EntityManager,
  { tournament_id: tournamentId, size }: JobParams['blank-bracket-pdf'],
): Promise<PrintBlankBracket> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const [rules] = await manager.query<{ hasThirdPlace: boolean }[]>(
    'select has_third_place_match as "hasThirdPlace" from tournament where id = $1',
    [tournamentId],
  );
  const printedAt = new Date().toISOString();
  return {
    page: 'blank-bracket',
    tournament,
    printed_at: printedAt,
    size,
    has_third_place: rules?.hasThirdPlace ?? false,
  };
}

export async function readPrintRecap(manager: EntityManager, tournamentId: number): Promise<Headed<PrintRecap>> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const categories = recap(await new BracketQueries(manager).ofTournament(tournamentId));
  if (categories.length === 0) throw new JobFailure(texts.nothingToRecap);
  return { page: 'recap', tournament, printed_at: new Date().toISOString(), categories };
}
