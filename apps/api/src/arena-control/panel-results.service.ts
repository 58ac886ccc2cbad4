// The result of the match on the mat, saved by the council's panel: what the rules say, by the sheet of this moment.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PanelResultRequest } from '@gelanggang/contract/council';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { type Outcome, takeStep } from '@gelanggang/domain/results/match-steps';
import { winnerByAbsence } from '@gelanggang/domain/scoring/table-timers';
import { type Corner, otherCorner } from '@gelanggang/domain/words/corners';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { AfterTelling, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { partaiObject } from '@gelanggang/domain/schedule/partai-names';
import { conflict } from '../http/refusals';
import { standingProposal } from '../scoring/proposal.queries';
import { barredLosers, bindBarred, whyBarred } from './barred-walkover';
import { refuseFought } from './fought-walkover';
import { lockMatch, type LockedMatch } from './locked-match';
import { FIRST, putResult } from './put-result';
import { stepRefused } from './what-happened';
import { absentCorners } from './win-reason';
import { arenaControlSentences } from './sentences';
import { arenaControlTexts } from './texts';

interface Saved {
  message: string;
}

@Injectable()
export class PanelResultsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Saves what the panel has shown, if the rules still say so (409 else): the winner and how, or an opponent's absence after
   * the third call. Whoever comes second is told what the first has saved; the same press sent again is answered alike.
   */
  recordAtTable(panel: PanelDevice, request: PanelResultRequest): Promise<Saved> {
    const { match_id: matchId, key } = request;
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, { accountId: null, onlyArenaId: panel.arenaId });
      if (await isSaved(manager, matchId, key)) return saved(match);
      const outcome = await outcomeAsShown(manager, match, request);
      const lost = outcome.isWalkover ? await walkoverLosers(manager, match, outcome.winner) : [];
      const { deviceId, seat } = panel;
      await writeAudit(manager, {
        ...{ accountId: null, action: 'score.result-saved', subjectType: 'match', subjectId: match.id },
        detail: { winner: outcome.winner, win_kind: outcome.winKind, seat, device_id: deviceId },
      });
      const by = { accountId: null, panel: { deviceId, key } };
      const recording = whyBarred(lost, outcome.winner, FIRST);
      const told = await putResult(manager, emit, match, by, outcome, recording);
      await bindBarred(manager, match.id, lost);
      return new AfterTelling(async () => {
        await told.give();
        return saved(match);
      }, told.writes);
    });
  }
}

const saved = (match: LockedMatch): Saved => ({ message: arenaControlTexts.resultSaved(partaiObject(match.partai)) });

/** As at the desk: who may not fight cannot win by it, and who has fought has not lost by it. */
async function walkoverLosers(manager: EntityManager, match: LockedMatch, winner: Corner | null) {
  const lost = await barredLosers(manager, match, winner);
  if (lost.length === 0) await refuseFought(manager, match, winner);
  return lost;
}

async function isSaved(manager: EntityManager, matchId: number, key: string): Promise<boolean> {
  const found = await manager.query<unknown[]>('select 1 from result where match_id = $1 and key = $2', [matchId, key]);
  return found.length > 0;
}

async function outcomeAsShown(
  manager: EntityManager,
  match: LockedMatch,
  { winner, win_kind: winKind }: PanelResultRequest,
): Promise<Outcome> {
  const isWalkover = winKind === undefined;
  if (!takeStep(match, isWalkover ? 'walkover' : 'finish').ok) throw await stepRefused(manager, match);
  if (isWalkover) {
    const absent = await absentCorners(manager, match.id);
    if (!absent.includes(otherCorner(winner))) throw conflict(arenaControlSentences.notCalledThrice);
    if (winnerByAbsence(absent) !== winner) throw conflict(arenaControlSentences.noneCalledCame);
    return { isWalkover, winner, winKind: null, blueScore: null, redScore: null };
  }
  const said = await standingProposal(manager, match.id);
  if (said?.proposal.winner !== winner || said.proposal.winKind !== winKind) {
    throw conflict(arenaControlSentences.recordChanged);
  }
  return { isWalkover, winner, winKind, blueScore: said.blue_score, redScore: said.red_score };
}
