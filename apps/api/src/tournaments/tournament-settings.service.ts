// Makes, changes and deletes tournaments with their files, each in one transaction with its event.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import type { TournamentRequest, TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { TournamentMemberEntity } from '@gelanggang/database/entities/tournament-member.entity';
import { TournamentEntity } from '@gelanggang/database/entities/tournament.entity';
import { findLostNomor } from '@gelanggang/database/queries/nomor.queries';
import { readRuleSet, writeAges, writeTimes } from '@gelanggang/database/queries/rule-set.queries';
import { registrationRefusal } from '@gelanggang/domain/athletes/registration';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { DEFAULT_RULE_SET } from '@gelanggang/domain/rules/rule-sets';
import { hasRehearsalName, isRehearsal, otherSlug, REHEARSAL_WORD } from '@gelanggang/domain/tournament/rehearsal';
import { slugOf } from '@gelanggang/domain/words/slug';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { lockAccount } from '@gelanggang/platform/turns/lock-account';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, invalid, notFound } from '../http/refusals';
import { type Uses, whatHangsOn } from '../http/what-hangs';
import { bringDayTeam, bringOffice } from '../members/new-team';
import { safeMarkup } from './safe-markup';
import type { GivenFiles } from './tournament-form';
import { askWhetherMeant } from './moved-days';
import { TournamentSettingsQueries } from './tournament-settings.queries';
import { tournamentsSentences } from './sentences';
import { thingSentences } from '../http/sentences';
import { tournamentsTexts } from './texts';

const USES: Uses = [
  ['participants', 'select count(*) from participant where tournament_id = $1'],
  ['contingents', 'select count(*) from contingent_registration where tournament_id = $1'],
  ['bills', 'select count(*) from billing where tournament_id = $1'],
  ['drawings', 'select count(*) from drawing where tournament_id = $1'],
  ['schedules', 'select count(*) from schedule where tournament_id = $1'],
];

const LONGEST_SLUG = 80;

type FileIds = Partial<Record<'documentFileId' | 'imageFileId', string>>;

