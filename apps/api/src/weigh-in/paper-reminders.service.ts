// Reminds the managers of contingents of the papers that their athletes lack: in the bell and by mail.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import type { Notices } from '@gelanggang/contract/notices';
import { grouped } from '@gelanggang/domain/grouped';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { mailNotice } from '@gelanggang/platform/notices/mail-notice';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { conflict } from '../http/refusals';
import { PapersQueries } from './papers.queries';
import { weighInTexts } from './texts';
import { weighInSentences } from './sentences';

/** A press more in between tells nobody twice. */
const REST_HOURS = 12;
/** A mail names so many; how many more there are is said. */
const MOST_NAMED = 10;
const KIND = 'papers.lacking';

const subjectOf = (tournamentId: number, contingentId: number): string => `papers:${tournamentId}:${contingentId}`;

@Injectable()
export class PaperRemindersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PapersQueries,
    private readonly env: Env,
  ) {}

  /** 409 when the event is over, nobody lacks anything, or all of them were reminded a short while ago. */
  remind(tournamentId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // two who press at once take turns
      await manager.query('select from tournament where id = $1 for no key update', [tournamentId]);
      const { tournament, settings } = await this.queries.frame(manager, tournamentId);
      if (tournament.today > tournament.end_date) throw conflict(weighInSentences.tournamentOver);
      const lacking = grouped(
        await this.queries.lacking(manager, tournamentId, tournament),
        (athlete) => athlete.contingentId,
      );
      if (lacking.size === 0) throw conflict(weighInSentences.papersComplete);
      const told = await toldLately(manager, tournamentId);
      const open = [...lacking].filter(([contingentId]) => !told.has(subjectOf(tournamentId, contingentId)));
      if (open.length === 0) throw conflict(weighInSentences.remindedBefore(REST_HOURS));
      const at = new Date();
      for (const [contingentId, athletes] of open) {
        const [{ managerId, contingent } = { managerId: 0, contingent: '' }] = athletes;
        const data: Notices[typeof KIND] = {
          ...{ tournament: tournament.name, contingent_id: contingentId, contingent, due_on: settings.due_on },
          ...{
            count: athletes.length,
            athletes: athletes.slice(0, MOST_NAMED).map(({ name, lacks }) => ({ name, lacks })),
          },
        };
        const subject = subjectOf(tournamentId, contingentId);
        await settleNotices(manager, emit, subject, at);
        await notify(manager, emit, { kind: KIND, data, to: [managerId], subject, at });
        const address = publicAddress(this.env);
        await mailNotice(manager, { kind: KIND, data, to: [managerId], action: 'openContingent', address });
      }
      return { message: weighInTexts.reminded(open.length) };
    });
  }

  /** What was told of a contingent is over once none of its athletes lacks anything. */
  async settle(manager: EntityManager, emit: Emit, tournamentId: number, participantId: number): Promise<void> {
    const { tournament } = await this.queries.frame(manager, tournamentId);
    const contingentId = await this.queries.contingentOf(manager, participantId);
    if ((await this.queries.lacking(manager, tournamentId, tournament, contingentId)).length > 0) return;
    await settleNotices(manager, emit, subjectOf(tournamentId, contingentId), new Date());
  }
}

async function toldLately(manager: EntityManager, tournamentId: number): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ subject: string }[]>(
    `select distinct subject from notice
     where kind = $1 and subject like $2 and at > now() - make_interval(hours => $3)`,
    [KIND, `papers:${tournamentId}:%`, REST_HOURS],
  );
  return new Set(rows.map(({ subject }) => subject));
}
