// The clock of the match on the mat, from the council's panel: the same steps as the desk's, but for setting it.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PanelClockRequest } from '@gelanggang/contract/council';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { takeClockStep } from '../arena-control/clock-step';
import { lockMatch, type LockedMatch } from '../arena-control/locked-match';
import { conflict } from '../http/refusals';
import { standingProposal } from './proposal.queries';
import { scoringSentences } from './sentences';
import { arenaControlTexts } from '../arena-control/texts';

@Injectable()
export class PanelClockService {
  constructor(private readonly dataSource: DataSource) {}

  /** 409 for a press that was meant for another match. The same press sent again is one step. */
  step(panel: PanelDevice, request: PanelClockRequest): Promise<{ message: string }> {
    const { step, pressed_at: pressedAt, match_id: meantId, key } = request;
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const match = await lockMatchOfPanel(manager, panel);
      if (meantId !== undefined && meantId !== match.id) throw conflict(scoringSentences.clockOfOther);
      if (key !== undefined && (await isTaken(manager, match.id, key)))
        return { message: arenaControlTexts.clockSteps[step] };
      if (step === 'extra-round') await refuseUnasked(manager, match.id);
      await takeClockStep(manager, emit, match, step, { pressedAt, reason: null, accountId: null, key });
      await writeAudit(manager, {
        ...{ accountId: null, action: 'score.clock-stepped', subjectType: 'match', subjectId: match.id },
        detail: { step, seat: panel.seat, device_id: panel.deviceId },
      });
      return { message: arenaControlTexts.clockSteps[step] };
    });
  }
}

async function isTaken(manager: EntityManager, matchId: number, key: string): Promise<boolean> {
  const taken = await manager.query<unknown[]>('select 1 from match_clock_step where match_id = $1 and key = $2', [
    matchId,
    key,
  ]);
  return taken.length > 0;
}

/** One more round follows a tie that nothing else has parted (art. 11.6.g.1.b.3); another one is the desk's to begin. */
async function refuseUnasked(manager: EntityManager, matchId: number): Promise<void> {
  const said = await standingProposal(manager, matchId);
  const isEarly = said?.proposal.winner === null && said.proposal.next === 'time';
  if (!said || isEarly || (said.proposal.winner === null && said.proposal.next === 'extra-round')) return;
  throw conflict(scoringSentences.extraRoundOnlyWhenEqual);
}

/** The match that is on in the panel's arena, else the one that is called; held until the transaction ends. */
export async function lockMatchOfPanel(manager: EntityManager, { arenaId }: PanelDevice): Promise<LockedMatch> {
  const [match] = await manager.query<{ id: number }[]>(
    `select id from match where arena_id = $1 and status in ('ongoing', 'called') and kind = 'tanding'
     order by status desc, called_at limit 1`,
    [arenaId],
  );
  if (!match) throw conflict(scoringSentences.nothingOngoing);
  return lockMatch(manager, match.id, { accountId: null, onlyArenaId: arenaId });
}
