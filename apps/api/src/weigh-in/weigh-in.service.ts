// Records what the scales say of an athlete, once a day; whoever may not fight gives the opponent a walkover at once.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { WeighInAnswer, WeighInCorrection, WeighInRequest } from '@gelanggang/contract/weigh-in';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { losesByWeighIn, WEIGH_IN_LABELS, weighIn, type WeighInOutcome } from '@gelanggang/domain/athletes/weigh-in';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { conflict, notFound } from '../http/refusals';
import { alreadyRecorded, lockAthlete, type LockedAthlete, standingWeighIn } from './locked-athlete';
import { type Effect, giveWalkover, NO_EFFECT, sayWhyLost, takeWalkoverBack } from './walkover';
import { WeighInQueries } from './weigh-in.queries';
import { weighInSentences } from './sentences';
import { weighInTexts } from './texts';

/** Ends a preview: everything that it wrote is rolled back. */
class Previewed extends Error {
  constructor(readonly answer: WeighInAnswer) {
    super('previewed');
  }
}

interface Written {
  outcome: WeighInOutcome;
  weight: number | null;
  officials: readonly string[];
}

@Injectable()
export class WeighInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: WeighInQueries,
  ) {}

  record(body: WeighInRequest, accountId: number): Promise<WeighInAnswer> {
    return writeWithEvents(this.dataSource, (manager, emit) => this.recordIn(manager, emit, body, accountId));
  }

  /** Does the same work and takes it back, so that what it tells is what would happen. */
  async preview(body: WeighInRequest, accountId: number): Promise<WeighInAnswer> {
    try {
      return await writeWithEvents(this.dataSource, async (manager, emit) => {
        const answer = await this.recordIn(manager, emit, body, accountId);
        throw new Previewed({ ...answer, data: { ...answer.data, record: null } });
      });
    } catch (error) {
      if (error instanceof Previewed) return error.answer;
      throw error;
    }
  }

  /** In place of what stands: a walkover that it gave is taken back when the athlete may fight after all. */
  correct(id: number, body: WeighInCorrection, accountId: number): Promise<WeighInAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { athlete, date } = await lockRecorded(manager, id);
      const standing = await standingWeighIn(manager, athlete.participantId, date);
      if (standing?.id !== id) throw standing ? alreadyRecorded(athlete, standing) : changedMeanwhile();
      const weight = body.weight ?? null;
      const outcome = weighIn(athlete.bounds, weight);
      await manager.query(
        'update weigh_in set replaced_at = now(), replaced_by = $2, replaced_reason = $3 where id = $1',
        [id, accountId, body.reason],
      );
      const { officials } = standing;
      const newId = await insert(manager, athlete, date, { outcome, weight, officials }, accountId);
      let effect: Effect = { ...NO_EFFECT, resultId: standing.walkoverResultId };
      if (!losesByWeighIn(outcome)) {
        effect = await takeWalkoverBack(manager, athlete, standing.walkoverResultId, accountId, body.reason);
      } else if (!losesByWeighIn(standing.outcome) && outcome !== 'present') {
        effect = await giveWalkover(manager, athlete, { date, outcome, accountId });
      } else if (outcome !== 'present' && outcome !== standing.outcome) {
        effect = { ...effect, changed: await sayWhyLost(manager, standing.walkoverResultId, outcome) };
      }
      await bindWalkover(manager, newId, effect);
      await writeAudit(manager, {
        accountId,
        action: 'weigh-in.corrected',
        subjectType: 'participant',
        subjectId: athlete.participantId,
        detail: {
          reason: body.reason,
          before: { outcome: standing.outcome, weight: standing.weight },
          after: { outcome, weight },
        },
      });
      return this.told(manager, emit, athlete, newId, outcome, effect);
    });
  }

  /** The walkover that had to wait for an opponent. */
  giveLate(id: number, accountId: number): Promise<WeighInAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { athlete, date } = await lockRecorded(manager, id);
      const standing = await standingWeighIn(manager, athlete.participantId, date);
      if (standing?.id !== id || standing.outcome === 'present') throw changedMeanwhile();
      const effect = await giveWalkover(manager, athlete, { date, outcome: standing.outcome, accountId });
      if (effect.refusal) throw conflict(effect.refusal);
      await bindWalkover(manager, id, effect);
      await writeAudit(manager, {
        accountId,
        action: 'weigh-in.walkover',
        subjectType: 'participant',
        subjectId: athlete.participantId,
        detail: { result_id: effect.resultId },
      });
      return this.told(manager, emit, athlete, id, standing.outcome, effect);
    });
  }

  private async recordIn(
    manager: EntityManager,
    emit: Emit,
    body: WeighInRequest,
    accountId: number,
  ): Promise<WeighInAnswer> {
    const athlete = await lockAthlete(manager, body.participant_id, body.date);
    const standing = await standingWeighIn(manager, athlete.participantId, body.date);
    if (standing) throw alreadyRecorded(athlete, standing);
    const weight = body.weight ?? null;
    const outcome = weighIn(athlete.bounds, weight);
    const officials = (body.officials ?? []).filter(Boolean);
    const id = await insert(manager, athlete, body.date, { outcome, weight, officials }, accountId);
    const weighed = { date: body.date, accountId };
    const effect = outcome === 'present' ? NO_EFFECT : await giveWalkover(manager, athlete, { ...weighed, outcome });
    await bindWalkover(manager, id, effect);
    await writeAudit(manager, {
      accountId,
      action: 'weigh-in.recorded',
      subjectType: 'participant',
      subjectId: athlete.participantId,
      detail: { outcome, weight },
    });
    return this.told(manager, emit, athlete, id, outcome, effect);
  }

  private async told(
    manager: EntityManager,
    emit: Emit,
    { tournamentId, name }: LockedAthlete,
    id: number,
    outcome: WeighInOutcome,
    { changed, effects }: Effect,
  ): Promise<WeighInAnswer> {
    const stream = streams.tournament(tournamentId);
    emit(stream, 'weigh-in.changed', { tournament_id: tournamentId });
    tellMatches(
      emit,
      tournamentId,
      changed.map((match) => match.id),
    );
    const record = await this.queries.record(manager, id);
    return {
      message: weighInTexts.weighed(name, WEIGH_IN_LABELS[outcome].toLowerCase()),
      data: { outcome, effects, changed, record },
    };
  }
}

async function insert(
  manager: EntityManager,
  athlete: LockedAthlete,
  date: string,
  { outcome, weight, officials }: Written,
  accountId: number,
): Promise<number> {
  const [row] = await manager.query<{ id: number }[]>(
    `insert into weigh_in (tournament_id, participant_id, date, outcome, weight, recorded_by, officials)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [athlete.tournamentId, athlete.participantId, date, outcome, weight, accountId, officials],
  );
  if (!row) throw new Error('A weigh-in was not written.');
  return row.id;
}

async function bindWalkover(manager: EntityManager, id: number, { resultId }: Effect): Promise<void> {
  if (resultId === null) return;
  await manager.query('update weigh_in set walkover_result_id = $2 where id = $1', [id, resultId]);
}

async function lockRecorded(manager: EntityManager, id: number): Promise<{ athlete: LockedAthlete; date: string }> {
  const [row] = await manager.query<{ participantId: number; date: string }[]>(
    `select participant_id as "participantId", to_char(date, 'YYYY-MM-DD') as date from weigh_in where id = $1`,
    [id],
  );
  if (!row) throw notFound(weighInSentences.notFound);
  return { athlete: await lockAthlete(manager, row.participantId, row.date), date: row.date };
}

const changedMeanwhile = () => conflict(weighInSentences.changed);
