// Ends a handover from which nothing will come back: the laptop is lost, or the tournament never left.
import type { DataSource } from 'typeorm';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { holdStill, lastHandover } from './held-tournament';
import { tellOffice } from './tell-everybody';
import { CommandRefusal } from '../commands/run-command';
import { handoverFileSentences } from './sentences';

/** Answers the tournament's name. What was done elsewhere meanwhile can only come with --force after this. */
export async function takeBack(dataSource: DataSource, slug: string): Promise<string> {
  return writeWithEvents(dataSource, async (manager, emit) => {
    const [tournament]: { id: number; slug: string; name: string }[] = await manager.query(
      'select id, slug, name from tournament where slug = $1 and deleted_at is null',
      [slug],
    );
    if (!tournament) throw new CommandRefusal(handoverFileSentences.noTournament(slug));
    await holdStill(manager, tournament.id);
    const last = await lastHandover(manager, tournament.id);
    if (last?.direction !== 'out') throw new CommandRefusal(handoverFileSentences.notAway(tournament.name));
    await manager.query(`insert into handover (tournament_id, file_id, direction) values ($1, $2, 'back')`, [
      tournament.id,
      last.file_id,
    ]);
    await manager.query('update tournament set is_away = false where id = $1', [tournament.id]);
    await tellOffice(manager, emit, tournament.id);
    return tournament.name;
  });
}
