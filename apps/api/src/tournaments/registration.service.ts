// Registers contingents into a tournament (domain-rules, "From entry to participant" 1).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { registrationRefusal, type RegistrationWindow } from '@gelanggang/domain/athletes/registration';
import { registrationRefusalSentence } from '@gelanggang/domain/athletes/sentences';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { seesDraft } from '../http/draft-doors';
import { seenBy } from '../http/own-rows';
import { conflict, notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { tournamentsSentences } from './sentences';

interface ContingentRow {
  id: number;
  name: string;
  is_registered: boolean;
}

@Injectable()
export class RegistrationService {
  constructor(private readonly dataSource: DataSource) {}

  /** All of them, or none. */
  async register(tournamentId: number, contingentIds: number[], account: RequestAccount): Promise<void> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      await this.requireOpen(manager, tournamentId, account);
      const contingents = await this.load(manager, tournamentId, contingentIds, account);
      if (contingents.length < contingentIds.length) throw notFound(thingSentences.contingent);
      const registered = contingents.filter((one) => one.is_registered).map((one) => one.name);
      if (registered.length > 0) throw conflict(tournamentsSentences.alreadyEntered(registered.join(', ')));
      // in order of id, so that two registrations at once wait for each other instead of deadlocking
      await manager.query(
        `insert into contingent_registration (tournament_id, contingent_id)
         select $1, id from unnest($2::bigint[]) as id order by id`,
        [tournamentId, contingentIds],
      );
      const [entered] = await manager.query<{ members: number }[]>(
        `select count(*)::int as members from tournament_entry where tournament_id = $1 and contingent_id = any($2)`,
        [tournamentId, contingentIds],
      );
      emit(streams.staff(tournamentId), 'entries.changed', {
        tournament_id: tournamentId,
        contingents: contingentIds.length,
        members: entered?.members ?? 0,
      });
    });
  }

  private async requireOpen(manager: EntityManager, tournamentId: number, account: RequestAccount): Promise<void> {
    const [tournament] = await manager.query<RegistrationWindow[]>(
      `select status, registration_closes_at > now() as "hasTimeLeft"
       from tournament where id = $1 and deleted_at is null and (was_active or $2) for share`,
      [tournamentId, seesDraft(account, tournamentId)],
    );
    if (!tournament) throw notFound(thingSentences.event);
    const refusal = registrationRefusal(tournament);
    if (refusal) throw conflict(registrationRefusalSentence(refusal));
  }

  private load(
    manager: EntityManager,
    tournamentId: number,
    ids: number[],
    account: RequestAccount,
  ): Promise<ContingentRow[]> {
    // its office enters those of its other tournaments too, but nobody else's: it would see of them what it has not seen
    const seen = seenBy(account, undefined);
    // who does not work here enters own ones: no other office says who takes part in this tournament
    const { owner, tournaments } = account.permissions.has('manage contingents')
      ? seen
      : { owner: account.id, tournaments: [] };
    return manager.query(
      `select c.id, c.name, exists (
         select 1 from contingent_registration r where r.contingent_id = c.id and r.tournament_id = $1) as is_registered
       from contingent c where c.id = any($2) and ($3::bigint is null or c.account_id = $3 or exists (
         select from contingent_registration seen where seen.contingent_id = c.id and seen.tournament_id = any($4::bigint[])))
       order by c.id`,
      [tournamentId, ids, owner, tournaments],
    );
  }
}
