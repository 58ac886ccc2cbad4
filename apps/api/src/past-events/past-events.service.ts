// Saves and deletes old events; deleting takes their results along, which is how a list that was wrong is undone.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { OwnPastEventRow, PastEventRequest } from '@gelanggang/contract/past-events';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { refuseOutdated } from '../http/changed-meanwhile';
import type { RequestAccount } from '../http/current-account';
import { invalid } from '../http/refusals';
import { PastEventsQueries } from './past-events.queries';
import { pastEventsSentences } from './sentences';
import { pastEventsTexts } from './texts';

@Injectable()
export class PastEventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PastEventsQueries,
  ) {}

  create(body: PastEventRequest, account: RequestAccount): Promise<Saved<OwnPastEventRow>> {
    this.requirePast(body);
    return this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ id: number }[]>(
        `insert into past_event (name, place, level, start_date, end_date, account_id)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [body.name, body.place, body.level, body.start_date, body.end_date, account.id],
      );
      const data = await this.queries.own(row?.id ?? 0, account, manager);
      return { message: pastEventsTexts.added, data };
    });
  }

  update(id: number, body: PastEventRequest, account: RequestAccount): Promise<Saved<OwnPastEventRow>> {
    this.requirePast(body);
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.queries.lockOwn(manager, id, account);
      refuseOutdated(body.version, stored.version);
      await manager.query(
        `update past_event set name = $2, place = $3, level = $4, start_date = $5, end_date = $6, version = version + 1
         where id = $1`,
        [id, body.name, body.place, body.level, body.start_date, body.end_date],
      );
      return { message: pastEventsTexts.changed, data: await this.queries.own(id, account, manager) };
    });
  }

  remove(id: number, account: RequestAccount): Promise<Said> {
    return this.dataSource.transaction(async (manager) => {
      await this.queries.lockOwn(manager, id, account);
      await manager.query('delete from past_event where id = $1', [id]);
      return { message: MESSAGES.deleted };
    });
  }

  /** What is still to come is a tournament, with its entries and its draw. */
  private requirePast({ end_date }: PastEventRequest): void {
    const today = new Date(Date.now() + ONE_DAY_MS).toISOString().slice(0, 10);
    if (end_date > today) throw invalid({ end_date: [pastEventsSentences.notOver] });
  }
}

/** In the east of Indonesia it is another day before it is one in Greenwich. */
const ONE_DAY_MS = 86_400_000;
