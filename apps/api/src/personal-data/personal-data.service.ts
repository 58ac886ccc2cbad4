// Erases what a tournament that is over no longer needs to know of people. Names, contingents, classes, draws and results
// stay: they are the public record, and what statistics count.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JOB_KINDS, type JobKind, jobRow } from '@gelanggang/contract/jobs';
import type { ErasedAnswer } from '@gelanggang/contract/personal-data';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable } from '@gelanggang/platform/jobs/job-table';
import { conflict, invalid, notFound } from '../http/refusals';
import { CONTINGENTS_TO_ERASE, ERASED_ACTION, IS_OVER } from './personal-data.queries';
import { personalDataSentences } from './sentences';
import { thingSentences } from '../http/sentences';
import { personalDataTexts } from './texts';

@Injectable()
export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly jobs: JobTable,
    private readonly sweeper: JobSweeper,
  ) {}

  async erase(tournamentId: number, confirmation: string, accountId: number): Promise<ErasedAnswer> {
    const { fileIds, contingentIds, ...counts } = await this.dataSource.transaction(async (manager) => {
      await this.require(manager, tournamentId, confirmation);
      const contingents = await manager.query<{ contingent_id: number }[]>(CONTINGENTS_TO_ERASE, [tournamentId]);
      const ids = contingents.map((row) => row.contingent_id);
      const fileIds = [
        ...new Set([...(await filesOf(manager, tournamentId, ids)), ...(await eraseRegister(manager, ids))]),
      ];
      const athletes = await eraseMembers(manager, ids);
      await eraseContingents(manager, ids);
      await eraseOfficials(manager, tournamentId);
      await forgetExports(manager, tournamentId);
      await manager.query(
        'delete from replay_clip where arena_id in (select id from tournament_arena where tournament_id = $1)',
        [tournamentId],
      );
      // what a manager wrote about people; the decision with its reasons is the record
      await manager.query(`update protest set claim = '-' where tournament_id = $1 and claim is not null`, [
        tournamentId,
      ]);
      // what was said to be wrong, and rows as they were signed: that, when and by whom is the record
      await eraseChecks(manager, tournamentId);
      // who brought the money; number, sum and day of a receipt are the books
      await manager.query(`update cash_receipt set received_from = '-' where tournament_id = $1`, [tournamentId]);
      // who transferred it, and what is made of that; day and sum are the books
      await manager.query(`update statement_line set text = '-', key = 'erased ' || id where tournament_id = $1`, [
        tournamentId,
      ]);
      await manager.query(`update bank_statement set file_name = '-' where tournament_id = $1`, [tournamentId]);
      const [registered] = await manager.query<[{ count: number }]>(
        'select count(*)::int as count from contingent_registration where tournament_id = $1',
        [tournamentId],
      );
      const detail = {
        athletes,
        contingents: ids.length,
        files: fileIds.length,
        kept_contingents: registered.count - ids.length,
      };
      await writeAudit(manager, {
        accountId,
        action: ERASED_ACTION,
        subjectType: 'tournament',
        subjectId: tournamentId,
        detail,
      });
      return { ...detail, fileIds, contingentIds: ids };
    });
    // after the commit: what reads from here on finds nothing any more
    await this.beginAgain();
    const late = await filesHolding(this.dataSource.manager, contingentIds);
    const all = [...new Set([...fileIds, ...late])];
    await this.dataSource.query('delete from job where file_id = any($1::uuid[]) and finished_at is not null', [all]);
    // a content that stays behind has no row, and upkeep removes it
    for (const id of all) await this.files.remove(id);
    return { message: messageFor(counts), data: { ...counts, files: all.length } };
  }

  /** Jobs that may have read before the commit: their attempt can keep no file any more, the next one reads anew. */
  private async beginAgain(): Promise<void> {
    const kinds = JOB_KINDS.filter((kind) => jobRow(kind).holdsPersons);
    const running = await this.dataSource.query<{ id: number; kind: JobKind; attempt: number }[]>(
      `select id, kind, attempt from job where status = 'running' and kind = any($1::text[])`,
      [kinds],
    );
    for (const attempt of running) {
      const next = await this.jobs.putBack(attempt);
      if (next) await this.sweeper.enqueueNext(next);
    }
  }

  private async require(manager: EntityManager, tournamentId: number, confirmation: string): Promise<void> {
    const [tournament] = await manager.query<{ name: string; isOver: boolean }[]>(
      `select t.name, ${IS_OVER} as "isOver" from tournament t where t.id = $1 and t.deleted_at is null for no key update`,
      [tournamentId],
    );
    if (!tournament) throw notFound(thingSentences.event);
    if (!tournament.isOver) throw conflict(personalDataSentences.notOver);
    if (confirmation !== tournament.name.trim()) {
      throw invalid({ confirmation: [personalDataSentences.writeName] });
    }
  }
}

function messageFor({ athletes, kept_contingents: kept }: ErasedAnswer['data']): string {
  return kept === 0 ? personalDataTexts.erased : personalDataTexts.erasedSome(athletes, kept);
}

