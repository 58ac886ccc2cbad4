// A manager opens the list of an own contingent, and signs it as it was read.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SavedCheck, SignRequest } from '@gelanggang/contract/entry-check';
import type { Said } from '@gelanggang/contract/http';
import { signList } from '@gelanggang/domain/entry-check/signature';
import { keptRows } from '@gelanggang/entries/check/check-lists.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { settleNotices } from '@gelanggang/platform/notices/notify';
import { type Action, writeOnce } from '../http/action-key';
import type { RequestAccount } from '../http/current-account';
import { conflict } from '../http/refusals';
import { lockCheck, reminderSubject, tellCheck } from './check-access';
import { signRefusal } from './check-terms';
import { readCheck } from './entry-checks.queries';
import { entryCheckTexts } from './texts';

@Injectable()
export class SignaturesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The first time counts. */
  open(tournamentId: number, contingentId: number, account: RequestAccount): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { rule, list } = await lockCheck(manager, tournamentId, contingentId, account.id);
      if (rule.isOn && list.openedAt === null) {
        await manager.query(
          `insert into entry_check_list (tournament_id, contingent_id, opened_at, opened_by) values ($1, $2, now(), $3)
           on conflict (tournament_id, contingent_id) do update set opened_at = now(), opened_by = excluded.opened_by`,
          [tournamentId, contingentId, account.id],
        );
        tellCheck(emit, list);
      }
      return { message: entryCheckTexts.listOpened };
    });
  }

  sign(
    tournamentId: number,
    contingentId: number,
    { seen }: SignRequest,
    account: RequestAccount,
    action: Action,
  ): Promise<SavedCheck> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const { rule, list } = await lockCheck(manager, tournamentId, contingentId, account.id);
      const { rows, signature } = list;
      const may = signList(rule, { now: rule.now, rows, signed: signature?.rows ?? null, seen });
      if (!may.ok) throw conflict(signRefusal(may, rule));
      // held: numbers have no gap, whoever signs at once
      await manager.query('select from entry_check_setting where tournament_id = $1 for no key update', [tournamentId]);
      await manager.query(
        `insert into entry_check_list (tournament_id, contingent_id, opened_at, opened_by) values ($1, $2, now(), $3)
         on conflict (tournament_id, contingent_id) do update
           set opened_at = coalesce(entry_check_list.opened_at, now()), merged_with = null`,
        [tournamentId, contingentId, account.id],
      );
      await manager.query(
        `insert into entry_signature (tournament_id, contingent_id, number, signed_by, signer, is_late, rows, print)
         values ($1, $2, (select coalesce(max(number), 0) + 1 from entry_signature where tournament_id = $1), $3,
           (select name from account where id = $3), $4, $5::jsonb, $6)`,
        [tournamentId, contingentId, account.id, rule.now > rule.dueAt, JSON.stringify(keptRows(rows)), seen],
      );
      await settleNotices(manager, emit, reminderSubject(tournamentId, contingentId), new Date(rule.now));
      tellCheck(emit, list);
      const data = await readCheck(manager, tournamentId, contingentId, account.id);
      const reported = rows.filter(({ hasOpenTicket }) => hasOpenTicket).length;
      return { message: entryCheckTexts.listSigned(data.signatures[0]?.number ?? 1, reported), data };
    });
  }
}
