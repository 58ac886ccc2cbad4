// Enters athletes of the register into a tournament, all of them or none, by the rules of every other entry.
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AthleteEntry, EnterAthletesRequest } from '@gelanggang/contract/athlete-entries';
import type { EnteredAnswer } from '@gelanggang/contract/athletes';
import { AthleteEntity } from '@gelanggang/database/entities/athlete.entity';
import { TeamMemberEntity } from '@gelanggang/database/entities/team-member.entity';
import { ageCategoryFor } from '@gelanggang/domain/athletes/age';
import { classFor } from '@gelanggang/domain/athletes/class-for';
import { kilograms } from '@gelanggang/domain/words/weights';
import { keepInRegister } from '@gelanggang/entries/athletes/keep-in-register';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import type { RequestAccount } from '../http/current-account';
import { invalid, notFound, type Said } from '../http/refusals';
import { requireUploadRoom } from '../http/upload-room';
import { AthleteProposalsQueries } from './athlete-proposals.queries';
import { faultsOfEntry } from './entry-faults';
import { lockContingentOf, lockMember } from './member-locks';
import type { MemberValues } from './team-members.mapper';
import { tellEntries } from './tell-entries';
import { thingSentences } from '../http/sentences';
import { teamMembersSentences, memberFaultSentences } from './sentences';
import { teamMembersTexts } from './texts';

type Frame = Awaited<ReturnType<AthleteProposalsQueries['frame']>>;

interface Photo {
  content: Buffer;
  contentType: string;
  width: number | null;
  height: number | null;
}

interface Home {
  countryId: number | null;
  provinceId: number | null;
  districtId: number | null;
}