/** Photos, proofs of payment, and what jobs have written of the tournament. */
async function filesOf(manager: EntityManager, tournamentId: number, contingentIds: number[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select photo_file_id as id from team_member where contingent_id = any($2) and photo_file_id is not null
     union select payment_document_file_id from billing
       where tournament_id = $1 and payment_document_file_id is not null
     union select file_id from job where tournament_id = $1 and file_id is not null
     union select f.id from job j join file f on f.id::text = j.params->>'list_id' where j.tournament_id = $1`,
    [tournamentId, contingentIds],
  );
  return [...rows.map(({ id }) => id), ...(await filesHolding(manager, contingentIds))];
}

/** What jobs have written of these contingents' people, of whatever tournament. */
async function filesHolding(manager: EntityManager, contingentIds: readonly number[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'select distinct file_id as id from file_contingent where contingent_id = any($1::bigint[])',
    [contingentIds],
  );
  return rows.map(({ id }) => id);
}

/** People of these contingents whom no other contingent of their account names leave its register; their papers are answered. */
async function eraseRegister(manager: EntityManager, contingentIds: number[]): Promise<string[]> {
  const rows = await manager.query<{ athleteId: number; fileId: string | null }[]>(
    `select a.id as "athleteId", f.file_id as "fileId"
     from athlete a left join athlete_file f on f.athlete_id = a.id
     where exists (select from team_member m join contingent c on c.id = m.contingent_id
         where c.id = any($1) and c.account_id = a.account_id and m.nik = a.nik)
       and not exists (select from team_member m join contingent c on c.id = m.contingent_id
         where c.id <> all($1) and c.account_id = a.account_id and m.nik = a.nik)`,
    [contingentIds],
  );
  await manager.query('delete from athlete where id = any($1)', [rows.map((row) => row.athleteId)]);
  return rows.flatMap((row) => row.fileId ?? []);
}

/** One person keeps one number in all its rows, so that people are still counted once. */
async function eraseMembers(manager: EntityManager, contingentIds: number[]): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    `update team_member m set
       nik = p.stand_in, family_card_number = null, birth_place = '-', birth_date = date_trunc('year', m.birth_date)::date,
       body_height = null, blood_type = null, address = '', documents = null, photo_file_id = null, country_id = null,
       province_id = null, district_id = null, subdistrict_id = null, ward_id = null,
       initials_asked_by = case when m.initials_asked_by is not null then '-' end,
       gone_asked_by = case when m.gone_asked_by is not null then '-' end, version = m.version + 1, updated_at = now()
     from (select id, '0' || lpad((min(id) over (partition by nik))::text, 15, '0') as stand_in
           from team_member where contingent_id = any($1)) p
     where p.id = m.id`,
    [contingentIds],
  );
  return count;
}

async function eraseContingents(manager: EntityManager, contingentIds: number[]): Promise<void> {
  await manager.query(
    `update contingent set pic_name = '-', pic_phone = '-', pic_email = '-', address = '',
       subdistrict_id = null, ward_id = null, version = version + 1, updated_at = now()
     where id = any($1)`,
    [contingentIds],
  );
  await manager.query('delete from contingent_invitation where contingent_id = any($1)', [contingentIds]);
  // what undoing a merge needs holds people as they were
  await manager.query(
    `delete from contingent_merge_undo u using contingent_merge m where m.id = u.merge_id and m.kept_id = any($1)`,
    [contingentIds],
  );
  await manager.query('delete from contingent_calendar where contingent_id = any($1)', [contingentIds]);
  // what was handed in, and who stood by at the scales
  const own = `select p.id from participant p join team_member m on m.id = p.team_member_id
    where m.contingent_id = any($1)`;
  await manager.query(`delete from athlete_paper where participant_id in (${own})`, [contingentIds]);
  await manager.query(`update weigh_in set officials = '{}' where participant_id in (${own})`, [contingentIds]);
}

/** Who sat where stays with the results, by name; how they are reached, and the page behind their code, do not. */
async function eraseOfficials(manager: EntityManager, tournamentId: number): Promise<void> {
  await manager.query(
    `update official set phone = '', licence = '', province_id = null, district_id = null, days = null, code = null,
       version = version + 1
     where tournament_id = $1`,
    [tournamentId],
  );
}

async function eraseChecks(manager: EntityManager, tournamentId: number): Promise<void> {
  await manager.query(
    'delete from entry_ticket_change where ticket_id in (select id from entry_ticket where tournament_id = $1)',
    [tournamentId],
  );
  await manager.query(
    `update entry_ticket set remark = case remark when '' then '' else '-' end,
       reason = case when reason is not null then '-' end where tournament_id = $1`,
    [tournamentId],
  );
  await manager.query(`update entry_signature set rows = '[]' where tournament_id = $1`, [tournamentId]);
}

/** Exports and lists of entries: their jobs go with their files. */
async function forgetExports(manager: EntityManager, tournamentId: number): Promise<void> {
  await manager.query(`delete from job where tournament_id = $1 and finished_at is not null`, [tournamentId]);
}
