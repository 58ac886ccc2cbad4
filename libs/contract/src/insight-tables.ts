// The tables of insight, written once for the page, the workbook and the paper.
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { type EntryCount, INSIGHT_DEFINITIONS, type Insight, type InsightMembersQuery, NO_PLACE } from './insight';

/** What the cells of a column hold: texts, whole numbers, whole rupiah, or `YYYY-MM-DD`. */
export type InsightCellType = 'text' | 'count' | 'rupiah' | 'date';
export type InsightCell = string | number;

export interface InsightColumn {
  title: string;
  type: InsightCellType;
}

type MembersFilter = Partial<Omit<InsightMembersQuery, 'page' | 'perPage' | 'search'>>;

export interface InsightRow {
  cells: InsightCell[];
  /** Leads to the members behind the row. */
  members?: MembersFilter;
  /** Leads to the contingents behind the row. */
  contingents?: Pick<MembersFilter, 'date_from' | 'date_to' | 'province_id'>;
}

export interface InsightTable {
  key: InsightTableKey;
  title: string;
  /** What its chart answers. */
  question: string;
  definition: string;
  columns: InsightColumn[];
  rows: InsightRow[];
  /** The last line: sums of the columns that can be added up. */
  total: InsightCell[] | null;
}

export type InsightTableKey =
  | 'joined'
  | 'income'
  | 'total_income'
  | 'contingents'
  | 'contingent_provinces'
  | 'provinces'
  | 'districts'
  | 'genders'
  | 'age_categories'
  | 'classes';

const text = (title: string): InsightColumn => ({ title, type: 'text' });
const count = (title: string): InsightColumn => ({ title, type: 'count' });
const rupiah = (title: string): InsightColumn => ({ title, type: 'rupiah' });

const COUNTS = [count('Tanding'), count('Seni'), count('Peserta'), count('Terdaftar')];
const countsOf = (row: EntryCount) => [row.tanding, row.seni, row.total_participants, row.registered];

const provinceFilter = (id: number | null) => ({ province_id: id ?? NO_PLACE });

