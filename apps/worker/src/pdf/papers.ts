// Every paper that the worker prints is one row: its reader (whose data name the page), sheets, margins and file's name.
import { CARDS_PER_SHEET, type PrintCard } from '@gelanggang/contract/cards';
import type { JobParams, PaperKind } from '@gelanggang/contract/jobs';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { slugOf } from '@gelanggang/domain/words/slug';
import { contingentsOfBillings, readPrintBilling } from '../billings/print-billing.queries';
import { contingentOfSignature, readSignedList } from '../entry-check/signed-list.queries';
import { readEventReport } from '../event-report/event-report.queries';
import { readResultBook } from '../event-report/result-book.queries';
import { readPrintInsight } from '../insight/insight-at';
import { readCertificates } from '../medals/certificates.queries';
import { readPrintMedals } from '../medals/medals-at';
import { readPrintOfficials } from '../officials/print-officials.queries';
import { contingentsOfProtest, readProtestDecision } from '../protests/protest-decision.queries';
import { readPrintSchedule } from '../schedules/print-schedule.queries';
import { readPrintWeighIn } from '../schedules/print-weigh-in.queries';
import { readMatchRecord } from '../scoring/match-record.queries';
import { fileName, readScoreSheets } from '../scoring/scored.queries';
import { readPrintSeni, readPrintSeniPool } from '../seni/print-seni.queries';
import {
  readPrintBlankBracket,
  readPrintBracket,
  readPrintBrackets,
  readPrintRecap,
} from '../brackets/print-brackets.queries';
import { type Cards, readCards, readStaffCards } from '../weigh-in/print-cards.queries';
import { numbered, OWN_SHEETS, type Paper, paper, type PaperSource } from './paper';

/** Spec 2 §9. */
const BRACKET_NAME = 'tournament_bracket';
/** A bracket of 32 takes a tenth of a second. */
const BRACKETS_WITHIN_MS = 60_000;
const BRACKET_WITHIN_MS = 500;

const billingName = (number: string) => number.replace(/[^A-Za-z0-9]+/g, '-');
const billingSheets = (number: string) => numbered('14mm', '16mm', number);
const contingentIds = ({ dataSource }: PaperSource, params: JobParams['invoice-pdf']) =>
  contingentsOfBillings(dataSource, [params.billing_id]);

const cardSheets = ({ tournament, cards }: Cards) => ({
  ...{ tournament, what: 'kartu', all: cards, partSize: 20 * CARDS_PER_SHEET },
  dataOf: (part: PrintCard[]) => ({ page: 'athlete-cards' as const, tournament, cards: part }),
});