@Injectable()
export class EnterAthletesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proposals: AthleteProposalsQueries,
    private readonly files: FileStore,
  ) {}

  async enter(body: EnterAthletesRequest, account: RequestAccount): Promise<EnteredAnswer> {
    const { contingent_id: contingentId, tournament_id: tournamentId, entries } = body;
    refuseTwice(entries);
    await requireUploadRoom(this.dataSource, account);
    const photos = await this.photosOf(entries, account.id);
    const data = await writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockContingentOf(manager, contingentId, account.id);
      const frame = await this.proposals.frame(manager, account.id, { contingentId, tournamentId });
      const home = await homeOf(manager, contingentId);
      const athletes = await athletesOf(manager, entries, account.id);
      const done = { added: 0, changed: 0 };
      const ids: number[] = [];
      const faults: Record<string, Said[]> = {};
      for (const [at, entry] of entries.entries()) {
        const athlete = athletes.get(entry.athlete_id);
        if (!athlete) throw notFound(thingSentences.athlete);
        const before = await standing(manager, contingentId, athlete.nik, entry);
        const held = before === null ? null : await lockMember(manager, before, account.id);
        const found = await this.valuesOf(manager, { athlete, entry, frame, home, before, contingentId });
        const wrong = held?.isHeld || held?.isPaid || held?.isDrawn ? FIXED : found.faults;
        for (const [field, said] of Object.entries(wrong)) faults[`entries.${at}.${field}`] = said;
        if (Object.keys(faults).length > 0) continue;
        ids.push(
          await this.write(manager, found.values, held === null || before === null ? null : { ...held, id: before }),
        );
        if (before === null) done.added += 1;
        else done.changed += 1;
      }
      if (Object.keys(faults).length > 0) throw invalid(faults, teamMembersSentences.someNotReady);
      await comeBack(manager, tournamentId, ids);
      await this.keepPhotos(manager, ids, entries, photos, account.id);
      await keepInRegister(manager, ids);
      await tellEntries(manager, emit, contingentId, ids.length);
      return done;
    });
    return { message: teamMembersTexts.athletesEntered(data.added, data.changed), data };
  }

  private async valuesOf(
    manager: EntityManager,
    given: {
      athlete: AthleteEntity;
      entry: AthleteEntry;
      frame: Frame;
      home: Home;
      before: number | null;
      contingentId: number;
    },
  ): Promise<{ values: MemberValues; faults: Record<string, Said[]> }> {
    const { athlete, entry, frame, home, before, contingentId } = given;
    const category = frame.categories.find(({ id }) => id === entry.match_category_id);
    const age = ageCategoryFor(frame.ages, athlete.birthDate, frame.tournament.start_date);
    const weight = entry.body_weight ?? athlete.bodyWeight;
    const classes = frame.classes
      .filter((one) => one.age_category_id === age?.id)
      .map((one) => ({ ...one, weightMin: one.weight_min, weightMax: one.weight_max, includesMin: one.includes_min }));
    const isTanding = category?.kind === 'tanding';
    const proper = isTanding && weight !== null ? classFor(classes, athlete.gender, weight) : null;
    const location = athlete.countryId === null ? { ...home, subdistrictId: null, wardId: null } : athlete;
    const values: MemberValues = {
      contingentId,
      name: athlete.name,
      birthPlace: athlete.birthPlace,
      birthDate: athlete.birthDate,
      gender: athlete.gender,
      bodyWeight: weight,
      bodyHeight: athlete.bodyHeight,
      bloodType: athlete.bloodType,
      nik: athlete.nik,
      familyCardNumber: athlete.familyCardNumber,
      countryId: location.countryId as number,
      provinceId: location.provinceId,
      districtId: location.districtId,
      subdistrictId: location.subdistrictId,
      wardId: location.wardId,
      address: athlete.address,
      championshipCategoryId: await championshipOf(manager, entry.match_category_id),
      matchCategoryId: entry.match_category_id,
      ageCategoryId: age?.id ?? 0,
      categoryClassId: proper?.id ?? null,
      nomor: entry.nomor ?? '',
      teamLabel: entry.team_label ?? null,
      documents: athlete.documents,
    };
    if (!category) return { values, faults: { match_category_id: [memberFaultSentences.categoryNotHere] } };
    if (!age) {
      return { values, faults: { age_category_id: [memberFaultSentences.noAge(frame.tournament.name)] } };
    }
    if (isTanding && weight !== null && !proper) {
      const noClass = memberFaultSentences.noClass(age.name, () => kilograms(weight));
      return { values, faults: { body_weight: [noClass] } };
    }
    return { values, faults: await faultsOfEntry(manager, values, before) };
  }

  private async write(
    manager: EntityManager,
    values: MemberValues,
    before: { id: number; version: number } | null,
  ): Promise<number> {
    if (before === null) return (await manager.save(TeamMemberEntity, values)).id;
    await manager.update(
      TeamMemberEntity,
      { id: before.id },
      { ...values, version: before.version + 1, updatedAt: () => 'now()' },
    );
    return before.id;
  }

  /** Read before the transaction holds anything: at most `MOST_ENTERED` portraits of some 100 kB. */
  private async photosOf(entries: readonly AthleteEntry[], accountId: number): Promise<Map<number, Photo>> {
    const rows = await this.dataSource.query<{ athleteId: number; fileId: string; width: number; height: number }[]>(
      `select f.athlete_id as "athleteId", f.file_id as "fileId", x.width, x.height
       from athlete_file f join athlete a on a.id = f.athlete_id join file x on x.id = f.file_id
       where f.athlete_id = any($1::bigint[]) and a.account_id = $2 and f.kind = 'photo'`,
      [entries.map((entry) => entry.athlete_id), accountId],
    );
    const photos = new Map<number, Photo>();
    for (const { athleteId, fileId, width, height } of rows) {
      const file = await this.files.open(fileId);
      if (!file) continue;
      photos.set(athleteId, {
        content: await buffer(file.stream),
        contentType: file.contentType,
        ...{ width, height },
      });
    }
    return photos;
  }

  /** An entry has a photo of its own: erasing one leaves the other. */
  private async keepPhotos(
    manager: EntityManager,
    ids: readonly number[],
    entries: readonly AthleteEntry[],
    photos: ReadonlyMap<number, Photo>,
    accountId: number,
  ): Promise<void> {
    const without = await manager.query<{ id: number }[]>(
      'select id from team_member where id = any($1::bigint[]) and photo_file_id is null',
      [ids],
    );
    for (const { id } of without) {
      const photo = photos.get(entries[ids.indexOf(id)]?.athlete_id ?? 0);
      if (!photo) continue;
      const stored = await this.files.put({
        name: `foto-${id}.jpg`,
        contentType: photo.contentType,
        source: photo.content,
        ...(photo.width && photo.height ? { width: photo.width, height: photo.height } : {}),
        accountId,
        manager,
      });
      await manager.query('update team_member set photo_file_id = $2 where id = $1', [id, stored.id]);
    }
  }
}

