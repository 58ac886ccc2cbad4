// The matches of the demo as its timetable and its results need them.
import type { DataSource } from 'typeorm';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import type { BracketMatch } from '@gelanggang/domain/draw/advance';
import type { Corner } from '@gelanggang/domain/words/corners';

export interface DemoMatch {
  id: number;
  poolId: number;
  lengthSeconds: number;
  /** Rounds that follow in its pool: 0 for a final. */
  roundsAfter: number;
  /** Never fought: one corner is a bye. */
  isBye: boolean;
  bracket: BracketMatch;
}

interface Row {
  id: number;
  isThirdPlace: boolean;
  blueUnitId: number | null;
  redUnitId: number | null;
  nextMatchId: number | null;
  nextCorner: Corner | null;
  loserMatchId: number | null;
  loserCorner: Corner | null;
  rounds: number;
}

/** By age category, class, pool, round and position. */
export async function readDemoMatches(dataSource: DataSource, tournamentId: number): Promise<DemoMatch[]> {
  const live = await readLiveMatches(dataSource.manager, { tournamentId, kind: 'tanding' });
  const byId = new Map(live.map((match) => [match.id, match]));
  const rows: Row[] = await dataSource.query(
    `select m.id, m.is_third_place as "isThirdPlace",
       m.blue_unit_id as "blueUnitId", m.red_unit_id as "redUnitId", m.next_match_id as "nextMatchId",
       m.next_corner as "nextCorner", m.loser_match_id as "loserMatchId", m.loser_corner as "loserCorner",
       max(m.round) over (partition by m.pool_id) as rounds
     from match m
     join pool p on p.id = m.pool_id
     join drawing d on d.id = p.drawing_id
     join age_category a on a.id = d.age_category_id
     join category_class c on c.id = d.category_class_id
     where m.tournament_id = $1 and m.kind = 'tanding'
     order by a.position, d.gender, c.position, p.number, m.round, m.position`,
    [tournamentId],
  );
  return rows.flatMap((row) => {
    const match = byId.get(row.id);
    if (!match) return [];
    const link = (matchId: number | null, corner: Corner | null) => (matchId && corner ? { matchId, corner } : null);
    const bracket: BracketMatch = {
      id: row.id,
      round: match.round,
      isThirdPlace: row.isThirdPlace,
      status: match.status,
      blue: { state: match.blue.state, unitId: row.blueUnitId },
      red: { state: match.red.state, unitId: row.redUnitId },
      winner: match.winner,
      next: link(row.nextMatchId, row.nextCorner),
      loser: link(row.loserMatchId, row.loserCorner),
    };
    return [
      {
        id: row.id,
        poolId: match.pool_id,
        lengthSeconds: match.length_seconds,
        roundsAfter: row.rounds - match.round,
        isBye: match.blue.state === 'bye' || match.red.state === 'bye',
        bracket,
      },
    ];
  });
}
