// What the desk counts by itself while a match runs: it stands on the sheet like the judges' points, so everybody sees it
// at once, and whoever counts later goes on from there.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeskCountRequest } from '@gelanggang/contract/arena-control';
import type { Data } from '@gelanggang/contract/http';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { liveScoreOf } from '@gelanggang/database/queries/score-sheet.queries';
import { countedTo } from '@gelanggang/domain/results/match-steps';
import { AfterTelling } from '@gelanggang/platform/events/event-log';
import { refuseForeignArena } from '../arena-control/locked-match';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, notFound } from '../http/refusals';
import { openSheet, roundNow, sheetOf, tellScore, whoCounts } from './open-sheet';
import { scoringSentences } from './sentences';
import { thingSentences } from '../http/sentences';

@Injectable()
export class DeskCountService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * 409 unless the match runs, while a phone or enough judges count (nothing is to be counted twice), and where nothing is
   * left to take back, as on the page.
   */
  count(
    matchId: number,
    { corner, by, pressed_at: pressedAt }: DeskCountRequest,
    action: Action,
  ): Promise<Data<LiveScore>> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const [match] = await manager.query<{ arenaId: number | null }[]>(
        `select m.arena_id as "arenaId" from match m
         join tournament t on t.id = m.tournament_id and t.deleted_at is null where m.id = $1 and m.kind = 'tanding'`,
        [matchId],
      );
      if (!match) throw notFound(thingSentences.match);
      await refuseForeignArena(manager, action, match.arenaId);
      const open =
        match.arenaId === null
          ? null
          : await openSheet(manager, match.arenaId, { match_id: matchId, pressed_at: pressedAt });
      if (!open) throw conflict(scoringSentences.notOngoing);
      const counter = await whoCounts(manager, open);
      if (counter !== 'desk') throw conflict(scoringSentences.countedBy[counter]);
      // its turn is held: nobody else counts in between
      const { [corner]: before } = liveScoreOf(await sheetOf(manager, open));
      if (countedTo(before.score, by) === null) throw conflict(scoringSentences.countedTooFar);
      await manager.query(
        `insert into desk_count (sheet_id, corner, by, round, at, account_id)
         values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), $6)`,
        [open.id, corner, by, roundNow(open), open.now, action.accountId],
      );
      const score = tellScore(emit, open);
      return new AfterTelling(() => ({ data: score() }));
    });
  }
}
