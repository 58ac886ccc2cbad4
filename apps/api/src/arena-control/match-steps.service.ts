// Calling, skipping, bringing back, starting and un-starting a match (domain-rules, Running the day).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DoctorLeaveRequest, MatchStepAnswer } from '@gelanggang/contract/arena-control';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import { openClock } from '@gelanggang/database/queries/match-clock.queries';
import { CORNER_LABELS, cornerWord } from '@gelanggang/domain/words/corners';
import { type MatchStep, takeStep } from '@gelanggang/domain/results/match-steps';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { readBarred } from '@gelanggang/database/queries/barred.queries';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import { partaiObject, partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, invalid } from '../http/refusals';
import { refuseBarred, refuseBarredPerformance } from './barred-walkover';
import { neededLeaves, saveLeave } from './doctor-leave';
import { lockMatch, type LockedMatch } from './locked-match';
import { resumedMatch, resumeMatch } from './resumed-match';
import { seatPanels } from '../officials/sit';
import { stepAnswer, tellParts } from './result-answer';
import { stepRefused } from './what-happened';
import { arenaControlSentences } from './sentences';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { arenaControlTexts } from './texts';

export type DayStep = Extract<MatchStep, 'call' | 'skip' | 'bring-back' | 'start' | 'stop'>;

@Injectable()
export class MatchStepsService {
  constructor(private readonly dataSource: DataSource) {}

  step(matchId: number, step: DayStep, action: Action, arenaId: number | null = null): Promise<MatchStepAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action, { arenaId, kinds: MATCH_KINDS });
      await refuseStep(manager, match, step);
      const status = await statusAfter(manager, match, step);
      // $2 is the state that we decided on: if it is another one by now, nothing happens. Whose start is taken back was there: its
      // three calls, which of a performance run from its call, begin anew.
      const [, changed] = await manager.query<[unknown[], number]>(
        prepared(`update match set status = $3, version = version + 1, arena_id = $4,
           called_at = case when $3 = 'scheduled' then null when $5 = 'stop' and kind = 'seni' then now()
                       else coalesce(called_at, now()) end,
           started_at = case when $3 = 'ongoing' then now() end,
           skipped_at = case when $5 = 'skip' then now() end
         where id = $1 and status = $2`),
        [match.id, match.status, status, status === 'scheduled' ? null : match.arenaId, step],
      );
      if (changed !== 1) throw await stepRefused(manager, match);
      if (step === 'call') await endEarlierCalls(manager, match.id);
      if (step === 'start') {
        await endEarlierTimes(manager, match.id);
        const resumed = await resumedMatch(manager, match.id);
        if (resumed) await resumeMatch(manager, emit, match.id, resumed, action.accountId);
        else await openClock(manager, match.id);
        if (match.arenaId !== null) {
          await seatPanels(manager, { id: match.id, tournamentId: match.tournamentId, arenaId: match.arenaId });
        }
      }
      const told = tellParts(emit, match, new Map([[match.id, ['call'] as const]]));
      return stepAnswer(match.id, told, arenaControlTexts.steps[step](partaiSubject(match.partai)));
    });
  }

  /** The announcer has told the result to the hall. Twice is once; 409 while there is none. A battle is told with both rows. */
  announce(matchId: number, action: Action): Promise<MatchStepAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action, { kinds: MATCH_KINDS });
      if (match.status !== 'finished' && match.status !== 'walkover') {
        throw conflict(arenaControlSentences.noResultYet(partaiSubject(match.partai)));
      }
      const rows = await manager.query<{ id: number }[]>(
        prepared(`select m.id from match m join match own on own.id = $1 and own.pool_id = m.pool_id
         where m.id = own.id or m.battle_group = own.battle_group order by m.id`),
        [match.id],
      );
      await manager.query(
        prepared(`update match set announced_at = now()
         where id = any($1::bigint[]) and finished_at is not null and (announced_at >= finished_at) is not true`),
        [rows.map(({ id }) => id)],
      );
      const told = tellParts(emit, match, new Map(rows.map(({ id }) => [id, ['announced'] as const])));
      return stepAnswer(match.id, told, arenaControlTexts.resultAnnounced(partaiObject(match.partai)));
    });
  }

  /** The doctor lets a corner fight, or takes that back. 409 where nobody is there, or the match has begun. */
  leave(matchId: number, body: DoctorLeaveRequest, action: Action): Promise<MatchStepAnswer> {
    const { corner, is_given: isGiven = true } = body;
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action);
      const unitId = corner === 'blue' ? match.blueUnitId : match.redUnitId;
      if (match.status !== 'scheduled' && match.status !== 'called') throw await stepRefused(manager, match);
      if (unitId === null) throw conflict(arenaControlSentences.notComplete(partaiObject(match.partai)));
      const { accountId } = action;
      if (await saveLeave(manager, match.id, unitId, isGiven, accountId)) {
        await writeAuditOfCall(manager, {
          ...{ accountId, action: 'match.doctor-leave', subjectType: 'match', subjectId: match.id },
          detail: { corner, unit_id: unitId, is_given: isGiven },
        });
      }
      const told = tellParts(emit, match, new Map([[match.id, ['call'] as const]]));
      const said = isGiven ? arenaControlTexts.doctorAllows : arenaControlTexts.doctorForbids;
      return stepAnswer(match.id, told, said(cornerWord(corner)));
    });
  }
}

