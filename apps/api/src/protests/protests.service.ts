// The form of a protest or an appeal: taken by a manager, brought back with its claim, its fee noted (art. 15.4.c).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import type {
  ProtestAnswer,
  ProtestFeeRequest,
  ReturnFormRequest,
  TakeFormBackRequest,
  TakeFormRequest,
} from '@gelanggang/contract/protests';
import {
  askForm,
  type AskRefusal,
  PROTEST_LEVEL_LABELS,
  PROTEST_STAGES,
  type ProtestLevel,
  returnForm,
  takeFormBack,
} from '@gelanggang/domain/protests/protests';
import { clockTime, localDateTime } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import { notify } from '@gelanggang/platform/notices/notify';
import { type Action, writeOnce } from '../http/action-key';
import type { RequestAccount } from '../http/current-account';
import { conflict, notFound } from '../http/refusals';
import { readCandidates } from './protests.queries';
import { aboutProtest, type AboutProtest, office, protestAnswer, tellProtest } from './tell-protest';
import { protestsSentences } from './sentences';
import { protestsTexts } from './texts';

interface LockedProtest {
  id: number;
  level: ProtestLevel;
  accountId: number | null;
  takenAt: Date;
  returnedAt: Date | null;
  isDecided: boolean;
  isFeePaid: boolean;
  /** What is questioned is what stands. */
  stands: boolean;
  now: Date;
}

@Injectable()
export class ProtestsService {
  constructor(private readonly dataSource: DataSource) {}

  /** 404 for a match in which no own contingent stands, or that is not decided. */
  take(body: TakeFormRequest, account: RequestAccount, action: Action): Promise<ProtestAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      await manager.query('select 1 from match where id = $1 for no key update', [body.match_id]);
      const found = await readCandidates(manager, account.id, body.match_id);
      const asked = found.find((one) => one.appeals_id === (body.appeals_id ?? null));
      if (!asked) throw notFound(protestsSentences.decisionNotFound);
      const from = asked.counts_from ?? asked.now;
      const allowed = askForm({
        ...{ level: asked.level, isConcerned: true, decidedAt: from.getTime() },
        ...{ wasTaken: asked.was_taken, now: asked.now.getTime() },
      });
      if (!allowed.ok) throw conflict(askRefused(allowed, asked.level));
      const [made] = await manager.query<{ id: number }[]>(
        `insert into protest (tournament_id, match_id, unit_id, level, result_id, performance_id, appeals_id, counts_from,
           taken_by)
         values ($1, $2, $3, $4, $5, $6, $7, least($8::timestamptz, now()), $9) returning id`,
        [
          ...[asked.tournament.id, asked.match_id, asked.unit_id, asked.level, asked.result_id],
          ...[asked.performance_id, asked.appeals_id, from, account.id],
        ],
      );
      if (!made) throw new Error('A form was not stored.');
      const about = await mustKnow(manager, made.id);
      tellProtest(emit, about, false);
      const by = timeText(new Date(allowed.returnBy), about.timeZone);
      return protestAnswer(manager, account, made.id, protestsTexts.formTaken(by));
    });
  }

  giveBack(id: number, { claim }: ReturnFormRequest, account: RequestAccount, action: Action): Promise<ProtestAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const form = await lockProtest(manager, id);
      if (form?.accountId !== account.id) throw notFound(protestsSentences.notFound);
      const { level, takenAt, returnedAt } = form;
      const given = returnForm(
        { level, takenAt: takenAt.getTime(), returnedAt: returnedAt && returnedAt.getTime() },
        form.now.getTime(),
      );
      if (!given.ok) throw conflict(given.code === 'too-late' ? returnedLate(level) : protestsSentences.formIsBack);
      if (!form.stands) throw conflict(protestsSentences.decisionReplaced);
      await manager.query('update protest set claim = $2, returned_at = now(), returned_by = $3 where id = $1', [
        ...[id, claim, account.id],
      ]);
      const about = await mustKnow(manager, id);
      tellProtest(emit, about, true);
      const { time } = localDateTime(given.decideBy, about.timeZone);
      const told = { data: { ...about.notice, decide_by: time }, subject: `protest:${id}`, at: form.now };
      await notify(manager, emit, {
        kind: 'protest.filed-to-staff',
        to: await office(manager, about.tournamentId),
        ...told,
      });
      const others = about.managers.filter((one) => !about.ownManagers.includes(one));
      await notify(manager, emit, { kind: 'protest.filed', to: others, ...told });
      return protestAnswer(manager, account, id, protestsTexts.filed(PROTEST_LEVEL_LABELS[level], clockTime(time)));
    });
  }

  /** Of who took it by mistake: the decision can be questioned again in its time. What it was stands in the audit of the match. */
  takeBack(id: number, { reason }: TakeFormBackRequest, action: Action): Promise<Said> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const form = await lockProtest(manager, id);
      if (!form) throw notFound(protestsSentences.notFound);
      const { level, takenAt, returnedAt, isFeePaid } = form;
      const taken = takeFormBack({ returnedAt: returnedAt && returnedAt.getTime(), isFeePaid });
      if (!taken.ok) {
        throw conflict(taken.code === 'fee-paid' ? protestsSentences.feeIsPaid : protestsSentences.formIsBack);
      }
      const about = await mustKnow(manager, id);
      await writeAuditOfCall(manager, {
        ...{ accountId: action.accountId, action: 'POST /protests/{id}/take-back' },
        ...{ subjectType: 'match', subjectId: about.matchId },
        detail: { protest_id: id, level, taken_at: takenAt.toISOString(), reason },
      });
      await manager.query('delete from protest where id = $1', [id]);
      tellProtest(emit, about, false);
      return { message: protestsTexts.formTakenBack };
    });
  }

  fee(id: number, { fee }: ProtestFeeRequest, account: RequestAccount, action: Action): Promise<ProtestAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const form = await lockProtest(manager, id);
      if (!form) throw notFound(protestsSentences.notFound);
      if (form.isDecided) throw conflict(protestsSentences.alreadyDecided);
      await manager.query('update protest set fee = $2, fee_at = now(), fee_by = $3 where id = $1', [
        ...[id, fee, account.id],
      ]);
      tellProtest(emit, await mustKnow(manager, id), false);
      return protestAnswer(manager, account, id, protestsTexts.feeRecorded(rupiah(fee)));
    });
  }
}

