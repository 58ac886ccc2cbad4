// Changes, takes and throws away the plan of a tournament, each in one transaction with its events.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AutoScheduleChanged,
  AutoScheduleSlot,
  MovedSlotsAnswer,
  MoveSlotsRequest,
  TakenPlanAnswer,
  TakePlanRequest,
} from '@gelanggang/contract/auto-schedule';
import { streams } from '@gelanggang/contract/events';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { PrintPublished } from '@gelanggang/scheduling/print-published';
import { tellMatches, tellRemaining } from '@gelanggang/scheduling/tell-schedules';
import { followersOf } from '@gelanggang/scheduling/with-followers';
import { moveSlots } from './move-slots';
import { lockOpenPlan, type PlanRow } from './plan-rows.queries';
import { publishDraft, publishDrafts, publishSchedules } from './publish-drafts';
import { type Taken, takePlan } from './take-plan';
import { autoScheduleTexts } from './texts';

@Injectable()
export class AutoScheduleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly print: PrintPublished,
  ) {}

  move(id: number, body: MoveSlotsRequest): Promise<MovedSlotsAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const plan = await lockOpenPlan(manager, id, body.version);
      const slots = await moveSlots(manager, plan, body);
      const version = plan.version + 1;
      await manager.query('update schedule_plan set version = $2, updated_at = now() where id = $1', [id, version]);
      tell(emit, { ...plan, version }, 'moved', slots);
      return { data: { version, slots } };
    });
  }

  async take(id: number, { version, publish = false }: TakePlanRequest): Promise<TakenPlanAnswer> {
    const { tournamentId, answer } = await writeWithEvents(this.dataSource, async (manager, emit) => {
      const taken = await takePlan(manager, id, version);
      await tellSpectators(manager, emit, taken);
      tell(emit, taken.plan, 'taken');
      const { plan, scheduleIds, matches } = taken;
      if (publish) await publishSchedules(manager, emit, plan.tournamentId, scheduleIds);
      const schedules = scheduleIds.length;
      const told = publish ? autoScheduleTexts.published : autoScheduleTexts.draftsMade;
      const answer = { message: told(schedules, matches), data: { schedules, matches } };
      return { tournamentId: plan.tournamentId, answer };
    });
    if (publish) await this.print.of(tournamentId);
    return answer;
  }

  async publishDrafts(tournamentId: number): Promise<{ message: string }> {
    const count = await writeWithEvents(this.dataSource, (manager, emit) => publishDrafts(manager, emit, tournamentId));
    await this.print.of(tournamentId);
    return { message: autoScheduleTexts.schedulesPublished(count) };
  }

  async publishDraft(id: number): Promise<{ message: string }> {
    const tournamentId = await writeWithEvents(this.dataSource, (manager, emit) => publishDraft(manager, emit, id));
    await this.print.of(tournamentId);
    return { message: autoScheduleTexts.schedulePublished };
  }

  discard(id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const plan = await lockOpenPlan(manager, id, null);
      await manager.query(`update schedule_plan set status = 'discarded', updated_at = now() where id = $1`, [id]);
      tell(emit, plan, 'discarded');
      return { message: autoScheduleTexts.planDropped };
    });
  }
}

function tell(emit: Emit, plan: PlanRow, change: AutoScheduleChanged['change'], slots: AutoScheduleSlot[] = []): void {
  emit(streams.staff(plan.tournamentId), 'auto-schedule.changed', {
    ...{ tournament_id: plan.tournamentId, plan_id: plan.id, version: plan.version, change, slots },
  });
}

/** What the plan took out of public schedules is gone there until its drafts are published. */
async function tellSpectators(manager: EntityManager, emit: Emit, taken: Taken): Promise<void> {
  const stream = streams.tournament(taken.plan.tournamentId);
  for (const id of taken.removedIds) emit(stream, 'schedule.removed', { schedule_id: id });
  for (const id of taken.changedIds) tellRemaining(emit, taken.plan.tournamentId, id);
  tellMatches(emit, taken.plan.tournamentId, await followersOf(manager, taken.withdrawnIds));
}
