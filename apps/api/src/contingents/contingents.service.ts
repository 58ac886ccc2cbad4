// Saves and deletes contingents with the tournaments that they enter, each in one transaction with its events.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CreateContingentRequest,
  SavedContingentAnswer,
  UpdateContingentRequest,
} from '@gelanggang/contract/contingents';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import { ContingentEntity } from '@gelanggang/database/entities/contingent.entity';
import { contingentOwner } from '@gelanggang/database/queries/rehearsal.queries';
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import { registrationRefusal } from '@gelanggang/domain/athletes/registration';
import { registrationRefusalSentence } from '@gelanggang/domain/athletes/sentences';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellRenamed } from '@gelanggang/scheduling/tell-names';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { Attempts, ownEntry } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { locationFaults } from '../http/location-faults';
import { draftsSeenBy } from '../http/draft-doors';
import { ownerOf } from '../http/own-rows';
import { conflict, invalid, notFound, type Said } from '../http/refusals';
import { lockContingent, lockTournaments, type Registered, registeredInto, standsInTheWay } from './contingent-locks';
import { twinFaults } from './contingent-twins';
import { toContingentValues } from './contingents.mapper';
import { ContingentsQueries } from './contingents.queries';
import { contingentsSentences } from './sentences';
import { thingSentences } from '../http/sentences';
import { contingentsTexts } from './texts';

@Injectable()
export class ContingentsService {
  constructor(
    private readonly files: FileStore,
    private readonly dataSource: DataSource,
    private readonly contingents: ContingentsQueries,
    private readonly attempts: Attempts,
  ) {}

  async create(body: CreateContingentRequest, account: RequestAccount): Promise<SavedContingentAnswer> {
    await this.attempts.begin(...ownEntry('new contingents of an account', account));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const values = toContingentValues(body);
      const wanted = [...new Set([body.tournament_id ?? [], body.tournament_ids ?? []].flat())];
      refuse({
        ...(await twinFaults(manager, account.id, values)),
        ...(await locationFaults(manager, values)),
        ...(await this.faultsOfEntering(
          manager,
          wanted,
          body.tournament_id ? 'tournament_id' : 'tournament_ids',
          account,
        )),
      });
      const { id } = await manager.save(ContingentEntity, {
        ...values,
        accountId: await contingentOwner(manager, wanted, account.id),
      });
      await enter(manager, id, wanted);
      tell(emit, await registeredInto(manager, id));
      return this.saved(manager, id, MESSAGES.contingentAdded);
    });
  }

  update(id: number, body: UpdateContingentRequest, account: RequestAccount): Promise<SavedContingentAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { name, version, accountId, districtId } = await lockContingent(manager, id, ownerOf(account));
      if (body.version !== undefined && body.version !== version) {
        throw conflict(contingentsSentences.changed);
      }
      const values = toContingentValues(body);
      const before = await registeredInto(manager, id);
      const wanted = new Set(body.tournament_ids ?? before.map((one) => one.id));
      const added = [...wanted].filter((one) => !before.some((entered) => entered.id === one));
      const isOtherwise = nameKey(values.name) !== nameKey(name) || values.districtId !== districtId;
      refuse({
        ...(isOtherwise ? await twinFaults(manager, accountId, { ...values, id }) : {}),
        ...(await locationFaults(manager, values)),
        ...(await this.faultsOfEntering(manager, added, 'tournament_ids', account)),
      });
      const left = before.filter((one) => !wanted.has(one.id));
      // whose contingent it is enters it anywhere; an office says who takes part in its own tournaments alone
      const own = accountId === account.id ? null : account.rights.tournamentsWith('manage contingents');
      if (own !== null && [...added, ...left.map((one) => one.id)].some((one) => !own.includes(one))) {
        throw invalid({ tournament_ids: [contingentsSentences.notYourTournament] });
      }
      refuseLeaving(left);
      await manager.update(ContingentEntity, { id }, { ...values, version: version + 1, updatedAt: () => 'now()' });
      await manager.query(
        'delete from contingent_registration where contingent_id = $1 and tournament_id = any($2::bigint[])',
        [id, left.map((one) => one.id)],
      );
      await enter(manager, id, added);
      tell(emit, [...left, ...(await registeredInto(manager, id))]);
      if (values.name !== name) await tellRenamed(manager, emit, { contingentIds: [id] });
      return this.saved(manager, id, MESSAGES.contingentUpdated);
    });
  }

  async remove(id: number, account: RequestAccount): Promise<{ message: string }> {
    const photos = await writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockContingent(manager, id, ownerOf(account));
      const obstacles = await standsInTheWay(manager, id);
      if (obstacles) throw conflict(contingentsSentences.cannotDelete(obstacles));
      const entered = await registeredInto(manager, id);
      const found = await manager.query<{ id: string }[]>(
        'select photo_file_id as id from team_member where contingent_id = $1 and photo_file_id is not null',
        [id],
      );
      await manager.query('delete from contingent where id = $1', [id]);
      tell(emit, entered);
      return found;
    });
    for (const photo of photos) await this.files.remove(photo.id);
    return { message: MESSAGES.contingentDeleted };
  }

  private async faultsOfEntering(
    manager: EntityManager,
    ids: readonly number[],
    field: string,
    account: RequestAccount,
  ): Promise<Record<string, Said[]>> {
    const tournaments = await lockTournaments(manager, ids, draftsSeenBy(account));
    const texts = tournaments.flatMap((tournament): Said[] => {
      const refusal = registrationRefusal(tournament);
      return refusal ? [registrationRefusalSentence(refusal, tournament.name)] : [];
    });
    if (tournaments.length < ids.length) texts.push(thingSentences.event);
    return texts.length > 0 ? { [field]: texts } : {};
  }

  private async saved(manager: EntityManager, id: number, message: string): Promise<SavedContingentAnswer> {
    const data = await this.contingents.byId(id, null, manager);
    if (!data) throw notFound(thingSentences.contingent);
    return { message, data };
  }
}

/** In order of id, so that two at once wait for each other instead of deadlocking. */
async function enter(manager: EntityManager, contingentId: number, tournamentIds: readonly number[]): Promise<void> {
  await manager.query(
    `insert into contingent_registration (tournament_id, contingent_id)
     select id, $1 from unnest($2::bigint[]) as id order by id`,
    [contingentId, tournamentIds],
  );
}

/** Who is billed in a tournament stays in it. */
function refuseLeaving(tournaments: readonly Registered[]): void {
  const billed = tournaments.filter((one) => one.billings > 0);
  if (billed.length === 0) return;
  const names = () => billed.map((one) => contingentsTexts.leaves(one.name, one.billings)).join(', ');
  throw conflict(contingentsSentences.cannotLeave(names));
}

function tell(emit: Emit, tournaments: readonly Registered[]): void {
  for (const { id, members } of tournaments) {
    emit(streams.staff(id), 'entries.changed', { tournament_id: id, contingents: 1, members });
  }
}

function refuse(faults: Record<string, Said[]>): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
