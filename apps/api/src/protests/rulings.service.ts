// Decides protests and appeals: previewed, carried out with its remedy, and undone, each in one transaction.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CorrectionEffect } from '@gelanggang/contract/arena-control';
import type {
  ProtestAnswer,
  RulingPreview,
  RulingPreviewRequest,
  RulingRequest,
  UndoRulingRequest,
} from '@gelanggang/contract/protests';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import {
  mayUndoRuling,
  PROTEST_LEVEL_LABELS,
  PROTEST_STAGES,
  type ProtestLevel,
  type Remedy,
  REMEDY_LABELS,
  ruleOn,
  type RulingRefusal,
} from '@gelanggang/domain/protests/protests';
import { inWording } from '@gelanggang/platform/languages/wording';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { effectsOf } from '../arena-control/correction-preview.queries';
import { lockMatch, type LockedMatch } from '../arena-control/locked-match';
import { type Action, writeOnce } from '../http/action-key';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { restoreWalkovers } from './opened-walkovers';
import { carryOut, type Done, takeBack } from './remedies';
import { aboutProtest, type AboutProtest, protestAnswer, tellProtest } from './tell-protest';
import { protestsSentences } from './sentences';
import { commonSentences } from '../http/sentences';
import { protestsTexts } from './texts';

interface Held {
  about: AboutProtest;
  match: LockedMatch;
  level: ProtestLevel;
  returnedAt: Date | null;
  isFeePaid: boolean;
  isAppealed: boolean;
  /** An appeal on this match has changed its result since the form was taken. */
  isOverruled: boolean;
  ruling: (Done & { id: number; remedy: Remedy }) | null;
  now: Date;
}

type Steps = Omit<Held, 'about' | 'match'>;

@Injectable()
export class RulingsService {
  constructor(private readonly dataSource: DataSource) {}

  /** In a transaction that writes nothing; refused like the remedy itself. */
  preview(id: number, { remedy, winner }: RulingPreviewRequest, action: Action): Promise<RulingPreview> {
    return this.dataSource.transaction(async (manager) => {
      const { match, isOverruled } = await hold(manager, id, action);
      if (remedy === 'rejected') return { effects: [] };
      if (isOverruled) throw conflict(protestsSentences.appealIsFinal);
      if (match.kind === 'seni') return { effects: await effectsOfBattle(manager, match) };
      if (remedy === 'result-changed' && !winner) throw invalid({ winner: [commonSentences.winnerRequired] });
      const named = remedy === 'result-changed' ? winner : undefined;
      return { effects: await effectsOf(manager, match, named, { isRuled: true }) };
    });
  }

  rule(id: number, body: RulingRequest, account: RequestAccount, action: Action): Promise<ProtestAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const held = await hold(manager, id, action);
      const { match, level, now } = held;
      const ruled = ruleOn(
        {
          ...{ kind: match.kind, level, isFeePaid: held.isFeePaid, isDecided: held.ruling !== null },
          ...{ returnedAt: held.returnedAt && held.returnedAt.getTime(), isOverruled: held.isOverruled },
          ...{ remedy: body.remedy, reason: body.reason, deciders: body.deciders },
        },
        now.getTime(),
      );
      if (!ruled.ok) throw rulingRefused(ruled, level);
      const because = inWording(
        'default',
        () => `${rulingName(level, id)}: ${REMEDY_LABELS[body.remedy].toLowerCase()}.`,
      );
      const done = await carryOut({ manager, emit, match, action, because }, body);
      const deciders = Object.fromEntries(PROTEST_STAGES[level].deciders.map((role) => [role, body.deciders[role]]));
      await manager.query(
        `insert into protest_ruling (protest_id, remedy, reason, deciders, ruled_by, result_before, result_after,
           performance_before, performance_after, resumes, extra_round, called_before, started_before, finished_before)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $11, $12::timestamptz, $13::timestamptz,
           $14::timestamptz)`,
        [
          ...[id, body.remedy, body.reason, JSON.stringify(deciders), account.id],
          ...[done.resultBefore, done.resultAfter, done.performanceBefore, done.performanceAfter],
          ...[done.resumes, done.extraRound, done.calledBefore, done.startedBefore, done.finishedBefore],
        ],
      );
      await this.tell(manager, emit, held, body.remedy);
      return protestAnswer(
        manager,
        account,
        id,
        protestsTexts.ruled(PROTEST_LEVEL_LABELS[level], REMEDY_LABELS[body.remedy]),
      );
    });
  }

  undo(id: number, { reason }: UndoRulingRequest, account: RequestAccount, action: Action): Promise<ProtestAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const held = await hold(manager, id, action);
      const { about, match, ruling, level } = held;
      const allowed = mayUndoRuling({ isDecided: ruling !== null, isAppealed: held.isAppealed });
      if (!allowed.ok || !ruling) {
        const isAppealed = !allowed.ok && allowed.code === 'appealed';
        throw conflict(isAppealed ? protestsSentences.hasAppeal : protestsSentences.notDecided);
      }
      if (ruling.remedy !== 'rejected') await refuseOvertaken(manager, match.id, ruling.id);
      const because = inWording('default', () => `${rulingName(level, id)} dibatalkan.`);
      await takeBack({ manager, emit, match, action, because }, ruling.remedy, ruling);
      if (match.kind === 'tanding') await restoreWalkovers(manager, emit, ruling.id, action);
      await manager.query(
        'update protest_ruling set undone_at = now(), undone_by = $2, undone_reason = $3 where id = $1',
        [ruling.id, account.id, reason],
      );
      // who stood there when it was decided may stand there no more
      const heard = await whoHeard(manager, id, ruling.id);
      tellProtest(emit, { ...about, managers: [...about.managers, ...heard] }, true);
      await notify(manager, emit, {
        ...{ kind: 'protest.undone', data: about.notice, to: [...everybody(about), ...heard], at: held.now },
      });
      return protestAnswer(manager, account, id, protestsTexts.rulingUndone);
    });
  }

  private async tell(manager: EntityManager, emit: Emit, { about, now }: Held, remedy: Remedy): Promise<void> {
    tellProtest(emit, about, true);
    await settleNotices(manager, emit, `protest:${about.id}`, now);
    const data = { ...about.notice, remedy };
    await notify(manager, emit, { kind: 'protest.ruled', data, to: everybody(about), at: now });
  }
}

