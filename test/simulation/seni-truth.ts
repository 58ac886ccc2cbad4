// The judge of seni: each performance, battle, ranking and medal stands as all acknowledged scores say.
import * as seniCalls from '@gelanggang/contract/calls/seni';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { Books } from './books';
import type { Person } from './person';
import { pointsOf, type Row } from './seni-books';

/** `rows` of the live page of seni, once it has heard of the last commit. */
export async function seniFaults(rows: readonly LiveMatch[], books: Books, visitor: Person): Promise<string[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const faults: string[] = [];
  for (const { id } of books.seni.pools.values()) {
    const isBattle = books.seni.battles.pools.has(id);
    if (isBattle) faults.push(...battleFaults(id, byId, books));
    for (const row of books.seni.rowsOf(id)) faults.push(...scoreFaults(row, byId.get(row.id), books));
    if (!isBattle) faults.push(...(await rankingFaults(id, books, visitor)));
  }
  return faults;
}

/** Outcome and score; the first score of a battle is told to nobody before the second one. */
function scoreFaults(row: Row, live: LiveMatch | undefined, { seni }: Books): string[] {
  const shown = seni.of(row.id);
  const isTold = row.battleId === null || isDecided(seni.battles.bracket(row.poolId), row.battleId);
  const points = shown?.outcome === 'performed' && isTold ? pointsOf(shown, row.frame) / 1000 : null;
  const wanted = `${shown?.outcome ?? null} ${points}`;
  const told = `${live?.seni?.outcome ?? null} ${live?.seni?.score ?? null}`;
  return told === wanted ? [] : [`performance ${row.id} is told as ${told}, the answers say ${wanted}`];
}

function battleFaults(poolId: number, byId: ReadonlyMap<number, LiveMatch>, { seni }: Books): string[] {
  return seni.battles.bracket(poolId).flatMap((told) => {
    // a bye is never held; its rows say nothing
    if (told.round === 1 && (told.blue === '' || told.red === '')) return [];
    return seni.sidesOf(told.id).flatMap((row) => {
      const live = row && byId.get(row.id);
      if (!row || !live) return [`a side of battle ${told.id} is gone`];
      const name = told[row.corner];
      const shown = live[row.corner].state === 'unit' ? live[row.corner].name : null;
      if (shown !== (name === '' ? null : name))
        return [`${row.corner} of battle ${told.id} is ${shown}, the answers say ${name}`];
      const winner = told.isDecided ? told.winner : null;
      return live.winner === winner ? [] : [`battle ${told.id} was won by ${live.winner}, the answers say ${winner}`];
    });
  });
}

async function rankingFaults(poolId: number, { seni }: Books, visitor: Person): Promise<string[]> {
  const { data } = await visitor.must(seniCalls.pool, { params: { id: poolId } });
  const ranked = (rows: readonly { id: number; points: number }[]) => rows.map((one) => `${one.id} ${one.points}`);
  const told = ranked(
    data.ranking
      .filter(({ rank }) => rank !== null)
      .map(({ match_id: id, final_score: score }) => ({ id, points: Math.round((score ?? 0) * 1000) })),
  ).join();
  const wanted = ranked(seni.ranking(poolId).map(({ row, points }) => ({ id: row.id, points }))).join();
  return told === wanted ? [] : [`pool ${poolId} is ranked ${told}, the answers say ${wanted}`];
}

const isDecided = (battles: readonly { id: number; isDecided: boolean }[], id: number): boolean =>
  battles.some((one) => one.id === id && one.isDecided);
