// Moves a match to the end of another arena's session of the same day, with a number of that arena (partai-numbers).
import type { EntityManager } from 'typeorm';
import { timeOf, minutesOf } from '@gelanggang/domain/schedule/numbering';
import { refused, type Refused } from '@gelanggang/domain/refusal';
import type { PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
import { heldNumbers, lockNumbering, numberSchedule } from './number-slots';
import { publishSlots } from './publish-slots';

export interface MatchMove {
  matchId: number;
  arenaId: number;
}

export interface MovedMatch {
  /** Of these schedules everybody is told anew; the one that it left first. */
  scheduleIds: number[];
}

type MoveRefusal = Refused<'not-scheduled' | 'same-arena' | 'under-way' | 'battle' | 'no-session' | 'day-is-full'>;

export interface Slot {
  id: number;
  matchId: number;
  scheduleId: number;
  arenaId: number;
  date: string;
  startTime: string;
  kind: string;
  mode: string;
  status: string;
  ageCategoryId: number;
  matchCategoryId: number;
}

/** Holds what moving needs: the tournament's numbering, the arenas by id, their schedules, the matches by id. */
export async function lockForMoves(
  manager: EntityManager,
  tournamentId: number,
  moves: readonly MatchMove[],
): Promise<void> {
  await lockNumbering(manager, tournamentId);
  const matchIds = moves.map((move) => move.matchId);
  await manager.query(
    `select 1 from tournament_arena where id = any($1::bigint[]) or id in (
       select s.tournament_arena_id from schedule s join schedule_detail d on d.schedule_id = s.id
       where d.match_id = any($2::bigint[]))
     order by id for no key update`,
    [moves.map((move) => move.arenaId), matchIds],
  );
  await manager.query(
    `select 1 from schedule where tournament_id = $1 and (tournament_arena_id = any($2::bigint[]) or id in (
       select schedule_id from schedule_detail where match_id = any($3::bigint[])))
     order by id for no key update`,
    [tournamentId, moves.map((move) => move.arenaId), matchIds],
  );
  await manager.query('select 1 from match where id = any($1::bigint[]) order by id for no key update', [matchIds]);
}

/** The caller has called `lockForMoves`. Only a match that is not called yet moves; a seni battle is two rows and stays. */
export async function moveMatch(
  manager: EntityManager,
  tournamentId: number,
  { matchId, arenaId }: MatchMove,
): Promise<({ ok: true } & MovedMatch) | MoveRefusal> {
  const slot = await slotOf(manager, tournamentId, matchId);
  if (!slot) return refused('not-scheduled');
  if (slot.status !== 'scheduled') return refused('under-way');
  if (slot.kind === 'seni' && slot.mode === 'battle') return refused('battle');
  if (slot.arenaId === arenaId) return refused('same-arena');
  const session = await sessionIn(manager, tournamentId, arenaId, slot);
  if (!session) return refused('no-session');
  const startsAt = session.endsMinutes;
  if (startsAt >= 24 * 60) return refused('day-is-full');
  const numbering = await lockNumbering(manager, tournamentId);
  if (!numbering) return refused('not-scheduled');
  await putLast(manager, slot, session, startsAt, numbering);
  await touched(manager, [slot.scheduleId, session.id]);
  await publishSlots(manager, session.id);
  return { ok: true, scheduleIds: [slot.scheduleId, session.id] };
}

/** Behind the others of a session, at this minute of its day, under a number of its own there. */
export async function putLast(
  manager: EntityManager,
  slot: Slot,
  session: Session,
  startsAt: number,
  numbering: PartaiNumbering,
): Promise<void> {
  const held = await heldNumbers(manager, session.id);
  await manager.query(
    `update schedule_detail set schedule_id = $2, "order" = $3, start_time = $4::time, number = $5 where id = $1`,
    // its number of the old arena means nothing here: a free one until the session is numbered
    [slot.id, session.id, session.lastOrder + 1, timeOf(startsAt), session.highestNumber + 1],
  );
  await numberSchedule(manager, session.id, numbering, held);
  await addCategories(manager, session.id, slot);
}

/** Forms that have them open are told that they are others now. */
export async function touched(manager: EntityManager, scheduleIds: readonly number[]): Promise<void> {
  await manager.query('update schedule set version = version + 1, updated_at = now() where id = any($1::bigint[])', [
    [...scheduleIds],
  ]);
}

export async function slotOf(manager: EntityManager, tournamentId: number, matchId: number): Promise<Slot | null> {
  const [slot] = await manager.query<Slot[]>(
    `select d.id, d.match_id as "matchId", d.schedule_id as "scheduleId", s.tournament_arena_id as "arenaId", s.scheduled_date as date,
       to_char(d.start_time, 'HH24:MI') as "startTime", m.kind, m.mode, m.status,
       g.age_category_id as "ageCategoryId", g.match_category_id as "matchCategoryId"
     from schedule_detail d join schedule s on s.id = d.schedule_id and not s.is_draft
     join match m on m.id = d.match_id join pool p on p.id = m.pool_id join drawing g on g.id = p.drawing_id
     where d.match_id = $2 and d.tournament_id = $1`,
    [tournamentId, matchId],
  );
  return slot ?? null;
}

export interface Session {
  id: number;
  lastOrder: number;
  highestNumber: number;
  /** Minutes since midnight after its last match. */
  endsMinutes: number;
}

/** The one that is on when the match was planned, else the first after it. */
export async function sessionIn(
  manager: EntityManager,
  tournamentId: number,
  arenaId: number,
  slot: Slot,
): Promise<Session | null> {
  const rows = await manager.query<{ id: number; startTime: string; slots: LastSlots }[]>(
    `select s.id, to_char(s.start_time, 'HH24:MI') as "startTime",
       (select json_build_object('order', max(d."order"), 'number', max(d.number),
          'time', to_char(max(d.start_time), 'HH24:MI'),
          'seconds', max(coalesce(tt.round_count, a.round_count)
              * coalesce(g.match_duration, tt.round_seconds, a.round_seconds)
            + (coalesce(tt.round_count, a.round_count) - 1) * coalesce(tt.break_seconds, a.break_seconds)))
        from schedule_detail d join match m on m.id = d.match_id join pool p on p.id = m.pool_id
        join drawing g on g.id = p.drawing_id join age_category a on a.id = g.age_category_id
        left join tournament_times tt on tt.tournament_id = m.tournament_id and tt.age_category_id = a.id
        where d.schedule_id = s.id) as slots
     from schedule s
     where s.tournament_id = $1 and s.tournament_arena_id = $2 and s.scheduled_date = $3 and s.kind = $4
       and s.mode is not distinct from case when $4 = 'seni' then $5 end and not s.is_draft
     order by s.start_time, s.id`,
    [tournamentId, arenaId, slot.date, slot.kind, slot.mode],
  );
  const chosen = rows.filter((row) => row.startTime <= slot.startTime).at(-1) ?? rows[0];
  if (!chosen) return null;
  const { order, number, time, seconds } = chosen.slots;
  const last = minutesOf(time ?? chosen.startTime) ?? 0;
  const endsMinutes = time === null ? last : last + Math.max(1, Math.ceil((seconds ?? 0) / 60));
  return { id: chosen.id, lastOrder: order ?? 0, highestNumber: number ?? 0, endsMinutes };
}

interface LastSlots {
  order: number | null;
  number: number | null;
  time: string | null;
  seconds: number | null;
}

async function addCategories(manager: EntityManager, scheduleId: number, slot: Slot): Promise<void> {
  await manager.query(
    'insert into schedule_age_category (schedule_id, age_category_id) values ($1, $2) on conflict do nothing',
    [scheduleId, slot.ageCategoryId],
  );
  await manager.query(
    'insert into schedule_match_category (schedule_id, match_category_id) values ($1, $2) on conflict do nothing',
    [scheduleId, slot.matchCategoryId],
  );
}
