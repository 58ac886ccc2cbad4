// Deletes a tournament whole that nobody outside its office ever saw: what was tried out, its bills included.
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import { removeTournament } from '@gelanggang/database/copy/remove-tournament';
import { wholeDeletionRefusal } from '@gelanggang/domain/tournament/whole-deletion';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { conflict, invalid, notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { tournamentsSentences } from './sentences';

@Injectable()
export class RemoveDraftService {
  private readonly logger = new Logger(RemoveDraftService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  async remove(id: number, confirmation: string): Promise<{ message: string }> {
    const files = await writeWithEvents(this.dataSource, async (manager, emit) => {
      const [stored] = await manager.query<
        { name: string; wasPublic: boolean; isAway: boolean; isRehearsal: boolean }[]
      >(
        `select name, was_active as "wasPublic", is_away as "isAway",
           exists (select from rehearsal where tournament_id = $1) as "isRehearsal"
         from tournament where id = $1 and deleted_at is null for update`,
        [id],
      );
      if (!stored) throw notFound(thingSentences.event);
      const refusal = wholeDeletionRefusal({ ...stored, hasOutsideMoney: await hasOutsideMoney(manager, id) });
      if (refusal) throw conflict(tournamentsSentences.keptWhole[refusal]);
      if (confirmation !== stored.name.trim()) throw invalid({ confirmation: [tournamentsSentences.writeName] });
      const found = await removeTournament(manager, id, await ownContingents(manager, id));
      emit(streams.site, 'tournament.changed', { tournament_id: id, status: 'inactive' });
      return found;
    });
    for (const file of files) await this.removeFile(file);
    return { message: MESSAGES.tournamentDeleted };
  }

  /** One that something else still shows, as a register of athletes does, stays. */
  private async removeFile(file: string): Promise<void> {
    try {
      await this.files.remove(file);
    } catch (error) {
      this.logger.debug(`file ${file} is still used`, error);
    }
  }
}

/** Paid through a bank or a payment service: somebody's, whatever the tournament is called. */
async function hasOutsideMoney(manager: EntityManager, id: number): Promise<boolean> {
  const [row] = await manager.query<{ has: boolean }[]>(
    `select exists (select from online_payment where tournament_id = $1 and paid_at is not null)
       or exists (select from statement_payment where tournament_id = $1) as has`,
    [id],
  );
  return row?.has ?? true;
}

/** Made for it by who works in it, and entered nowhere else; by their numbers, as what names them goes first. */
async function ownContingents(manager: EntityManager, id: number): Promise<string> {
  const rows = await manager.query<{ id: number }[]>(
    `select c.id from contingent c join tournament_member w on w.tournament_id = $1 and w.account_id = c.account_id
     where exists (select from contingent_registration r where r.contingent_id = c.id and r.tournament_id = $1)
       and not exists (select from contingent_registration r where r.contingent_id = c.id and r.tournament_id <> $1)
       and not exists (select from pool_unit u where u.contingent_id = c.id and u.tournament_id <> $1)`,
    [id],
  );
  return rows.length > 0 ? `id in (${rows.map((row) => row.id).join(', ')})` : 'false';
}
