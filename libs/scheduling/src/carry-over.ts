// Takes matches that were not fought to another day: behind those of its session, or into a session made for them.
import type { EntityManager } from 'typeorm';
import { MIDNIGHT, minutesOf } from '@gelanggang/domain/schedule/numbering';
import { inRoundOrder } from '@gelanggang/domain/draw/round-labels';
import { refused, type Refused } from '@gelanggang/domain/refusal';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { lockForMoves, putLast, type Session, sessionIn, type Slot, slotOf, touched } from './move-match';
import { lockNumbering } from './number-slots';
import { publishSlots } from './publish-slots';

export interface CarryOver {
  /** The two halves of a seni battle go together, whichever is named. */
  matchIds: readonly number[];
  /** `YYYY-MM-DD` */
  date: string;
  /** null: each stays in its arena. */
  arenaId: number | null;
  /** `HH:MM` before which none of them begins; null: right behind the others, or when their session began. */
  notBefore: string | null;
}

export interface Carried {
  /** Of these everybody is told anew. */
  scheduleIds: number[];
  /** They held nothing else, and are gone. */
  removedIds: number[];
}

type CarryRefusal = Refused<'not-scheduled' | 'under-way' | 'same-day' | 'day-is-full'> & { matchId: number };

/** All or none; in the order in which they were planned. */
export async function carryOver(
  manager: EntityManager,
  tournamentId: number,
  { matchIds, date, arenaId, notBefore }: CarryOver,
): Promise<({ ok: true } & Carried) | CarryRefusal> {
  const ids = await inPlannedOrder(manager, tournamentId, matchIds);
  const missing = matchIds.find((id) => !ids.includes(id));
  if (missing !== undefined) return { ...refused('not-scheduled'), matchId: missing };
  await lockForMoves(manager, tournamentId, await movesOf(manager, ids, arenaId));
  const numbering = await lockNumbering(manager, tournamentId);
  const [left, took] = [new Set<number>(), new Set<number>()];
  for (const matchId of ids) {
    const slot = await slotOf(manager, tournamentId, matchId);
    if (!slot || !numbering) return { ...refused('not-scheduled'), matchId };
    if (slot.status !== 'scheduled') return { ...refused('under-way'), matchId };
    const target = arenaId ?? slot.arenaId;
    if (slot.date === date && slot.arenaId === target) return { ...refused('same-day'), matchId };
    const session = await sessionOf(manager, tournamentId, target, {
      ...slot,
      date,
      startTime: notBefore ?? slot.startTime,
    });
    const startsAt = Math.max(session.endsMinutes, minutesOf(notBefore ?? '') ?? 0);
    if (startsAt >= MIDNIGHT) return { ...refused('day-is-full'), matchId };
    await putLast(manager, slot, session, startsAt, numbering);
    left.add(slot.scheduleId);
    took.add(session.id);
  }
  for (const id of took) {
    await nameRounds(manager, id);
    await publishSlots(manager, id);
  }
  const removedIds = await removeEmpty(manager, [...left]);
  const scheduleIds = [...left, ...took].filter((id) => !removedIds.includes(id));
  await touched(manager, scheduleIds);
  return { ok: true, scheduleIds, removedIds };
}

async function inPlannedOrder(manager: EntityManager, tournamentId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `select m.id from match m join schedule_detail d on d.match_id = m.id
     join schedule s on s.id = d.schedule_id and not s.is_draft
     where m.tournament_id = $1 and (m.id = any($2::bigint[]) or exists (
       select from match x where x.id = any($2::bigint[]) and x.pool_id = m.pool_id and x.round = m.round
         and x.battle_group = m.battle_group))
     order by s.scheduled_date, d.start_time, s.id, d."order"`,
    [tournamentId, [...ids]],
  );
  return rows.map((row) => row.id);
}

async function movesOf(manager: EntityManager, ids: readonly number[], arenaId: number | null) {
  const rows = await manager.query<{ matchId: number; arenaId: number }[]>(
    `select d.match_id as "matchId", s.tournament_arena_id as "arenaId"
     from schedule_detail d join schedule s on s.id = d.schedule_id where d.match_id = any($1::bigint[])`,
    [[...ids]],
  );
  return rows.map((row) => ({ matchId: row.matchId, arenaId: arenaId ?? row.arenaId }));
}

/** That of the day in the arena, or one that begins as theirs did. */
async function sessionOf(manager: EntityManager, tournamentId: number, arenaId: number, slot: Slot): Promise<Session> {
  const session = await sessionIn(manager, tournamentId, arenaId, slot);
  if (session) return session;
  const [made]: [{ id: number; startTime: string }] = await manager.query(
    `insert into schedule (tournament_id, tournament_arena_id, kind, mode, scheduled_date, start_time, end_time)
     select tournament_id, $2, kind, mode, $3, least(start_time, $4::time), greatest(end_time, $4::time + interval '1 minute')
     from schedule where id = $1
     returning id, to_char(start_time, 'HH24:MI') as "startTime"`,
    [slot.scheduleId, arenaId, slot.date, slot.startTime],
  );
  return { id: made.id, lastOrder: 0, highestNumber: 0, endsMinutes: minutesOf(made.startTime) ?? 0 };
}

async function nameRounds(manager: EntityManager, scheduleId: number): Promise<void> {
  const slots = await manager.query<{ id: number }[]>(
    'select match_id as id from schedule_detail where schedule_id = $1',
    [scheduleId],
  );
  const matches = await readLiveMatches(manager, { matchIds: slots.map(({ id }) => id) });
  const labels = inRoundOrder(matches.map((one) => one.round_label).filter(Boolean));
  await manager.query(`update schedule set round_labels = $2 where id = $1 and mode is distinct from 'default'`, [
    scheduleId,
    labels,
  ]);
}

async function removeEmpty(manager: EntityManager, ids: number[]): Promise<number[]> {
  const [rows]: [{ id: number }[]] = await manager.query(
    `delete from schedule s where id = any($1::bigint[])
       and not exists (select from schedule_detail d where d.schedule_id = s.id) returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
