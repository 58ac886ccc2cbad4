// Copies another tournament's set-up: what has the same name here already stays as it is.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { COPY_PARTS, type CopyAnswer, type CopyPart } from '@gelanggang/contract/setting-up';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { freeArenaCode } from '@gelanggang/domain/schedule/partai-names';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { invalid, notFound } from '../http/refusals';
import { lockTournament } from './lock-tournament';
import { tellArenas } from './tell-arenas';
import { thingSentences } from '../http/sentences';
import { tournamentSetupSentences } from './sentences';
import { tournamentSetupTexts } from './texts';

interface Part {
  table: string;
  /** Columns that make one entry the same as another. */
  same: readonly string[];
  /** What else is copied. */
  columns: readonly string[];
  /** Which entries of the source (s) the tournament ($1) may have; left out: all. */
  fits?: string;
}

const PARTS: Readonly<Record<CopyPart, Part>> = {
  arenas: { table: 'tournament_arena', same: ['name'], columns: [] },
  categories: {
    table: 'tournament_match_category',
    same: ['match_category_id'],
    columns: ['registration_fee', 'fee_per', 'early_fee', 'late_fee', 'class_places', 'contingent_places'],
  },
  classifications: {
    table: 'match_classification',
    same: ['match_category_id', 'age_category_id', 'name'],
    columns: [],
    fits: 'tournament_has_age($1, s.age_category_id)',
  },
  contacts: { table: 'tournament_contact_person', same: ['name', 'phone'], columns: ['description', 'email'] },
};

/** Entries of the source ($2) that the tournament ($1) does not have. */
const missing = ({ table, same, fits = 'true' }: Part) =>
  `from ${table} s where s.tournament_id = $2 and ${fits} and not exists (select 1 from ${table} x where x.tournament_id = $1
     and ${same.map((column) => `x.${column} = s.${column}`).join(' and ')})`;

/** The classes of classifications that are copied now, those of the same name in the source. */
const CLASSES = `insert into match_classification_detail (match_classification_id, category_class_id)
  select x.id, d.category_class_id
  from match_classification x
  join match_classification s on s.tournament_id = $2 and s.match_category_id = x.match_category_id
    and s.age_category_id = x.age_category_id and s.name = x.name
  join match_classification_detail d on d.match_classification_id = s.id
  where x.id = any($1::bigint[])`;

@Injectable()
export class CopyService {
  constructor(private readonly dataSource: DataSource) {}

  async preview(id: number, sourceId: number): Promise<CopyAnswer> {
    const { manager } = this.dataSource;
    const rows = await manager.query<unknown[]>('select 1 from tournament where id = $1 and deleted_at is null', [id]);
    if (rows.length === 0) throw notFound(thingSentences.event);
    await requireSource(manager, id, sourceId);
    return countsOf(manager, id, sourceId);
  }

  copy(id: number, sourceId: number, parts: readonly CopyPart[]): Promise<Saved<CopyAnswer>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, id);
      await requireSource(manager, id, sourceId);
      let made = 0;
      for (const part of COPY_PARTS.filter((one) => parts.includes(one))) {
        const { table, same, columns } = PARTS[part];
        const copied = [...same, ...columns].join(', ');
        if (part === 'arenas') {
          const arenas = await copyArenas(manager, id, sourceId);
          made += arenas;
          if (arenas > 0) tellArenas(emit, id);
          continue;
        }
        const rows = await manager.query<{ id: number }[]>(
          `insert into ${table} (tournament_id, ${copied}) select $1, ${copied} ${missing(PARTS[part])}
           order by s.id returning id`,
          [id, sourceId],
        );
        made += rows.length;
        if (part === 'classifications') await manager.query(CLASSES, [rows.map((row) => row.id), sourceId]);
      }
      if (made > 0) emit(streams.staff(id), 'setup.changed', { tournament_id: id });
      return { message: tournamentSetupTexts.copied(made), data: await countsOf(manager, id, sourceId) };
    });
  }
}

/** With their codes, where the tournament's own arenas leave them free; how many. */
async function copyArenas(manager: EntityManager, id: number, sourceId: number): Promise<number> {
  const coming = await manager.query<{ name: string; code: string }[]>(
    `select s.name, s.code ${missing(PARTS.arenas)} order by s.id`,
    [id, sourceId],
  );
  const own = await manager.query<{ code: string }[]>('select code from tournament_arena where tournament_id = $1', [
    id,
  ]);
  const taken = new Set(own.map((arena) => arena.code));
  const codes = coming.map(({ name, code }) => {
    const given = taken.has(code) ? freeArenaCode(name, taken) : code;
    taken.add(given);
    return given;
  });
  await manager.query(
    'insert into tournament_arena (tournament_id, name, code) select $1, a.name, a.code from unnest($2::text[], $3::text[]) as a (name, code)',
    [id, coming.map((arena) => arena.name), codes],
  );
  return coming.length;
}

async function requireSource(manager: EntityManager, id: number, sourceId: number): Promise<void> {
  if (id === sourceId) throw invalid({ source_id: [tournamentSetupSentences.chooseOther] });
  const rows = await manager.query<unknown[]>('select 1 from tournament where id = $1 and deleted_at is null', [
    sourceId,
  ]);
  if (rows.length === 0) throw invalid({ source_id: [thingSentences.tournament] });
}

async function countsOf(manager: EntityManager, id: number, sourceId: number): Promise<CopyAnswer> {
  const counts = COPY_PARTS.map((part) => {
    const { table, fits = 'true' } = PARTS[part];
    const all = `(select count(*)::int from ${table} s where tournament_id = $2 and ${fits})`;
    const fresh = `(select count(*)::int ${missing(PARTS[part])})`;
    return `json_build_object('new', ${fresh}, 'there', ${all} - ${fresh}) as ${part}`;
  });
  const [row] = await manager.query<CopyAnswer[]>(`select ${counts.join(', ')}`, [id, sourceId]);
  if (!row) throw notFound(thingSentences.event);
  return row;
}
