// Keeps the register of an account's own athletes: a person once, by NIK.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AthleteRequest, MOST_ATHLETES, type SavedAthleteAnswer } from '@gelanggang/contract/athletes';
import { AthleteEntity } from '@gelanggang/database/entities/athlete.entity';
import { grouped } from '@gelanggang/domain/words/rupiah';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { lockAccount } from '@gelanggang/platform/turns/lock-account';
import { refuseOutdated } from '../http/changed-meanwhile';
import { locationFaults, toLocation } from '../http/location-faults';
import { conflict, invalid, notFound } from '../http/refusals';
import { AthletesQueries } from './athletes.queries';
import { thingSentences } from '../http/sentences';
import { teamMembersSentences, memberFaultSentences } from './sentences';
import { toPersonValues } from './team-members.mapper';
import { teamMembersTexts } from './texts';

@Injectable()
export class AthletesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: AthletesQueries,
    private readonly files: FileStore,
  ) {}

  create(body: AthleteRequest, accountId: number): Promise<SavedAthleteAnswer> {
    return this.dataSource.transaction(async (manager) => {
      // two at once take turns, so that the bound holds
      await lockAccount(manager, accountId);
      const count = await manager.countBy(AthleteEntity, { accountId });
      if (count >= MOST_ATHLETES) throw conflict(teamMembersSentences.manyAthletes(grouped(MOST_ATHLETES)));
      const values = await this.valid(manager, body);
      const { id } = await manager.save(AthleteEntity, { ...values, accountId });
      return this.saved(manager, id, accountId, teamMembersTexts.athleteAdded);
    });
  }

  update(id: number, body: AthleteRequest, accountId: number): Promise<SavedAthleteAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lockAthlete(manager, id, accountId);
      refuseOutdated(body.version, before.version);
      if (body.nik !== before.nik && before.isEntered) {
        throw invalid({ nik: [teamMembersSentences.nikTaken] });
      }
      const values = await this.valid(manager, body);
      const version = before.version + 1;
      await manager.update(AthleteEntity, { id }, { ...values, version, updatedAt: () => 'now()' });
      return this.saved(manager, id, accountId, teamMembersTexts.athleteSaved);
    });
  }

  /** Entries stay with their tournaments; the papers go. */
  async remove(id: number, accountId: number): Promise<{ message: string }> {
    const files = await this.dataSource.transaction(async (manager) => {
      await lockAthlete(manager, id, accountId);
      const rows = await manager.query<{ id: string }[]>(
        'select file_id as id from athlete_file where athlete_id = $1',
        [id],
      );
      await manager.query('delete from athlete where id = $1', [id]);
      return rows;
    });
    for (const file of files) await this.files.remove(file.id);
    return { message: teamMembersTexts.athleteDeleted };
  }

  private async valid(manager: EntityManager, body: AthleteRequest) {
    const location = toLocation(body);
    const [clock] = await manager.query<[{ today: string }]>(`select to_char(now(), 'YYYY-MM-DD') as today`);
    const faults = {
      ...(body.birth_date > clock.today ? { birth_date: [memberFaultSentences.bornInFuture] } : {}),
      ...(await locationFaults(manager, location)),
    };
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return toPersonValues(body);
  }

  private async saved(manager: EntityManager, id: number, accountId: number, message: string) {
    const data = await this.queries.byId(id, accountId, manager);
    if (!data) throw notFound(thingSentences.athlete);
    return { message, data };
  }
}

interface LockedAthlete {
  nik: string;
  version: number;
  isEntered: boolean;
}

/** 404 when it is another account's. */
async function lockAthlete(manager: EntityManager, id: number, accountId: number): Promise<LockedAthlete> {
  const [row] = await manager.query<LockedAthlete[]>(
    `select a.nik, a.version, exists (select from team_member m join contingent c on c.id = m.contingent_id
         where c.account_id = a.account_id and m.nik = a.nik) as "isEntered"
     from athlete a where a.id = $1 and a.account_id = $2 for update of a`,
    [id, accountId],
  );
  if (!row) throw notFound(thingSentences.athlete);
  return row;
}