/** As the record of the match keeps it. */
const rulingName = (level: ProtestLevel, id: number): string =>
  `Keputusan ${PROTEST_LEVEL_LABELS[level].toLowerCase()} nomor ${id}`;

const everybody = ({ managers, ownManagers }: AboutProtest): number[] => [...new Set([...managers, ...ownManagers])];

/** The accounts that were told of a decision. */
async function whoHeard(manager: EntityManager, protestId: number, rulingId: number): Promise<number[]> {
  const rows = await manager.query<{ accountId: number }[]>(
    `select distinct n.account_id as "accountId" from notice n join protest_ruling g on g.id = $2
     where n.kind = 'protest.ruled' and (n.data ->> 'protest_id')::bigint = $1
       and n.at >= date_trunc('milliseconds', g.ruled_at)`,
    [protestId, rulingId],
  );
  return rows.map(({ accountId }) => accountId);
}

/** In the order match, protest; 404 for one that is not there. */
async function hold(manager: EntityManager, id: number, action: Action): Promise<Held> {
  const about = await aboutProtest(manager, id);
  if (!about) throw notFound(protestsSentences.notFound);
  const match = await lockMatch(manager, about.matchId, action, { kinds: MATCH_KINDS });
  await manager.query('select 1 from protest where id = $1 for no key update', [id]);
  const [row] = await manager.query<Steps[]>(
    `select p.level, p.returned_at as "returnedAt", p.fee is not null as "isFeePaid", now() as now,
       exists (select 1 from protest a where a.appeals_id = p.id
         and (a.returned_at is not null or a.taken_at > now() - interval '20 minutes')) as "isAppealed",
       p.level = 1 and exists (select 1 from protest a join protest_ruling g on g.protest_id = a.id
         where a.match_id = p.match_id and a.level = 2 and g.undone_at is null and g.remedy <> 'rejected'
           and g.ruled_at > p.taken_at) as "isOverruled",
       (select jsonb_build_object('id', g.id, 'remedy', g.remedy, 'resultBefore', g.result_before,
          'resultAfter', g.result_after, 'performanceBefore', g.performance_before,
          'performanceAfter', g.performance_after, 'resumes', g.resumes::text, 'extraRound', g.extra_round,
          'calledBefore', g.called_before::text, 'startedBefore', g.started_before::text,
          'finishedBefore', g.finished_before::text)
        from protest_ruling g where g.protest_id = p.id and g.undone_at is null) as ruling
     from protest p where p.id = $1`,
    [id],
  );
  if (!row) throw notFound(protestsSentences.notFound);
  return { ...row, about, match };
}

/** What the other side's protest has changed since is undone first. */
async function refuseOvertaken(manager: EntityManager, matchId: number, rulingId: number): Promise<void> {
  const later = await manager.query<unknown[]>(
    `select 1 from protest_ruling g join protest p on p.id = g.protest_id
     where p.match_id = $1 and g.id > $2 and g.undone_at is null and g.remedy <> 'rejected' limit 1`,
    [matchId, rulingId],
  );
  if (later.length > 0) throw conflict(protestsSentences.resultReplaced);
}

/** A battle that is open again takes its winner out of the next one. */
async function effectsOfBattle(manager: EntityManager, match: LockedMatch): Promise<CorrectionEffect[]> {
  const [battle] = await manager.query<{ isBattle: boolean }[]>(
    `select mode = 'battle' as "isBattle" from match where id = $1`,
    [match.id],
  );
  if (!battle?.isBattle) return [];
  const rows = await manager.query<
    { id: number; partai: string | null; round: number; status: CorrectionEffect['status_before'] }[]
  >(
    `select n.id, ${partaiOfMatchSql('n.id')} as partai, n.round, n.status from match m join match n on n.id in (m.next_match_id, m.loser_match_id)
     where m.id = $1 order by n.round, n.id`,
    [match.id],
  );
  return rows.map(({ id, partai, status }) => ({
    ...{ match_id: id, partai, round_label: '', corners: [], status_before: status, status_after: status },
  }));
}

function rulingRefused({ code }: RulingRefusal, level: ProtestLevel) {
  const { article } = PROTEST_STAGES[level];
  switch (code) {
    case 'not-returned':
      return conflict(protestsSentences.formNotBack);
    case 'decided-before':
      return conflict(protestsSentences.decidedMeanwhile);
    case 'appeal-final':
      return conflict(protestsSentences.appealIsFinal);
    case 'fee-missing':
      return conflict(protestsSentences.feeNotRecorded(article));
    case 'not-of-kind':
      return invalid({ remedy: [protestsSentences.remedyNotHere] });
    case 'reason-missing':
      return invalid({ reason: [commonSentences.reasonRequired] });
    case 'decider-missing':
      return invalid({ deciders: [protestsSentences.namesRequired] });
  }
}