const FIXED = { athlete_id: [memberFaultSentences.entryFixed] };

const keyOf = ({ athlete_id: athlete, match_category_id: category, nomor = '' }: AthleteEntry): string =>
  `${athlete} ${category} ${nomor}`;

function refuseTwice(entries: readonly AthleteEntry[]): void {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (seen.has(keyOf(entry))) throw invalid({ [`entries.${at}.athlete_id`]: [teamMembersSentences.chosenTwice] });
    seen.add(keyOf(entry));
  }
}

async function homeOf(manager: EntityManager, contingentId: number): Promise<Home> {
  const [home] = await manager.query<Home[]>(
    `select country_id as "countryId", province_id as "provinceId", district_id as "districtId"
     from contingent where id = $1`,
    [contingentId],
  );
  if (!home) throw notFound(thingSentences.contingent);
  return home;
}

async function athletesOf(
  manager: EntityManager,
  entries: readonly AthleteEntry[],
  accountId: number,
): Promise<Map<number, AthleteEntity>> {
  const ids = [...new Set(entries.map((entry) => entry.athlete_id))];
  const rows = await manager
    .createQueryBuilder(AthleteEntity, 'a')
    .where('a.id in (:...ids) and a.account_id = :accountId', { ids, accountId })
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who had left the tournament takes part again. */
async function comeBack(manager: EntityManager, tournamentId: number, ids: readonly number[]): Promise<void> {
  await manager.query('delete from entry_withdrawal where tournament_id = $1 and team_member_id = any($2::bigint[])', [
    tournamentId,
    ids,
  ]);
  await manager.query(
    `insert into tournament_entry (tournament_id, contingent_id, team_member_id, nik, match_category_id, nomor)
     select $1, m.contingent_id, m.id, m.nik, m.match_category_id, m.nomor from team_member m
     where m.id = any($2::bigint[]) and not exists (
       select from tournament_entry e where e.tournament_id = $1 and e.team_member_id = m.id)`,
    [tournamentId, ids],
  );
}

/** The entry of this person that the contingent has in the same event; null: none. */
async function standing(
  manager: EntityManager,
  contingentId: number,
  nik: string,
  { match_category_id: category, nomor = '' }: AthleteEntry,
): Promise<number | null> {
  const [row] = await manager.query<{ id: number }[]>(
    `select id from team_member
     where contingent_id = $1 and nik = $2 and match_category_id = $3 and nomor = $4`,
    [contingentId, nik, category, nomor],
  );
  return row?.id ?? null;
}

async function championshipOf(manager: EntityManager, matchCategoryId: number): Promise<number> {
  const [row] = await manager.query<{ id: number }[]>(
    `select h.id from championship_category h join championship_match_category a on a.championship_category_id = h.id
     where a.match_category_id = $1 order by h.name <> 'Prestasi', h.id limit 1`,
    [matchCategoryId],
  );
  return row?.id ?? 0;
}
