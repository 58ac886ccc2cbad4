// Times at the table: an athlete changes, is examined, is called or is passive; what follows at their end is entered with it.
import type { AuditedAction } from '@gelanggang/contract/audit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SheetWithdrawRequest, TimerEndRequest, TimerRequest } from '@gelanggang/contract/council';
import type { Said } from '@gelanggang/contract/http';
import { databaseNow } from '@gelanggang/database/queries/match-clock.queries';
import { readMatchRules } from '@gelanggang/database/queries/match-rules.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import { STOP_LABELS } from '@gelanggang/domain/scoring/stops';
import {
  endTimer,
  outcomeText,
  STANDS_CLOCK,
  TIMER_LABELS,
  type TimerKind,
  type TimerOutcome,
} from '@gelanggang/domain/scoring/table-timers';
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { standClock } from '../arena-control/clock-step';
import { type LockedMatch } from '../arena-control/locked-match';
import { tellParts } from '../arena-control/result-answer';
import { conflict, notFound } from '../http/refusals';
import { openSheet, type OpenSheet, roundNow, tellScore } from './open-sheet';
import { lockMatchOfPanel } from './panel-clock.service';
import { penaltyThatFollows, stopCorner } from './sheet-penalties';
import { WithdrawalsService } from './withdrawals.service';
import { scoringSentences } from './sentences';
import { scoringTexts } from './texts';

interface Timer {
  kind: TimerKind;
  corner: Corner;
  /** In which it began. */
  round: number;
  at: Date;
  outcome: TimerOutcome | null;
  isWithdrawn: boolean;
}

@Injectable()
export class TableTimersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  /** The clock of the match stands from then on where the rulebook says so. 409 while another one is running. */
  start(panel: PanelDevice, { kind, corner, key }: TimerRequest): Promise<Said> {
    return this.change(panel, async (manager, emit, match) => {
      const message = `${TIMER_LABELS[kind]}: ${cornerWord(corner)}.`;
      if ((kind === 'calls') !== (match.status === 'called')) {
        throw conflict(kind === 'calls' ? scoringSentences.callsBeforeStart : scoringSentences.notOngoing);
      }
      const open = kind === 'calls' ? null : await openedSheet(manager, panel);
      if (STANDS_CLOCK[kind]) await standClock(manager, emit, match);
      const stored = await manager.query<unknown[]>(
        `insert into table_timer (match_id, sheet_id, corner, kind, round, device_id, key, at)
         values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp()) on conflict (match_id, key) do nothing returning id`,
        [match.id, open?.id ?? null, corner, kind, open ? roundNow(open) : 1, panel.deviceId, key ?? null],
      );
      if (stored.length === 0) return message;
      await audit(manager, panel, match, 'score.timer-started', { kind, corner });
      tell(emit, match, open);
      return message;
    });
  }

  /** 409 for an end that this kind does not have, or before its time is up. */
  end(panel: PanelDevice, id: number, { outcome }: TimerEndRequest): Promise<Said> {
    return this.change(panel, async (manager, emit, match) => {
      const { kind, corner, round, at } = await runningTimer(manager, match, id);
      const open = kind === 'calls' ? null : await openedSheet(manager, panel);
      const rules = open?.rules ?? (await readMatchRules(manager, match.id));
      if (!rules) throw new Error(`Match ${match.id} of tanding has no rules.`);
      const end = endTimer(kind, outcome, (await databaseNow(manager)) - at.getTime(), rules);
      if (!end.ok) throw conflict(scoringSentences.timer[end.code]);
      await manager.query('update table_timer set ended_at = clock_timestamp(), outcome = $2 where id = $1', [
        id,
        outcome,
      ]);
      await audit(manager, panel, match, 'score.timer-ended', { timer_id: id, kind, corner, outcome });
      const who = cornerWord(corner);
      const told = `${TIMER_LABELS[kind]} ${who}: ${outcomeText(kind, outcome)}.`;
      tell(emit, match, open);
      if (!open) return told;
      if (end.of === 'fault') {
        const step = await penaltyThatFollows(
          manager,
          open,
          panel,
          { corner, fault: end.fault, round },
          { timerId: id },
        );
        return step === null ? told : `${told} ${scoringTexts.penaltyFor(PENALTY_LABELS[step], who)}`;
      }
      if (end.of === 'stop') {
        const out = await stopCorner(manager, open, panel, corner, { kind: end.stop, timerId: id });
        const step = out && ` ${scoringTexts.penaltyFor(PENALTY_LABELS.diskualifikasi, cornerWord(out))}`;
        return `${told} ${STOP_LABELS[end.stop]}.${step ?? ''}`;
      }
      return told;
    });
  }

  /** Takes back how it ended, with what followed from it. */
  async withdraw(panel: PanelDevice, id: number, request: SheetWithdrawRequest): Promise<Said> {
    const isOfCall = await this.dataSource.query<unknown[]>(
      `select 1 from table_timer k join match m on m.id = k.match_id
       where k.id = $1 and k.kind = 'calls' and m.arena_id = $2 and m.status = 'called'`,
      [id, panel.arenaId],
    );
    if (isOfCall.length === 0) return this.withdrawals.withdraw(panel, 'timers', id, request);
    return this.change(panel, async (manager, emit, match) => {
      const [, changed] = await manager.query<[unknown, number]>(
        `update table_timer set withdrawn_at = now(), withdrawn_by = $3, withdrawn_reason = $4
         where id = $1 and match_id = $2 and withdrawn_at is null`,
        [id, match.id, panel.deviceId, request.reason],
      );
      if (changed !== 1) throw conflict(scoringSentences.alreadyUndone);
      await audit(manager, panel, match, 'score.withdrawn', { kind: 'timers', id, reason: request.reason });
      tell(emit, match, null);
      return scoringTexts.withdrawn.calls;
    });
  }

  private change(
    panel: PanelDevice,
    work: (manager: EntityManager, emit: Emit, match: LockedMatch) => Promise<string>,
  ): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const match = await lockMatchOfPanel(manager, panel);
      return { message: await work(manager, emit, match) };
    });
  }
}

async function openedSheet(manager: EntityManager, panel: PanelDevice): Promise<OpenSheet> {
  const open = await openSheet(manager, panel.arenaId);
  if (!open) throw conflict(scoringSentences.nothingOngoing);
  return open;
}

async function runningTimer(manager: EntityManager, match: LockedMatch, id: number): Promise<Timer> {
  const [timer] = await manager.query<Timer[]>(
    `select kind, corner, round, at, outcome, withdrawn_at is not null as "isWithdrawn" from table_timer
     where id = $1 and match_id = $2`,
    [id, match.id],
  );
  if (!timer) throw notFound(scoringSentences.timeNotHere);
  if (timer.outcome !== null || timer.isWithdrawn) throw conflict(scoringSentences.timeOver);
  return timer;
}

/** A call is told with its match: there is no sheet yet. */
function tell(emit: Emit, match: LockedMatch, open: OpenSheet | null): void {
  if (open) tellScore(emit, open);
  else tellParts(emit, match, new Map([[match.id, ['call'] as const]]));
}

function audit(
  manager: EntityManager,
  { deviceId, seat }: PanelDevice,
  match: LockedMatch,
  action: AuditedAction,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAudit(manager, {
    accountId: null,
    action,
    subjectType: 'match',
    subjectId: match.id,
    detail: { ...detail, seat, device_id: deviceId },
  });
}