@Injectable()
export class TournamentSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TournamentSettingsQueries,
    private readonly files: FileStore,
  ) {}

  create(body: TournamentRequest, given: GivenFiles, accountId: number): Promise<Saved<TournamentSettings>> {
    return this.withFiles(given, accountId, (fileIds) =>
      writeWithEvents(this.dataSource, async (manager, emit) => {
        const timeZone = body.time_zone ?? 'Asia/Jakarta';
        const closes = body.registration_closes_at ?? `${body.start_date}T00:00`;
        const set = await chosenRuleSet(manager, body.rule_set ?? DEFAULT_RULE_SET);
        await refuseTwin(manager, body, accountId);
        const { id } = await manager.save(TournamentEntity, {
          ...columnsOf(body),
          ...fileIds,
          ruleSet: set.id,
          slug: await freeSlug(manager, body.name),
          timeZone,
          registrationClosesAt: await instantOf(manager, closes, timeZone),
        });
        await writeAges(manager, set);
        await writeTimes(manager, set, id);
        await manager.insert(TournamentMemberEntity, {
          tournamentId: id,
          accountId,
          role: 'owner',
          addedBy: accountId,
        });
        await bringOffice(manager, id, accountId);
        await bringDayTeam(manager, id, accountId);
        return this.saved(manager, emit, id, MESSAGES.tournamentAdded);
      }),
    );
  }

  async update(
    id: number,
    body: TournamentRequest,
    given: GivenFiles,
    accountId: number,
  ): Promise<Saved<TournamentSettings>> {
    const replaced: string[] = [];
    const answer = await this.withFiles(given, accountId, (fileIds) =>
      writeWithEvents(this.dataSource, async (manager, emit) => {
        const stored = await lock(manager, id);
        refuseOutdated(body.version, stored.version);
        if (isRehearsal(stored.slug) && !hasRehearsalName(body.name)) {
          throw invalid({ name: [tournamentsSentences.rehearsalName(REHEARSAL_WORD)] });
        }
        const timeZone = body.time_zone ?? stored.timeZone;
        const closes = body.registration_closes_at;
        const set = await chosenRuleSet(manager, body.rule_set ?? stored.ruleSet);
        if (set.id !== stored.ruleSet) {
          await refuseLostNomor(manager, set, id);
          await writeAges(manager, set);
          await refuseLostAge(manager, set, id);
        }
        await askWhetherMeant(manager, id, stored, body);
        await manager.update(
          TournamentEntity,
          { id },
          {
            ...columnsOf(body),
            ...fileIds,
            ruleSet: set.id,
            timeZone,
            ...(closes ? { registrationClosesAt: await instantOf(manager, closes, timeZone) } : {}),
            version: stored.version + 1,
            updatedAt: () => 'now()',
          },
        );
        if (set.id !== stored.ruleSet) {
          await writeTimes(manager, set, id);
          emit(streams.staff(id), 'setup.changed', { tournament_id: id });
        }
        for (const column of Object.keys(fileIds) as (keyof FileIds)[]) {
          const before = stored[column];
          if (before) replaced.push(before);
        }
        return this.saved(manager, emit, id, MESSAGES.tournamentUpdated);
      }),
    );
    for (const fileId of replaced) await this.files.remove(fileId);
    return answer;
  }

  /** Opening makes it active; closing ends registration now and leaves the rest of it public. */
  switchRegistration(id: number, isOpen: boolean, version: number | undefined): Promise<Saved<TournamentSettings>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const stored = await lock(manager, id);
      refuseOutdated(version, stored.version);
      const [clock] = await manager.query<{ hasTimeLeft: boolean }[]>(
        'select registration_closes_at > now() as "hasTimeLeft" from tournament where id = $1',
        [id],
      );
      const isNow = registrationRefusal({ status: stored.status, hasTimeLeft: clock?.hasTimeLeft ?? false }) === null;
      const message = isOpen ? tournamentsTexts.registrationOpened : tournamentsTexts.registrationClosed;
      // twice, or by two people at once, is once
      if (isNow === isOpen) return { message, data: await this.settings.find(id, manager) };
      if (isOpen && !clock?.hasTimeLeft) {
        throw conflict(tournamentsSentences.closingPassed);
      }
      await manager.query(
        isOpen
          ? `update tournament set status = 'active', version = version + 1, updated_at = now() where id = $1`
          : `update tournament set registration_closes_at = now(), version = version + 1, updated_at = now() where id = $1`,
        [id],
      );
      return this.saved(manager, emit, id, message);
    });
  }

  /** Soft: what was public stays in the record, and its address is not given away again. */
  remove(id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { slug, wasActive } = await lock(manager, id);
      const uses = await whatHangsOn(manager, USES, id);
      if (uses && isRehearsal(slug)) throw conflict(tournamentsSentences.stillUsedRehearsal);
      if (uses && !wasActive) throw conflict(tournamentsSentences.stillUsedDraft(uses));
      if (uses) throw conflict(tournamentsSentences.stillUsed(uses));
      await manager.update(
        TournamentEntity,
        { id },
        { deletedAt: () => 'now()', version: () => 'version + 1', status: 'inactive' },
      );
      emit(streams.site, 'tournament.changed', { tournament_id: id, status: 'inactive' });
      return { message: MESSAGES.tournamentDeleted };
    });
  }

  private async saved(
    manager: EntityManager,
    emit: Emit,
    id: number,
    message: string,
  ): Promise<Saved<TournamentSettings>> {
    const data = await this.settings.find(id, manager);
    emit(streams.site, 'tournament.changed', { tournament_id: id, status: data.status });
    return { message, data };
  }

  /** The files stand before the tournament does, and go again when it is refused. */
  private async withFiles<T>(given: GivenFiles, accountId: number, work: (fileIds: FileIds) => Promise<T>): Promise<T> {
    const fileIds: FileIds = {};
    const { tournament_document: document, tournament_image: image } = given;
    try {
      if (document) {
        const { name, contentType, content } = document;
        const stored = await this.files.put({ name, contentType, source: content, accountId, isPublic: true });
        fileIds.documentFileId = stored.id;
      }
      if (image) fileIds.imageFileId = (await this.files.putPicture(image.name, image.picture, accountId)).id;
      return await work(fileIds);
    } catch (error) {
      for (const fileId of Object.values(fileIds)) await this.files.remove(fileId);
      throw error;
    }
  }
}

