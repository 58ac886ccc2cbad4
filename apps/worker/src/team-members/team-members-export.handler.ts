// Job team-members-export: the athletes that the list shows with these filters, as a spreadsheet (Spec 2 §7).
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import {
  isPaid,
  TEAM_MEMBER_ORDER,
  teamMemberIds,
  teamMembersFilter,
} from '@gelanggang/database/queries/team-member-list.queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GENDER_PERSON_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { exportFileName, seenBy } from '../exports/export-scope';
import { readRows } from '../exports/read-rows';
import { type Columns, DATE_FORMAT, dateCell } from '../exports/xlsx';
import { noted } from '../exports/noted';
import { xlsxFile } from '../exports/xlsx-file';
import { memberFileTexts as texts } from './texts';

interface Row {
  id: number;
  contingentId: number;
  tournaments: string;
  contingent: string;
  name: string;
  gender: Gender;
  birthPlace: string;
  birthDate: string;
  bodyWeight: number | null;
  bodyHeight: number | null;
  bloodType: string | null;
  nik: string;
  familyCardNumber: string | null;
  championshipCategory: string;
  matchCategory: string;
  ageCategory: string;
  className: string | null;
  nomor: string;
  weightMin: number | null;
  weightMax: number | null;
  teamLabel: string | null;
  isPaid: boolean;
  address: string;
  ward: string | null;
  subdistrict: string | null;
  district: string | null;
  province: string | null;
}

const COLUMNS: Columns<Row, typeof texts.columns> = {
  id: { width: 8, cell: (row) => row.id },
  tournaments: { width: 36, cell: (row) => row.tournaments },
  contingent: { width: 28, cell: (row) => row.contingent },
  name: { width: 28, cell: (row) => row.name },
  gender: { width: 14, cell: (row) => GENDER_PERSON_LABELS[row.gender] },
  birthPlace: { width: 18, cell: (row) => row.birthPlace },
  birthDate: { width: 14, format: DATE_FORMAT, cell: (row) => dateCell(row.birthDate) },
  nik: { width: 20, cell: (row) => row.nik },
  familyCardNumber: { width: 20, cell: (row) => row.familyCardNumber },
  bodyWeight: { width: 11, cell: (row) => row.bodyWeight },
  bodyHeight: { width: 11, cell: (row) => row.bodyHeight },
  bloodType: { width: 15, cell: (row) => row.bloodType },
  championshipCategory: { width: 16, cell: (row) => row.championshipCategory },
  matchCategory: { width: 14, cell: (row) => row.matchCategory },
  ageCategory: { width: 22, cell: (row) => row.ageCategory },
  className: { width: 14, cell: (row) => row.className },
  nomor: { width: 24, cell: (row) => row.nomor || null },
  weightMin: { width: 18, cell: (row) => row.weightMin },
  weightMax: { width: 19, cell: (row) => row.weightMax },
  teamLabel: { width: 12, cell: (row) => row.teamLabel },
  registration: { width: 14, cell: () => texts.states.registered },
  payment: { width: 12, cell: (row) => texts.states[row.isPaid ? 'paid' : 'unpaid'] },
  address: { width: 32, cell: (row) => row.address },
  ward: { width: 20, cell: (row) => row.ward },
  subdistrict: { width: 20, cell: (row) => row.subdistrict },
  district: { width: 22, cell: (row) => row.district },
  province: { width: 20, cell: (row) => row.province },
};

/** `ids` let through by the filter; `tournament` is a placeholder of the one that it asks for, or null. */
const select = (ids: string, tournament: string) => `
  select m.id::float8 as id, c.id::float8 as "contingentId", c.name as contingent, m.name, m.gender, m.birth_place as "birthPlace",
    to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate", m.body_weight::float8 as "bodyWeight",
    m.body_height::float8 as "bodyHeight", m.blood_type as "bloodType", m.nik,
    m.family_card_number as "familyCardNumber", m.team_label as "teamLabel", m.address, ${isPaid('m.id', tournament)} as "isPaid",
    (select string_agg(t.name, ', ' order by t.start_date desc, t.id)
     from contingent_registration r join tournament t on t.id = r.tournament_id
     where r.contingent_id = c.id and t.deleted_at is null and (${tournament}::bigint is null or t.id = ${tournament})) as tournaments,
    (select h.name from championship_category h where h.id = m.championship_category_id) as "championshipCategory",
    (select k.name from match_category k where k.id = m.match_category_id) as "matchCategory",
    (select a.name from age_category a where a.id = m.age_category_id) as "ageCategory",
    ${nomorName(
      `coalesce(${tournament}::bigint, (select r.tournament_id from contingent_registration r
      join tournament t on t.id = r.tournament_id and t.deleted_at is null
      where r.contingent_id = m.contingent_id order by t.start_date desc, t.id desc limit 1))`,
      'm.nomor',
    )} as nomor,
    l.name as "className", l.weight_min::float8 as "weightMin", l.weight_max::float8 as "weightMax",
    (select w.name from ward w where w.id = m.ward_id) as ward,
    (select s.name from subdistrict s where s.id = m.subdistrict_id) as subdistrict,
    (select d.name from district d where d.id = m.district_id) as district,
    (select p.name from province p where p.id = m.province_id) as province
  from (${ids}) wanted join team_member m on m.id = wanted.id
    join contingent c on c.id = m.contingent_id left join category_class l on l.id = m.category_class_id
  order by ${TEAM_MEMBER_ORDER.file}`;

@Injectable()
export class TeamMembersExportHandler implements JobHandler<'team-members-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'team-members-export'>): Promise<void> {
    const { params } = context;
    const seen = await seenBy(this.dataSource, context.accountId, 'export member', params.tournament_id);
    const { ids, values } = teamMemberIds(teamMembersFilter(params, seen));
    const [total] = await this.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from (${ids}) found`,
      values,
    );
    const contingentIds = new Set<number>();
    const rows = readRows<Row>(this.dataSource, select(ids, `$${values.length + 1}`), [
      ...values,
      params.tournament_id ?? null,
    ]);
    const list = {
      ...{ texts, columns: COLUMNS, total: total?.count ?? 0, what: 'members' as const },
      rows: noted(rows, contingentIds, (row) => row.contingentId),
    };
    const name = await exportFileName(this.dataSource, texts.file, params.tournament_id);
    await context.saveFile({ ...xlsxFile(context, name, list), contingentIds: () => contingentIds, seen });
  }
}
