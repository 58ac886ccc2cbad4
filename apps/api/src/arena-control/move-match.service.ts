// Moves matches of the day to other arenas, one at the desk of an arena or several as the pace suggests.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { PaceMovesRequest } from '@gelanggang/contract/pace';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import { partaiSql } from '@gelanggang/database/queries/partai-name';
import { partaiObject, partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { AfterTelling, type Emit } from '@gelanggang/platform/events/event-log';
import { lockForMoves, type MatchMove, moveMatch } from '@gelanggang/scheduling/move-match';
import { tellSchedules } from '@gelanggang/scheduling/tell-schedules';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, invalid, notFound } from '../http/refusals';
import { refuseForeignArena } from './locked-match';
import { thingSentences } from '../http/sentences';
import { arenaControlSentences } from './sentences';
import { arenaControlTexts } from './texts';

interface Place {
  tournamentId: number;
  arenaId: number | null;
  number: number | null;
  partai: string | null;
  arenaName: string | null;
}

@Injectable()
export class MoveMatchService {
  constructor(private readonly dataSource: DataSource) {}

  move(matchId: number, arenaId: number, action: Action): Promise<MatchStepAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const place = await placeOf(manager, matchId);
      await this.moveAll(manager, emit, place.tournamentId, [{ matchId, arenaId }], action);
      const { arenaName } = await placeOf(manager, matchId);
      return new AfterTelling(async () => {
        const [after] = await readLiveMatches(manager, { matchIds: [matchId] });
        if (!after) throw new Error(`Match ${matchId} is gone within its own transaction.`);
        const [before, now] = [partaiSubject(place.partai), partaiObject(after.partai)];
        const message = arenaControlTexts.matchMoved(before, arenaName ?? '', now);
        return { message, data: { match: after, changed: [after], result: null } };
      });
    });
  }

  /** What the pace suggests; refused as a whole when a match is no longer where it stood. */
  moveSeveral(tournamentId: number, body: PaceMovesRequest, action: Action): Promise<{ message: string }> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const moves = body.moves.map((move) => ({ matchId: move.match_id, arenaId: move.to_arena_id }));
      await lockForMoves(manager, tournamentId, moves);
      for (const move of body.moves) {
        const place = await placeOf(manager, move.match_id);
        if (place.tournamentId !== tournamentId) throw notFound(thingSentences.match);
        if (place.arenaId !== move.from_arena_id)
          throw conflict(arenaControlSentences.justMoved(partaiSubject(place.partai)));
      }
      await this.moveAll(manager, emit, tournamentId, moves, action);
      return { message: arenaControlTexts.matchesMoved(moves.length) };
    });
  }

  /** All or none. */
  async moveAll(
    manager: EntityManager,
    emit: Emit,
    tournamentId: number,
    moves: readonly MatchMove[],
    action: Action,
  ): Promise<void> {
    await refuseForeignTargets(manager, tournamentId, moves);
    await lockForMoves(manager, tournamentId, moves);
    const told = new Set<number>();
    for (const move of moves) {
      const place = await placeOf(manager, move.matchId);
      await refuseForeignArena(manager, action, place.arenaId);
      await refuseForeignArena(manager, action, move.arenaId);
      const moved = await moveMatch(manager, tournamentId, move);
      if (!moved.ok) throw conflict(arenaControlSentences.move[moved.code](partaiSubject(place.partai)));
      moved.scheduleIds.forEach((id) => told.add(id));
      await writeAuditOfCall(manager, {
        accountId: action.accountId,
        action: 'match.moved',
        subjectType: 'match',
        subjectId: move.matchId,
        detail: { from_arena_id: place.arenaId, from_number: place.number, to_arena_id: move.arenaId },
      });
    }
    tellSchedules(emit, tournamentId, [...told]);
  }
}

async function placeOf(manager: EntityManager, matchId: number): Promise<Place> {
  const [place] = await manager.query<Place[]>(
    `select m.tournament_id as "tournamentId", s.tournament_arena_id as "arenaId", d.number, ${partaiSql('a.code', 'd.number')} as partai, a.name as "arenaName"
     from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null
     left join schedule_detail d on d.match_id = m.id left join schedule s on s.id = d.schedule_id
     left join tournament_arena a on a.id = s.tournament_arena_id
     where m.id = $1`,
    [matchId],
  );
  if (!place) throw notFound(thingSentences.match);
  return place;
}

async function refuseForeignTargets(
  manager: EntityManager,
  tournamentId: number,
  moves: readonly MatchMove[],
): Promise<void> {
  const wanted = [...new Set(moves.map((move) => move.arenaId))];
  const rows = await manager.query<unknown[]>(
    'select 1 from tournament_arena where id = any($1::bigint[]) and tournament_id = $2',
    [wanted, tournamentId],
  );
  if (rows.length !== wanted.length) throw invalid({ arena_id: [thingSentences.arenaOfTournament] });
}