async function mustKnow(manager: EntityManager, id: number): Promise<AboutProtest> {
  const about = await aboutProtest(manager, id);
  if (!about) throw notFound(protestsSentences.notFound);
  return about;
}

async function lockProtest(manager: EntityManager, id: number): Promise<LockedProtest | null> {
  await manager.query('select 1 from protest where id = $1 for no key update', [id]);
  const [row] = await manager.query<LockedProtest[]>(
    `select p.id, p.level, c.account_id as "accountId", p.taken_at as "takenAt", p.returned_at as "returnedAt",
       p.fee is not null as "isFeePaid",
       exists (select 1 from protest_ruling g where g.protest_id = p.id and g.undone_at is null) as "isDecided",
       case when p.result_id is not null then r.withdrawn_at is null when p.performance_id is not null
         then f.withdrawn_at is null else exists (select 1 from protest_ruling g where g.protest_id = p.appeals_id
           and g.undone_at is null and date_trunc('milliseconds', g.ruled_at) = p.counts_from) end as stands,
       now() as now
     from protest p join tournament t on t.id = p.tournament_id and t.deleted_at is null
     join pool_unit u on u.id = p.unit_id left join contingent c on c.id = u.contingent_id
     left join result r on r.id = p.result_id left join performance f on f.id = p.performance_id
     where p.id = $1`,
    [id],
  );
  return row ?? null;
}

const timeText = (at: Date, timeZone: string): string => clockTime(localDateTime(at, timeZone).time);

function askRefused({ code }: AskRefusal, level: ProtestLevel): Sentence {
  const { askWithinMinutes, article } = PROTEST_STAGES[level];
  if (code === 'taken-before') return protestsSentences.takenBefore;
  if (code !== 'too-late') return protestsSentences.nothingDecided;
  return protestsSentences.askedLate(askWithinMinutes, article);
}

function returnedLate(level: ProtestLevel): Sentence {
  const { returnWithinMinutes, article } = PROTEST_STAGES[level];
  return protestsSentences.returnedLate(returnWithinMinutes, article);
}
