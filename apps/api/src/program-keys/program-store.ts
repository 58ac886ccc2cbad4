// Keeps what programs read of a tournament until it moves on: many keys that ask often cost one reading.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ProgramTournament } from '@gelanggang/contract/program-keys';
import type { ProgramKey } from '@gelanggang/database/queries/program-key.queries';
import { programRows, type ProgramRows, readStanding } from '@gelanggang/feed/read-standing';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { KeptAnswers } from '../http/kept-answers';
import { notFound } from '../http/refusals';

const MOST_KEPT = 4;
const PAUSE_MS = 2000;
const OLDEST_MS = 60_000;

@Injectable()
export class ProgramStore {
  private readonly kept: KeptAnswers<ProgramRows>;

  constructor(
    reader: EventReader,
    private readonly dataSource: DataSource,
  ) {
    this.kept = new KeptAnswers(reader, { most: MOST_KEPT, oldestMs: OLDEST_MS, pauseMs: PAUSE_MS });
  }

  async tournament({ tournamentId, name, rights, expiresOn }: ProgramKey): Promise<ProgramTournament> {
    const [row] = await this.dataSource.query<Omit<ProgramTournament, 'key'>[]>(
      `select id, name, slug, start_date, end_date, time_zone, was_active as is_public
       from tournament where id = $1 and deleted_at is null`,
      [tournamentId],
    );
    if (!row) throw notFound();
    return { ...row, key: { name, rights, expires_on: expiresOn } };
  }

  async rows<Table extends keyof ProgramRows>({ tournamentId: id }: ProgramKey, table: Table) {
    const followed = [streams.tournament(id), streams.staff(id), streams.site];
    const read = async () => {
      const standing = await readStanding(this.dataSource, id);
      return standing && programRows(standing);
    };
    const rows = await this.kept.get(String(id), followed, read);
    if (!rows) throw notFound();
    return rows[table];
  }
}
