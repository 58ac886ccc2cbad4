// Reminds in one action the managers of all contingents whose lists are not signed as they stand: in the bell and by mail.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import type { Notices } from '@gelanggang/contract/notices';
import { readCheckLists } from '@gelanggang/entries/check/check-lists.queries';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { mailNotice } from '@gelanggang/platform/notices/mail-notice';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { conflict } from '../http/refusals';
import { reminderSubject, ruleOf, tellCheck } from './check-access';
import { signRefusal } from './check-terms';
import { entryCheckTexts } from './texts';
import { entryCheckSentences } from './sentences';

/** A press more in between tells nobody twice. */
const REST_HOURS = 12;
const KIND = 'entry-check.reminder';

@Injectable()
export class CheckRemindersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  /** 409 when the check is off, all have signed, or all of them were reminded a short while ago. */
  remind(tournamentId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // two who press at once take turns
      await manager.query('select from tournament where id = $1 for no key update', [tournamentId]);
      const rule = await ruleOf(manager, tournamentId);
      if (!rule.isOn) throw conflict(signRefusal({ ok: false, code: 'off' }, rule));
      const asked = { tournamentIds: [tournamentId], contingentIds: null, owner: null };
      const lists = await readCheckLists(manager, asked);
      const unsigned = lists.filter(({ state, rows }) => rows.length > 0 && state !== 'signed');
      if (unsigned.length === 0) throw conflict(entryCheckSentences.allSigned);
      const rested = rule.now - REST_HOURS * 3_600_000;
      const due = unsigned.filter(({ remindedAt }) => remindedAt === null || remindedAt.getTime() <= rested);
      if (due.length === 0) throw conflict(entryCheckSentences.remindedBefore(REST_HOURS));
      await manager.query(
        `insert into entry_check_list (tournament_id, contingent_id, reminded_at)
         select $1, c.id, now() from unnest($2::bigint[]) as c (id)
         on conflict (tournament_id, contingent_id) do update set reminded_at = now()`,
        [tournamentId, due.map(({ contingentId }) => contingentId)],
      );
      const at = new Date(rule.now);
      for (const list of due) {
        const { contingentId, contingent, accountId, rows, state } = list;
        const data: Notices[typeof KIND] = {
          ...{ tournament_id: tournamentId, tournament: rule.tournament.name, contingent_id: contingentId, contingent },
          ...{ due_at: new Date(rule.dueAt).toISOString(), time_zone: rule.tournament.time_zone },
          ...{ count: rows.length, is_changed: state === 'changed' },
        };
        const subject = reminderSubject(tournamentId, contingentId);
        await settleNotices(manager, emit, subject, at);
        await notify(manager, emit, { kind: KIND, data, to: [accountId], subject, at });
        const address = publicAddress(this.env);
        await mailNotice(manager, { kind: KIND, data, to: [accountId], action: 'checkData', address });
        tellCheck(emit, list);
      }
      return { message: entryCheckTexts.reminded(due.length) };
    });
  }
}
