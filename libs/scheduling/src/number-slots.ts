// Gives the slots of schedules their partai numbers, in the transaction that saves them. Who saves schedules holds the
// tournament's numbering first (`lockNumbering`), then arenas, schedules and matches.
import type { EntityManager } from 'typeorm';
import {
  numberAnew,
  type NumberedPlace,
  numbersOfSaved,
  type PartaiNumbering,
} from '@gelanggang/domain/schedule/partai-numbers';

/** Null: there is no such tournament. Nobody else numbers in it until the transaction ends. */
export async function lockNumbering(manager: EntityManager, tournamentId: number): Promise<PartaiNumbering | null> {
  const [row] = await manager.query<{ numbering: PartaiNumbering }[]>(
    `select partai_numbering as numbering from tournament where id = $1 and deleted_at is null for no key update`,
    [tournamentId],
  );
  return row?.numbering ?? null;
}

export interface HeldNumbers {
  arenaId: number;
  date: string;
  numbers: number[];
  /** By match: those that were called, are under way or over. */
  begun: Record<string, number>;
}

/** What a schedule's slots are numbered now: read before they are replaced, and given to `numberSchedule`. */
export async function heldNumbers(manager: EntityManager, scheduleId: number): Promise<HeldNumbers | null> {
  const [row] = await manager.query<HeldNumbers[]>(
    `select tournament_arena_id as "arenaId", scheduled_date as date,
       coalesce((select json_agg(d.number) from schedule_detail d where d.schedule_id = s.id), '[]') as numbers,
       coalesce((select json_object_agg(d.match_id, d.number) from schedule_detail d join match m on m.id = d.match_id
         where d.schedule_id = s.id and m.status <> 'scheduled'), '{}') as begun
     from schedule s where id = $1`,
    [scheduleId],
  );
  return row ?? null;
}

/** Numbers a saved schedule: with what it held, as long as that counts where it stands now, then after the others. */
export async function numberSchedule(
  manager: EntityManager,
  scheduleId: number,
  numbering: PartaiNumbering,
  held: HeldNumbers | null = null,
): Promise<void> {
  const [schedule] = await manager.query<
    { arenaId: number; date: string; slots: { id: number; matchId: number }[]; highest: number }[]
  >(
    `select s.tournament_arena_id as "arenaId", s.scheduled_date as date,
       coalesce((select json_agg(json_build_object('id', d.id, 'matchId', d.match_id) order by d."order")
         from schedule_detail d where d.schedule_id = s.id), '[]') as slots,
       coalesce((select max(d.number) from schedule_detail d join schedule o on o.id = d.schedule_id
         where o.tournament_id = s.tournament_id and o.id <> s.id
           and ($2 or (o.tournament_arena_id = s.tournament_arena_id and o.scheduled_date = s.scheduled_date))), 0)
         as highest
     from schedule s where s.id = $1`,
    [scheduleId, numbering === 'tournament'],
  );
  if (!schedule) return;
  const { slots, highest } = schedule;
  const counts = numbering === 'tournament' || (held?.arenaId === schedule.arenaId && held.date === schedule.date);
  const { numbers, begun } = counts && held ? held : { numbers: [], begun: {} as HeldNumbers['begun'] };
  const given = numbersOfSaved(
    slots.map(({ matchId }) => begun[matchId] ?? null),
    numbers,
    highest,
  );
  await writeNumbers(
    manager,
    slots.map(({ id }) => id),
    given,
  );
}

/** Numbers the whole tournament anew; answers with the ids of the matches whose number is another now. */
export async function numberTournamentAnew(
  manager: EntityManager,
  tournamentId: number,
  numbering: PartaiNumbering,
): Promise<number[]> {
  const slots = await manager.query<(NumberedPlace & { matchId: number; number: number })[]>(
    `select d.id as "slotId", d.match_id as "matchId", d.number, a.id as "arenaId", a.name as "arenaName",
       s.scheduled_date as date, to_char(s.start_time, 'HH24:MI') as "sessionStart", s.id as "scheduleId", d."order",
       to_char(d.start_time, 'HH24:MI') as time
     from schedule_detail d join schedule s on s.id = d.schedule_id
     join tournament_arena a on a.id = s.tournament_arena_id where s.tournament_id = $1`,
    [tournamentId],
  );
  const numbers = numberAnew(slots, numbering);
  const changed = slots.filter((slot) => numbers.get(slot.slotId) !== slot.number);
  await writeNumbers(
    manager,
    changed.map((slot) => slot.slotId),
    changed.map((slot) => numbers.get(slot.slotId) ?? slot.number),
  );
  return changed.map((slot) => slot.matchId);
}

async function writeNumbers(manager: EntityManager, slotIds: number[], numbers: number[]): Promise<void> {
  await manager.query(
    `update schedule_detail d set number = n.number
     from unnest($1::bigint[], $2::integer[]) as n (id, number) where d.id = n.id and d.number <> n.number`,
    [slotIds, numbers],
  );
}