/** Held: nobody removes it, or changes its times, before this tournament has taken it. */
async function chosenRuleSet(manager: EntityManager, code: string): Promise<RuleSet> {
  await manager.query('select from rule_set where code = $1 for share', [code]);
  const set = await readRuleSet(manager, code);
  if (!set) throw invalid({ rule_set: [tournamentsSentences.chooseRules] });
  return set;
}

/** Who is entered for an event keeps it. */
async function refuseLostNomor(manager: EntityManager, set: RuleSet, id: number): Promise<void> {
  const lost = await findLostNomor(manager, set, id);
  if (lost) throw invalid({ rule_set: [tournamentsSentences.entrantsInEvent(lost.name)] });
}

/** Who is entered, classified or drawn in an age stays in it. */
async function refuseLostAge(manager: EntityManager, set: RuleSet, id: number): Promise<void> {
  const [lost] = await manager.query<{ name: string }[]>(
    `select a.name from age_category a where not age_of_set(a.id, $2) and (
       exists (select from tournament_entry e join team_member m on m.id = e.team_member_id
         where e.tournament_id = $1 and m.age_category_id = a.id)
       or exists (select from match_classification c where c.tournament_id = $1 and c.age_category_id = a.id)
       or exists (select from drawing d where d.tournament_id = $1 and d.age_category_id = a.id))
     order by a.position, a.id limit 1`,
    [id, set.id],
  );
  if (lost) throw invalid({ rule_set: [tournamentsSentences.ageInUse(lost.name, set.name)] });
}

async function lock(manager: EntityManager, id: number): Promise<TournamentEntity> {
  const stored = await manager.findOne(TournamentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored || stored.deletedAt) throw notFound(thingSentences.event);
  return stored;
}

const columnsOf = (body: TournamentRequest) => ({
  name: body.name,
  shortName: body.short_name ?? '',
  description: safeMarkup(body.description ?? ''),
  location: safeMarkup(body.location ?? ''),
  technicalMeetingDate: body.technical_meeting_date ?? null,
  startDate: body.start_date,
  endDate: body.end_date,
  status: body.status,
});

const HAS_OFFSET = /(Z|[+-]\d{2}:\d{2})$/;

/** A date and time, of this zone where it has no offset, as an instant; a day that does not exist is refused by the database. */
async function instantOf(manager: EntityManager, given: string, timeZone: string): Promise<Date> {
  const [row] = HAS_OFFSET.test(given)
    ? await manager.query<{ instant: Date }[]>('select $1::timestamptz as instant', [given])
    : await manager.query<{ instant: Date }[]>('select $1::timestamp at time zone $2 as instant', [given, timeZone]);
  if (!row) throw invalid({ registration_closes_at: [tournamentsSentences.badTime] });
  return row.instant;
}

/** Of its office: a form sent twice makes one tournament. Another office may hold one of the same name on the same days. */
async function refuseTwin(
  manager: EntityManager,
  { name, start_date: start, end_date: end }: TournamentRequest,
  accountId: number,
): Promise<void> {
  await lockAccount(manager, accountId);
  const twins = await manager.query<unknown[]>(
    `select 1 from tournament t join tournament_member m on m.tournament_id = t.id and m.account_id = $1
     where t.name = $2 and t.start_date = $3 and t.end_date = $4 and t.deleted_at is null limit 1`,
    [accountId, name, start, end],
  );
  if (twins.length > 0) throw invalid({ name: [tournamentsSentences.stands] });
}

/** The name's, with the next free number when another tournament has or had it; it stays when the name changes. */
async function freeSlug(manager: EntityManager, name: string): Promise<string> {
  const wanted = otherSlug(slugOf(name).slice(0, LONGEST_SLUG).replace(/-+$/, '') || 'kejuaraan');
  // two of one name at once wait for each other
  await manager.query(`select pg_advisory_xact_lock(hashtext('tournament.slug'))`);
  const rows = await manager.query<{ slug: string }[]>(
    `select slug from tournament where slug = $1 or slug like $1 || '-%'`,
    [wanted],
  );
  const taken = new Set(rows.map((row) => row.slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
