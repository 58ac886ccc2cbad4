// Divides the undrawn participants of a class over pools: POST /create-pools and PUT /drawings/{id}.
import type { DataSource, EntityManager } from 'typeorm';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { streams } from '@gelanggang/contract/events';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { Gender } from '@gelanggang/domain/words/genders';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { type DrawnClass, type UndrawnParticipant, undrawnParticipants } from './entries.queries';
import { lockEntries } from './locks';
import { insertPools } from './pool-rows';
import { type DrawingRefusal, refuse } from './refusals';
import { newSeed } from './seed';

export interface DivideRequest extends DrawnClass {
  matchChart: MatchChart;
  /** Seconds of one round; left out: the preset of the age category, or as it was. */
  /** In place of the rules'; null: the rules', left out: as it was. */
  matchDuration?: number | null | undefined;
  /** Participant ids, the strongest first; left out: none, or as they were. */
  seeds?: readonly number[];
  /** Of a drawing that stands: the version that was seen; left out: any. */
  version?: number | undefined;
}

export type DivideOutcome = { ok: true; drawingId: number } | DrawingRefusal;

/**
 * Makes a drawing of everybody in the class who stands in no pool yet. Two at once: one takes them, one is refused.
 * Only a demo that must come out the same gives a seed of its own.
 */
export function createPools(
  dataSource: DataSource,
  request: DivideRequest,
  accountId: number | null,
  seed: string = newSeed(),
): Promise<DivideOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<DivideOutcome> => {
    if (!(await standsTournament(manager, request.tournamentId))) return refuse('tournament-not-found');
    const drawnClass = await findClass(manager, request);
    if (!drawnClass) return refuse('class-not-found');
    await lockEntries(manager, request.tournamentId, request.matchCategoryId);
    return makeDrawing(manager, emit, request, drawnClass, { accountId, seed });
  });
}

/** The caller holds the entries of the tournament and knows that the class is there. */
export async function makeDrawing(
  manager: EntityManager,
  emit: Emit,
  request: DivideRequest,
  drawnClass: FoundClass,
  { accountId, seed }: { accountId: number | null; seed: string },
): Promise<DivideOutcome> {
  const participants = seeded(await undrawnParticipants(manager, request), request.seeds);
  if (participants === null) return refuse('seed-not-in-class');
  if (participants.length === 0) return refuse('no-participants');
  const rows: { id: number }[] = await manager.query(
    prepared(`insert into drawing (tournament_id, match_category_id, age_category_id, category_class_id, gender, match_chart,
                            match_duration, seed, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`),
    [
      request.tournamentId,
      request.matchCategoryId,
      request.ageCategoryId,
      request.categoryClassId,
      drawnClass.gender,
      request.matchChart,
      request.matchDuration ?? null,
      seed,
      accountId,
    ],
  );
  const drawingId = rows[0]!.id;
  await insertPools(manager, { ...request, drawingId, seed }, participants);
  emit(streams.staff(request.tournamentId), 'pools.changed', {
    tournament_id: request.tournamentId,
    drawing_id: drawingId,
  });
  return { ok: true, drawingId };
}

/** With the ranks that were asked for; null where a seed is not among them. */
function seeded(
  participants: readonly UndrawnParticipant[],
  seeds: readonly number[] | undefined,
): UndrawnParticipant[] | null {
  if (!seeds) return [...participants];
  const ranks = new Map(seeds.map((id, index) => [id, index + 1]));
  const ranked = participants.map((one) => ({ ...one, seedRank: ranks.get(one.participantId) ?? null }));
  return ranked.filter((one) => one.seedRank !== null).length === seeds.length ? ranked : null;
}

/** Divides a drawing anew with a new seed, late comers included; refused once a pool of the class is drawn. */
export function divideAnew(dataSource: DataSource, drawingId: number, request: DivideRequest): Promise<DivideOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<DivideOutcome> => {
    const drawn = await findDrawing(manager, drawingId);
    if (!drawn) return refuse('drawing-not-found');
    const isSameClass =
      drawn.tournamentId === request.tournamentId &&
      drawn.ageCategoryId === request.ageCategoryId &&
      drawn.categoryClassId === request.categoryClassId;
    if (!isSameClass) return refuse('class-changed');
    await lockEntries(manager, drawn.tournamentId, drawn.matchCategoryId);
    // merged with another class, or dissolved, while we waited
    const held = await findDrawing(manager, drawingId);
    if (!held) return refuse('drawing-not-found');
    if (request.version !== undefined && request.version !== held.version) return refuse('divided-meanwhile');
    if (await isClassDrawn(manager, drawn)) return refuse('class-drawn');
    const participants = seeded(await undrawnParticipants(manager, drawn, drawingId), request.seeds);
    if (participants === null) return refuse('seed-not-in-class');
    if (participants.length === 0) return refuse('no-participants');
    const seed = newSeed();
    await manager.query('delete from pool where drawing_id = $1', [drawingId]);
    await manager.query(
      `update drawing set match_chart = $2, match_duration = case when $5 then $3 else match_duration end, seed = $4,
              version = version + 1
       where id = $1`,
      [drawingId, request.matchChart, request.matchDuration ?? null, seed, request.matchDuration !== undefined],
    );
    await insertPools(manager, { ...request, drawingId, seed }, participants);
    emit(streams.staff(drawn.tournamentId), 'pools.changed', {
      tournament_id: drawn.tournamentId,
      drawing_id: drawingId,
    });
    return { ok: true, drawingId };
  });
}

export async function standsTournament(manager: EntityManager, tournamentId: number): Promise<boolean> {
  const rows: unknown[] = await manager.query('select 1 from tournament where id = $1 and deleted_at is null', [
    tournamentId,
  ]);
  return rows.length > 0;
}

interface FoundClass {
  gender: Gender;
}

export async function findClass(manager: EntityManager, request: DrawnClass): Promise<FoundClass | undefined> {
  const rows: FoundClass[] = await manager.query(
    'select gender from category_class where id = $1 and age_category_id = $2',
    [request.categoryClassId, request.ageCategoryId],
  );
  return rows[0];
}

interface FoundDrawing extends DrawnClass {
  version: number;
}

async function findDrawing(manager: EntityManager, drawingId: number): Promise<FoundDrawing | undefined> {
  const rows: FoundDrawing[] = await manager.query(
    `select d.tournament_id as "tournamentId", d.match_category_id as "matchCategoryId",
            d.age_category_id as "ageCategoryId", d.category_class_id as "categoryClassId",
            d.version
     from drawing d join tournament t on t.id = d.tournament_id and t.deleted_at is null
     where d.id = $1 and d.match_category_id = 1`,
    [drawingId],
  );
  return rows[0];
}

/** Holds every pool of the class, so that none is drawn while the answer is used. */
async function isClassDrawn(manager: EntityManager, drawn: DrawnClass): Promise<boolean> {
  const pools: { status: string }[] = await manager.query(
    `select p.status from pool p join drawing d on d.id = p.drawing_id
     where d.tournament_id = $1 and d.match_category_id = $2 and d.age_category_id = $3 and d.category_class_id = $4
     order by p.id
     for no key update of p`,
    [drawn.tournamentId, drawn.matchCategoryId, drawn.ageCategoryId, drawn.categoryClassId],
  );
  return pools.some((pool) => pool.status === 'ongoing');
}