export const PAPERS: { readonly [K in PaperKind]: Paper<K> } = {
  // Spec 1 §2: A4 portrait, named jadwal-pertandingan
  'schedule-pdf': paper({
    reading: 'Membaca jadwal',
    read: ({ manager }, params) => readPrintSchedule(manager, params),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('0.3in'),
    name: ({ layout }) => (layout === 'table' ? 'lembar-gelanggang' : 'jadwal-pertandingan'),
  }),
  'weigh-in-pdf': paper({
    reading: 'Membaca peserta',
    read: ({ manager }, params) => readPrintWeighIn(manager, params),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('0.3in'),
    name: ({ date }) => `daftar-timbang-${date}`,
  }),
  'officials-pdf': paper({
    reading: 'Membaca petugas',
    read: ({ manager }, params) => readPrintOfficials(manager, params.tournament_id),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('10mm'),
    name: ({ tournament }) => `jadwal-petugas-${slugOf(tournament.slug)}`,
  }),
  'event-report-pdf': paper({
    reading: 'Membaca kejuaraan',
    read: ({ manager }, params) => readEventReport(manager, params.tournament_id),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('12mm'),
    name: ({ tournament }) => `laporan-kejuaraan-${slugOf(tournament.slug)}`,
  }),
  'protest-decision-pdf': paper({
    reading: 'Membaca protes',
    read: ({ manager }, params) => readProtestDecision(manager, params.protest_id),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('14mm'),
    name: ({ tournament }, params) => `keputusan-protes-${params.protest_id}-${slugOf(tournament.slug)}`,
    contingentIds: ({ manager }, params) => contingentsOfProtest(manager, params.protest_id),
  }),
  'entry-list-pdf': paper({
    reading: 'Membaca daftar',
    read: (source, params) => readSignedList(source, params.signature_id),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('12mm'),
    name: ({ tournament, number }) => `daftar-peserta-${number}-${slugOf(tournament.slug)}`,
    contingentIds: ({ manager }, params) => contingentOfSignature(manager, params.signature_id),
  }),
  'match-record-pdf': paper({
    reading: 'Membaca partai',
    read: ({ manager }, params) => readMatchRecord(manager, params.match_id),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('12mm'),
    name: ({ tournament }, params) => `catatan-partai-${params.match_id}-${slugOf(tournament.slug)}`,
  }),
  'result-book-pdf': paper({
    reading: 'Membaca hasil',
    read: (source, params) => readResultBook(source, params.tournament_id),
    sheets: () => OWN_SHEETS,
    name: ({ tournament }) => `buku-hasil-${slugOf(tournament.slug)}`,
  }),
  'athlete-cards-pdf': paper({
    reading: 'Membaca atlet',
    read: async ({ manager }, params) => cardSheets(await readCards(manager, params)),
    sheets: () => OWN_SHEETS,
    name: ({ tournament }) => `kartu-atlet-${slugOf(tournament.slug)}`,
  }),
  'staff-cards-pdf': paper({
    reading: 'Membaca nama',
    read: async (source, params) => cardSheets(await readStaffCards(source, params)),
    sheets: () => OWN_SHEETS,
    name: ({ tournament }, params) =>
      `kartu-${params.for === 'officials' ? 'petugas' : 'pengelola'}-${slugOf(tournament.slug)}`,
  }),
  'bracket-pdf': paper({
    reading: 'Membaca bagan',
    read: ({ manager }, params) =>
      readPrintBracket(manager, params.pool_id, { as: 'paper', isBlank: params.is_blank ?? false }),
    drawing: () => 'Menggambar bagan',
    sheets: () => OWN_SHEETS,
    name: () => BRACKET_NAME,
  }),
  // one page load for all of them
  'brackets-pdf': paper({
    reading: 'Membaca bagan',
    read: ({ manager }, params) => readPrintBrackets(manager, params),
    drawing: ({ brackets }) => `Menggambar ${brackets.length} bagan`,
    sheets: () => OWN_SHEETS,
    withinMs: ({ brackets }) => BRACKETS_WITHIN_MS + brackets.length * BRACKET_WITHIN_MS,
    name: ({ tournament, is_blank: isBlank }) => `${isBlank ? 'bagan-meja-wasit' : 'bagan'}-${slugOf(tournament.slug)}`,
  }),
  'blank-bracket-pdf': paper({
    reading: 'Membaca bagan',
    read: ({ manager }, params) => readPrintBlankBracket(manager, params),
    drawing: () => 'Menggambar bagan',
    sheets: () => OWN_SHEETS,
    name: ({ size }) => `bagan-kosong-${size}`,
  }),
  'bracket-png': paper({
    reading: 'Membaca bagan',
    read: ({ manager }, params) => readPrintBracket(manager, params.pool_id, { as: 'picture', isBlank: false }),
    drawing: () => 'Menggambar bagan',
    sheets: () => 'picture',
    name: () => BRACKET_NAME,
  }),
  'recap-pdf': paper({
    reading: 'Membaca partai',
    read: ({ manager }, params) => readPrintRecap(manager, params.tournament_id),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('10mm'),
    name: ({ tournament }) => `rekap-partai-${slugOf(tournament.slug)}`,
  }),
  'score-sheets-pdf': paper({
    reading: 'Membaca partai',
    read: ({ manager, dataSource }, params) => readScoreSheets(manager, dataSource, params),
    sheets: () => OWN_SHEETS,
    name: ({ tournament, scored }, params) => fileName('lembar-nilai', tournament.slug, params, scored),
  }),
  'seni-pdf': paper({
    reading: 'Membaca pool',
    read: ({ manager }, params) => readPrintSeni(manager, params.tournament_id, params.pool_id),
    drawing: () => 'Menggambar pool',
    sheets: () => OWN_SHEETS,
    name: ({ tournament }) => `seni-${slugOf(tournament.slug)}`,
  }),
  'seni-png': paper({
    reading: 'Membaca pool',
    read: ({ manager }, params) => readPrintSeniPool(manager, params.pool_id),
    drawing: () => 'Menggambar pool',
    sheets: () => 'picture',
    name: () => BRACKET_NAME,
  }),
  'medals-pdf': paper({
    reading: 'Menghitung medali',
    read: ({ manager }, params) => readPrintMedals(manager, params.tournament_id),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('12mm'),
    name: ({ tournament }) => `medali-${slugOf(tournament.slug)}`,
  }),
  'certificates-pdf': paper({
    reading: 'Membaca penerima',
    read: async (source, params) => {
      const { tournament, certificates, ...sheet } = await readCertificates(source, params);
      const dataOf = (part: typeof certificates) => ({
        ...{ page: 'certificates' as const, tournament, ...sheet },
        certificates: part,
      });
      return { tournament, what: 'sertifikat', all: certificates, partSize: 100, dataOf };
    },
    sheets: () => OWN_SHEETS,
    name: ({ tournament }, params) =>
      `sertifikat-${params.for === 'medallists' ? 'medali' : 'peserta'}-${slugOf(tournament.slug)}`,
  }),
  'invoice-pdf': paper({
    reading: 'Membaca tagihan',
    read: (source, params) => readPrintBilling(source, params.billing_id, 'invoice'),
    drawing: () => 'Menyusun halaman',
    sheets: (billing) => billingSheets(billing.invoice_number),
    name: (billing) => `tagihan-${billingName(billing.invoice_number)}`,
    contingentIds,
  }),
  'receipt-pdf': paper({
    reading: 'Membaca tagihan',
    read: (source, params) => readPrintBilling(source, params.billing_id, 'receipt'),
    drawing: () => 'Menyusun halaman',
    sheets: (billing) => billingSheets(billing.cash?.receipt_number ?? billing.invoice_number),
    name: (billing) => `kuitansi-${billingName(billing.invoice_number)}`,
    contingentIds,
  }),
  'insight-pdf': paper({
    reading: 'Menghitung',
    read: ({ manager }, params) => readPrintInsight(manager, params),
    drawing: () => 'Menyusun halaman',
    sheets: () => numbered('12mm'),
    name: ({ tournament, insight }) =>
      `insight-${slugOf(tournament.slug)}-${localDateTime(insight.as_of, tournament.time_zone).date}`,
  }),
};