/** In the order of the specification. */
export function insightTables(insight: Insight): InsightTable[] {
  const categories = insight.income.map((row) => ({ id: row.match_category_id, name: row.description }));
  let joinedSoFar = 0;
  const tables: Omit<InsightTable, 'total'>[] = [
    {
      key: 'joined',
      title: 'Pendaftaran per hari',
      question: 'Kapan kontingen mendaftar?',
      definition: INSIGHT_DEFINITIONS.joined,
      columns: [{ title: 'Tanggal', type: 'date' }, count('Kontingen'), count('Sampai hari itu')],
      rows: insight.joined.map(({ join_date, total_contingents }) => ({
        cells: [join_date, total_contingents, (joinedSoFar += total_contingents)],
        contingents: { date_from: join_date, date_to: join_date },
      })),
    },
    {
      key: 'income',
      title: 'Proyeksi pemasukan',
      question: 'Berapa pemasukan yang dapat diharapkan?',
      definition: INSIGHT_DEFINITIONS.income,
      columns: [text('Kategori'), count('Anggota'), rupiah('Proyeksi'), rupiah('Sudah lunas')],
      rows: insight.income.map((row) => ({
        cells: [row.description, row.members, row.amount, row.paid_amount],
        members: { match_category_id: row.match_category_id },
      })),
    },
    {
      key: 'total_income',
      title: 'Laporan pembayaran',
      question: 'Berapa biaya yang sudah lunas?',
      definition: INSIGHT_DEFINITIONS.totalIncome,
      columns: [text('Status'), count('Anggota'), rupiah('Jumlah')],
      rows: insight.total_income.map((row) => ({
        cells: [row.description, row.members, row.total_amount],
        members: { payment: row.status },
      })),
    },
    {
      key: 'contingents',
      title: 'Kontingen per kategori',
      question: 'Kontingen mana paling besar?',
      definition: INSIGHT_DEFINITIONS.contingentCategories,
      columns: [
        text('Kontingen'),
        text('Provinsi'),
        ...categories.map((one) => count(one.name)),
        count('Terdaftar'),
        count('Peserta'),
      ],
      rows: insight.contingents.map((row) => ({
        cells: [
          row.name,
          row.province,
          ...categories.map(({ id }) => row.categories.find((one) => one.match_category_id === id)?.registered ?? 0),
          row.registered,
          row.total_participants,
        ],
        members: { contingent_id: row.id },
      })),
    },
    {
      key: 'contingent_provinces',
      title: 'Kontingen per provinsi',
      question: 'Dari provinsi mana kontingen datang?',
      definition: INSIGHT_DEFINITIONS.contingentProvinces,
      columns: [text('Provinsi'), count('Kontingen')],
      rows: insight.contingent_provinces.map((row) => ({
        cells: [row.province, row.total_contingents],
        contingents: provinceFilter(row.province_id),
      })),
    },
    {
      key: 'provinces',
      title: 'Peserta per provinsi',
      question: 'Provinsi mana paling banyak mengirim?',
      definition: INSIGHT_DEFINITIONS.provinces,
      columns: [text('Provinsi'), ...COUNTS],
      rows: insight.provinces.map((row) => ({
        cells: [row.province, ...countsOf(row)],
        members: provinceFilter(row.province_id),
      })),
    },
    {
      key: 'districts',
      title: 'Peserta per kabupaten/kota',
      question: 'Kabupaten dan kota mana paling banyak mengirim?',
      definition: INSIGHT_DEFINITIONS.districts,
      columns: [text('Kabupaten/Kota'), text('Provinsi'), ...COUNTS],
      rows: insight.districts.map((row) => ({
        cells: [row.district_name, row.province, ...countsOf(row)],
        members: { ...provinceFilter(row.province_id), district_id: row.district_id ?? NO_PLACE },
      })),
    },
    {
      key: 'genders',
      title: 'Peserta per jenis kelamin',
      question: 'Berapa putra dan putri?',
      definition: INSIGHT_DEFINITIONS.genders,
      columns: [text('Jenis kelamin'), ...COUNTS],
      rows: insight.genders.map((row) => ({
        cells: [GENDER_LABELS[row.gender], ...countsOf(row)],
        members: { gender: row.gender },
      })),
    },
    {
      key: 'age_categories',
      title: 'Peserta per golongan usia',
      question: 'Golongan usia mana paling ramai?',
      definition: INSIGHT_DEFINITIONS.ageCategories,
      columns: [text('Golongan usia'), ...COUNTS],
      rows: insight.age_categories.map((row) => ({
        cells: [row.age_category_name, ...countsOf(row)],
        members: { age_category_id: row.age_category_id },
      })),
    },
    {
      key: 'classes',
      title: 'Peserta per kelas',
      question: 'Kelas mana paling ramai?',
      definition: INSIGHT_DEFINITIONS.classes,
      columns: [
        text('Kelas'),
        text('Jenis kelamin'),
        text('Golongan usia'),
        text('Kategori'),
        count('Peserta'),
        count('Terdaftar'),
      ],
      rows: insight.classes.map((row) => ({
        cells: [
          row.class_name,
          GENDER_LABELS[row.gender],
          row.age_category,
          row.match_category,
          row.total_participants,
          row.registered,
        ],
        members: {
          match_category_id: row.match_category_id,
          age_category_id: row.age_category_id,
          gender: row.gender,
          ...(row.category_class_id === null ? {} : { category_class_id: row.category_class_id }),
        },
      })),
    },
  ];
  return tables.map((table) => ({ ...table, total: totalOf(table) }));
}

/** A running sum is not summed again. */
function totalOf({ key, columns, rows }: Omit<InsightTable, 'total'>): InsightCell[] | null {
  if (rows.length < 2) return null;
  return columns.map((column, index) => {
    if (index === 0) return 'Jumlah';
    if (column.type === 'text' || column.type === 'date' || (key === 'joined' && index === 2)) return '';
    return rows.reduce((sum, row) => sum + Number(row.cells[index]), 0);
  });
}
