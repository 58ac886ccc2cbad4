// Job contingents-export: the contingents that the list shows with these filters, as a spreadsheet (Spec 1 §7).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  CONTINGENT_CONDITIONS,
  CONTINGENT_ORDER,
  contingentsFilter,
  contingentValues,
} from '@gelanggang/database/queries/contingent-list.queries';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { noted } from '../exports/noted';
import { exportFileName, seenBy } from '../exports/export-scope';
import { readRows } from '../exports/read-rows';
import { type Columns, DATE_FORMAT, dateCell } from '../exports/xlsx';
import { xlsxFile } from '../exports/xlsx-file';
import { contingentFileTexts as texts } from './texts';

interface Row {
  id: number;
  contingentId: number;
  name: string;
  tournaments: string | null;
  registeredOn: string | null;
  picName: string;
  picPhone: string;
  picEmail: string;
  members: number;
  tanding: number;
  seni: number;
  paid: number;
  billed: number;
  address: string;
  ward: string | null;
  subdistrict: string | null;
  district: string | null;
  province: string | null;
  country: string | null;
}

const RUPIAH = '#,##0';

const COLUMNS: Columns<Row, typeof texts.columns> = {
  id: { width: 8, cell: (row) => row.id },
  name: { width: 30, cell: (row) => row.name },
  tournaments: { width: 36, cell: (row) => row.tournaments },
  registeredOn: { width: 15, format: DATE_FORMAT, cell: (row) => dateCell(row.registeredOn) },
  picName: { width: 24, cell: (row) => row.picName },
  picPhone: { width: 18, cell: (row) => row.picPhone },
  picEmail: { width: 28, cell: (row) => row.picEmail },
  members: { width: 12, cell: (row) => row.members },
  tanding: { width: 10, cell: (row) => row.tanding },
  seni: { width: 10, cell: (row) => row.seni },
  paid: { width: 14, cell: (row) => row.paid },
  billed: { width: 18, format: RUPIAH, cell: (row) => row.billed },
  address: { width: 32, cell: (row) => row.address },
  ward: { width: 20, cell: (row) => row.ward },
  subdistrict: { width: 20, cell: (row) => row.subdistrict },
  district: { width: 22, cell: (row) => row.district },
  province: { width: 20, cell: (row) => row.province },
  country: { width: 16, cell: (row) => row.country },
};

const FROM = `from contingent c where ${CONTINGENT_CONDITIONS}`;

/** Of `r`: what a shared contingent did in a tournament of others stays theirs. */
const OF_TOURNAMENT = `($2::bigint is null or r.tournament_id = $2)
  and ($1::bigint is null or c.account_id = $1 or r.tournament_id = any($3::bigint[]))`;

const SELECT = `
  select c.id::float8 as id, c.id::float8 as "contingentId", c.name, c.pic_name as "picName", c.pic_phone as "picPhone", c.pic_email as "picEmail", c.address,
    (select string_agg(t.name, ', ' order by t.start_date desc, t.id)
     from contingent_registration r join tournament t on t.id = r.tournament_id
     where r.contingent_id = c.id and t.deleted_at is null and ${OF_TOURNAMENT}) as tournaments,
    (select to_char(min(r.registered_at at time zone t.time_zone), 'YYYY-MM-DD')
     from contingent_registration r join tournament t on t.id = r.tournament_id
     where r.contingent_id = c.id and ${OF_TOURNAMENT}) as "registeredOn",
    count.members, count.tanding, count.seni,
    (select count(*)::int from participant r join team_member m on m.id = r.team_member_id
     where m.contingent_id = c.id and ${OF_TOURNAMENT}) as paid,
    (select coalesce(sum(d.amount), 0)::float8
     from billing_detail d join billing r on r.id = d.billing_id join team_member m on m.id = d.team_member_id
     where m.contingent_id = c.id and r.status = 'paid' and ${OF_TOURNAMENT}) as billed,
    (select w.name from ward w where w.id = c.ward_id) as ward,
    (select s.name from subdistrict s where s.id = c.subdistrict_id) as subdistrict,
    (select d.name from district d where d.id = c.district_id) as district,
    (select p.name from province p where p.id = c.province_id) as province,
    (select n.country_name from country n where n.id = c.country_id) as country
  from (select c.id ${FROM}) wanted join contingent c on c.id = wanted.id
    cross join lateral (
      select count(*)::int as members, count(*) filter (where k.kind = 'tanding')::int as tanding,
             count(*) filter (where k.kind = 'seni')::int as seni
      from team_member m join match_category k on k.id = m.match_category_id where m.contingent_id = c.id) count
  order by ${CONTINGENT_ORDER.file}`;

@Injectable()
export class ContingentsExportHandler implements JobHandler<'contingents-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'contingents-export'>): Promise<void> {
    const { params } = context;
    const seen = await seenBy(this.dataSource, context.accountId, 'export contingent', params.tournament_id);
    const values = contingentValues(contingentsFilter(params, seen));
    const [total] = await this.dataSource.query<{ count: number }[]>(`select count(*)::int as count ${FROM}`, values);
    const contingentIds = new Set<number>();
    const rows = readRows<Row>(this.dataSource, SELECT, values);
    const list = {
      ...{ texts, columns: COLUMNS, total: total?.count ?? 0, what: 'contingents' as const },
      rows: noted(rows, contingentIds, (row) => row.contingentId),
    };
    const name = await exportFileName(this.dataSource, texts.file, params.tournament_id);
    await context.saveFile({ ...xlsxFile(context, name, list), contingentIds: () => contingentIds, seen });
  }
}