/** Who was absent at an earlier time of the match has to be called three times again (art. 11.6.g.5). */
async function endEarlierCalls(manager: EntityManager, matchId: number): Promise<void> {
  await manager.query(
    prepared(`update table_timer set withdrawn_at = now(), withdrawn_reason = 'Partai dipanggil lagi.'
     where match_id = $1 and kind = 'calls' and withdrawn_at is null and (outcome is null or outcome = 'late')`),
    [matchId],
  );
}

/** A time that ran when the start before was taken back, or its result saved: the table does not see it any more. */
async function endEarlierTimes(manager: EntityManager, matchId: number): Promise<void> {
  await manager.query(
    prepared(`update table_timer set withdrawn_at = now(), withdrawn_reason = 'Partai dimulai lagi.'
     where match_id = $1 and kind <> 'calls' and withdrawn_at is null and outcome is null`),
    [matchId],
  );
}

async function statusAfter(manager: EntityManager, match: LockedMatch, step: DayStep) {
  const taken = takeStep(match, step);
  if (taken.ok) return taken.status;
  if (taken.code === 'corner-empty') throw conflict(arenaControlSentences.notComplete(partaiObject(match.partai)));
  throw await stepRefused(manager, match);
}

async function refuseStep(manager: EntityManager, match: LockedMatch, step: DayStep): Promise<void> {
  if (step === 'skip' && match.isSkipped)
    throw conflict(arenaControlSentences.alreadySkipped(partaiSubject(match.partai)));
  if (step === 'bring-back' && match.status === 'scheduled' && !match.isSkipped) {
    throw conflict(arenaControlSentences.notSkipped(partaiSubject(match.partai)));
  }
  if (step !== 'call' && step !== 'start') return;
  if (match.arenaId === null) throw invalid({ arena_id: [arenaControlSentences.chooseArena] });
  if (step !== 'start') return;
  const [ongoing] = await manager.query<{ partai: string | null }[]>(
    prepared(`select ${partaiOfMatchSql('m.id')} as partai from match m
     where m.arena_id = $1 and m.status = 'ongoing' and m.id <> $2`),
    [match.arenaId, match.id],
  );
  if (ongoing) {
    const other = ongoing.partai === null ? arenaControlTexts.otherMatch : partaiSubject(ongoing.partai);
    throw conflict(arenaControlSentences.otherOngoing(other, match.arenaName ?? ''));
  }
  const [barred] = await readBarred(manager, [match.id]);
  if (barred) (match.kind === 'seni' ? refuseBarredPerformance : refuseBarred)(barred);
  const [needed] = await neededLeaves(manager, [match.id]);
  if (needed) {
    throw conflict(arenaControlSentences.doctorNeeded(CORNER_LABELS[needed.corner], partaiObject(match.partai)));
  }
}
