// Copies another tournament's set-up: what has the same name here already stays as it is.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { COPY_PARTS, type CopyAnswer, type CopyPart } from '@gelanggang/contract/setting-up';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { freeArenaCode } from '@gelanggang/domain/schedule/partai-names';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { invalid, notFound } from '../http/refusals';
import { ARENAS, type CopiedTable, missing, PARTS } from './copy-parts';
import { lockTournament } from './lock-tournament';
import { tellArenas } from './tell-arenas';
import { thingSentences } from '../http/sentences';
import { tournamentSetupSentences } from './sentences';
import { tournamentSetupTexts } from './texts';

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
      const told = new Set<CopyPart>();
      for (const part of COPY_PARTS.filter((one) => parts.includes(one))) {
        for (const table of PARTS[part]) {
          const rows = await (part === 'arenas'
            ? copyArenas(manager, id, sourceId)
            : copyTable(manager, table, id, sourceId));
          made += rows;
          if (rows > 0) told.add(part);
        }
      }
      if (told.has('arenas')) tellArenas(emit, id);
      if (told.has('rules')) emit(streams.tournament(id), 'medal-rule.changed', { tournament_id: id });
      if (told.has('officials') || told.has('rates')) {
        emit(streams.staff(id), 'officials.changed', { tournament_id: id });
      }
      if (made > 0) emit(streams.staff(id), 'setup.changed', { tournament_id: id });
      return { message: tournamentSetupTexts.copied(made), data: await countsOf(manager, id, sourceId) };
    });
  }
}

/** How many are new. */
async function copyTable(manager: EntityManager, part: CopiedTable, id: number, sourceId: number): Promise<number> {
  const { table, same, columns, computed = {}, returns } = part;
  const copied = [...same, ...columns];
  const rows = await manager.query<{ id: number }[]>(
    `insert into ${table} (${['tournament_id', ...copied, ...Object.keys(computed)].join(', ')})
     select ${['$1', ...copied.map((column) => `s.${column}`), ...Object.values(computed)].join(', ')} ${missing(part)}
     order by s.${returns ?? 'tournament_id'} on conflict do nothing returning ${returns ?? 'tournament_id'} as id`,
    [id, sourceId],
  );
  if (table === 'match_classification') await manager.query(CLASSES, [rows.map((row) => row.id), sourceId]);
  return rows.length;
}

/** With their codes, where the tournament's own arenas leave them free; how many. */
async function copyArenas(manager: EntityManager, id: number, sourceId: number): Promise<number> {
  const coming = await manager.query<{ name: string; code: string }[]>(
    `select s.name, s.code ${missing(ARENAS)} order by s.id`,
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
    const fresh = PARTS[part].map((table) => `(select count(*)::int ${missing(table)})`).join(' + ');
    const all = PARTS[part]
      .map(({ table, fits = 'true' }) => `(select count(*)::int from ${table} s where tournament_id = $2 and ${fits})`)
      .join(' + ');
    return `json_build_object('new', ${fresh}, 'there', ${all} - (${fresh})) as ${part}`;
  });
  const [row] = await manager.query<CopyAnswer[]>(`select ${counts.join(', ')}`, [id, sourceId]);
  if (!row) throw notFound(thingSentences.event);
  return row;
}
