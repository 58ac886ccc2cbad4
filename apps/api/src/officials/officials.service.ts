// Adds, changes and removes officials, one or a whole list, each in one transaction with its event.
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Said } from '@gelanggang/contract/http';
import type { OfficialRequest, OfficialRow, OfficialsRequest, TakenInOfficials } from '@gelanggang/contract/officials';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, invalid, notFound } from '../http/refusals';
import { whatHangsOn } from '../http/what-hangs';
import { OfficialsQueries } from './officials.queries';
import { officialsSentences } from './sentences';
import { officialsTexts } from './texts';

type Values = OfficialsRequest['officials'][number];

/** Who worked stays in the record: only those who never did are removed. */
const WORKED = [
  ['sessions', 'select count(*) from official_duty where official_id = $1'],
  ['seats', 'select count(*) from official_seat where official_id = $1'],
] as const;

@Injectable()
export class OfficialsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: OfficialsQueries,
  ) {}

  create(tournamentId: number, body: OfficialRequest): Promise<Saved<OfficialRow>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const days = await this.lockTournament(manager, tournamentId);
      await requireRegion(manager, body);
      const [row] = await manager.query<{ id: number }[]>(
        `insert into official (tournament_id, name, roles, province_id, district_id, licence, phone, days, code)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        [tournamentId, ...columnsOf(body, days), newCode()],
      );
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return { message: officialsTexts.added, data: await this.queries.find(manager, row?.id ?? 0) };
    });
  }

  update(id: number, body: OfficialRequest): Promise<Saved<OfficialRow>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { tournamentId, version } = await lockOfficial(manager, id);
      const days = await this.lockTournament(manager, tournamentId);
      refuseOutdated(body.version, version);
      await requireRegion(manager, body);
      await manager.query(
        `update official set name = $2, roles = $3, province_id = $4, district_id = $5, licence = $6, phone = $7,
           days = $8, version = version + 1 where id = $1`,
        [id, ...columnsOf(body, days)],
      );
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return { message: officialsTexts.saved, data: await this.queries.find(manager, id) };
    });
  }

  remove(id: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { tournamentId } = await lockOfficial(manager, id);
      const uses = await whatHangsOn(manager, WORKED, id);
      if (uses) throw conflict(officialsSentences.stillAssigned(uses));
      await manager.query('delete from official where id = $1', [id]);
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return { message: officialsTexts.deleted };
    });
  }

  /** Sent twice it does the same: who has that name is changed. */
  takeIn(tournamentId: number, { officials }: OfficialsRequest): Promise<TakenInOfficials> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const days = await this.lockTournament(manager, tournamentId);
      let added = 0;
      for (const one of officials) {
        await requireRegion(manager, one);
        const [row] = await manager.query<{ isNew: boolean }[]>(
          `insert into official (tournament_id, name, roles, province_id, district_id, licence, phone, days, code)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (tournament_id, lower(btrim(name))) do update set roles = excluded.roles,
             province_id = excluded.province_id, district_id = excluded.district_id, licence = excluded.licence,
             phone = excluded.phone, days = excluded.days, version = official.version + 1
           returning version = 1 as "isNew"`,
          [tournamentId, ...columnsOf(one, days), newCode()],
        );
        if (row?.isNew) added += 1;
      }
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      const changed = officials.length - added;
      return { message: officialsTexts.takenIn(added, changed), data: { added, changed } };
    });
  }

  /** The days of its event. */
  private async lockTournament(manager: EntityManager, tournamentId: number): Promise<string[]> {
    await manager.query('select from tournament where id = $1 for no key update', [tournamentId]);
    return (await this.queries.tournament(tournamentId, manager)).days;
  }
}

async function lockOfficial(manager: EntityManager, id: number): Promise<{ tournamentId: number; version: number }> {
  const [official] = await manager.query<{ tournamentId: number; version: number }[]>(
    `select o.tournament_id as "tournamentId", o.version from official o
     join tournament t on t.id = o.tournament_id and t.deleted_at is null where o.id = $1 for update of o`,
    [id],
  );
  if (!official) throw notFound(officialsSentences.notFound);
  return official;
}

function columnsOf(one: Values, ofEvent: readonly string[]): unknown[] {
  if (one.days?.some((day) => !ofEvent.includes(day))) throw invalid({ days: [officialsSentences.dayOutside] });
  const days = one.days && new Set(one.days).size < ofEvent.length ? [...new Set(one.days)].sort() : null;
  return [
    ...[one.name, one.roles, one.province_id ?? null, one.district_id ?? null],
    ...[one.licence ?? '', one.phone ?? '', days],
  ];
}

/** The district lies in the province. */
async function requireRegion(manager: EntityManager, one: Values): Promise<void> {
  if (one.district_id === undefined) return;
  const found = await manager.query<unknown[]>('select 1 from district where id = $1 and province_id = $2', [
    one.district_id,
    one.province_id ?? null,
  ]);
  if (found.length === 0) throw invalid({ district_id: [officialsSentences.districtElsewhere] });
}

/** 128 bits: nobody finds a rota by guessing. */
export const newCode = (): string => randomBytes(16).toString('base64url');
