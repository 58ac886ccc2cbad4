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
import { readPrintSchedule, readToldSeq } from '../schedules/print-schedule.queries';
import { inSessions } from '../schedules/session-sheets';
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
import { numbered, OWN_SHEETS, type Paper, paper, type PaperSource, withoutFoot } from './paper';
import { billingPaperTexts } from '../billings/texts';
import { bracketFileTexts } from '../brackets/texts';
import { signedListTexts } from '../entry-check/texts';
import { reportFileTexts } from '../event-report/texts';
import { exportTexts } from '../exports/texts';
import { insightFileTexts } from '../insight/texts';
import { medalFileTexts } from '../medals/texts';
import { officialFileTexts } from '../officials/texts';
import { protestPaperTexts } from '../protests/texts';
import { scheduleFileTexts } from '../schedules/texts';
import { matchRecordTexts } from '../scoring/match-record-texts';
import { scoreFileTexts } from '../scoring/texts';
import { seniFileTexts } from '../seni/texts';
import { cardTexts } from '../weigh-in/texts';
import { paperTexts } from './texts';

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
  ...{ tournament, what: 'cards' as const, all: cards, partSize: 20 * CARDS_PER_SHEET },
  dataOf: (part: PrintCard[]) => ({ page: 'athlete-cards' as const, tournament, cards: part }),
});

export const PAPERS: { readonly [K in PaperKind]: Paper<K> } = {
  // Spec 1 §2: A4 portrait, named jadwal-pertandingan
  'schedule-pdf': paper({
    reading: () => scheduleFileTexts.reading,
    read: async ({ manager }, params) => inSessions(await readPrintSchedule(manager, params)),
    sheets: (read) => ('dataOf' in read ? withoutFoot : numbered)('0.3in'),
    asOf: ({ manager }, params) => readToldSeq(manager, params.tournament_id),
    name: ({ layout }) => (layout === 'table' ? scheduleFileTexts.arenaSheet : scheduleFileTexts.file),
  }),
  'weigh-in-pdf': paper({
    reading: () => scheduleFileTexts.readingEntrants,
    read: ({ manager }, params) => readPrintWeighIn(manager, params),
    sheets: () => numbered('0.3in'),
    name: ({ date }) => scheduleFileTexts.weighIn(date),
  }),
  'officials-pdf': paper({
    reading: () => officialFileTexts.reading,
    read: ({ manager }, params) => readPrintOfficials(manager, params.tournament_id),
    sheets: () => numbered('10mm'),
    name: ({ tournament }) => officialFileTexts.rota(slugOf(tournament.slug)),
  }),
  'event-report-pdf': paper({
    reading: () => paperTexts.readingTournament,
    read: ({ manager }, params) => readEventReport(manager, params.tournament_id),
    sheets: () => numbered('12mm'),
    name: ({ tournament }) => `${reportFileTexts.file}-${slugOf(tournament.slug)}`,
  }),
  'protest-decision-pdf': paper({
    reading: () => protestPaperTexts.reading,
    read: ({ manager }, params) => readProtestDecision(manager, params.protest_id),
    sheets: () => numbered('14mm'),
    name: ({ tournament }, params) => protestPaperTexts.file(params.protest_id, slugOf(tournament.slug)),
    contingentIds: ({ manager }, params) => contingentsOfProtest(manager, params.protest_id),
  }),
  'entry-list-pdf': paper({
    reading: () => signedListTexts.reading,
    read: (source, params) => readSignedList(source, params.signature_id),
    sheets: () => numbered('12mm'),
    name: ({ tournament, number }) => signedListTexts.file(number, slugOf(tournament.slug)),
    contingentIds: ({ manager }, params) => contingentOfSignature(manager, params.signature_id),
  }),
  'match-record-pdf': paper({
    reading: () => bracketFileTexts.readingMatches,
    read: ({ manager }, params) => readMatchRecord(manager, params.match_id),
    sheets: () => numbered('12mm'),
    name: ({ tournament }, params) => matchRecordTexts.file(params.match_id, slugOf(tournament.slug)),
  }),
  'result-book-pdf': paper({
    reading: () => reportFileTexts.readingResults,
    read: (source, params) => readResultBook(source, params.tournament_id),
    sheets: () => OWN_SHEETS,
    name: ({ tournament }) => reportFileTexts.book(slugOf(tournament.slug)),
  }),
  'athlete-cards-pdf': paper({
    reading: () => cardTexts.readingAthletes,
    read: async ({ manager }, params) => cardSheets(await readCards(manager, params)),
    sheets: () => OWN_SHEETS,
    name: ({ tournament }) => cardTexts.files.athletes(slugOf(tournament.slug)),
  }),
  'staff-cards-pdf': paper({
    reading: () => cardTexts.readingNames,
    read: async (source, params) => cardSheets(await readStaffCards(source, params)),
    sheets: () => OWN_SHEETS,
    name: ({ tournament }, params) => cardTexts.files[params.for](slugOf(tournament.slug)),
  }),
  'bracket-pdf': paper({
    reading: () => bracketFileTexts.reading,
    read: ({ manager }, params) =>
      readPrintBracket(manager, params.pool_id, { as: 'paper', isBlank: params.is_blank ?? false }),
    drawing: () => bracketFileTexts.drawing,
    sheets: () => OWN_SHEETS,
    name: () => BRACKET_NAME,
  }),
  // one page load for all of them
  'brackets-pdf': paper({
    reading: () => bracketFileTexts.reading,
    read: ({ manager }, params) => readPrintBrackets(manager, params),
    drawing: ({ brackets }) => bracketFileTexts.drawingMany(brackets.length),
    sheets: () => OWN_SHEETS,
    withinMs: ({ brackets }) => BRACKETS_WITHIN_MS + brackets.length * BRACKET_WITHIN_MS,
    name: ({ tournament, is_blank: isBlank }) =>
      bracketFileTexts[isBlank ? 'blanks' : 'brackets'](slugOf(tournament.slug)),
  }),
  'blank-bracket-pdf': paper({
    reading: () => bracketFileTexts.reading,
    read: ({ manager }, params) => readPrintBlankBracket(manager, params),
    drawing: () => bracketFileTexts.drawing,
    sheets: () => OWN_SHEETS,
    name: ({ size }) => bracketFileTexts.blank(size),
  }),
  'bracket-png': paper({
    reading: () => bracketFileTexts.reading,
    read: ({ manager }, params) => readPrintBracket(manager, params.pool_id, { as: 'picture', isBlank: false }),
    drawing: () => bracketFileTexts.drawing,
    sheets: () => 'picture',
    name: () => BRACKET_NAME,
  }),
  'recap-pdf': paper({
    reading: () => bracketFileTexts.readingMatches,
    read: ({ manager }, params) => readPrintRecap(manager, params.tournament_id),
    sheets: () => numbered('10mm'),
    name: ({ tournament }) => bracketFileTexts.recap.file(slugOf(tournament.slug)),
  }),
  'score-sheets-pdf': paper({
    reading: () => bracketFileTexts.readingMatches,
    read: ({ manager, dataSource }, params) => readScoreSheets(manager, dataSource, params),
    sheets: () => OWN_SHEETS,
    name: ({ tournament, scored }, params) => fileName(scoreFileTexts.sheets, tournament.slug, params, scored),
  }),
  'seni-pdf': paper({
    reading: () => seniFileTexts.readingPools,
    read: ({ manager }, params) => readPrintSeni(manager, params.tournament_id, params.pool_id),
    drawing: () => seniFileTexts.drawing,
    sheets: () => OWN_SHEETS,
    name: ({ tournament }) => seniFileTexts.file(slugOf(tournament.slug)),
  }),
  'seni-png': paper({
    reading: () => seniFileTexts.readingPools,
    read: ({ manager }, params) => readPrintSeniPool(manager, params.pool_id),
    drawing: () => seniFileTexts.drawing,
    sheets: () => 'picture',
    name: () => BRACKET_NAME,
  }),
  'medals-pdf': paper({
    reading: () => medalFileTexts.calculating,
    read: ({ manager }, params) => readPrintMedals(manager, params.tournament_id),
    sheets: () => numbered('12mm'),
    name: ({ tournament }) => medalFileTexts.file(slugOf(tournament.slug)),
  }),
  'certificates-pdf': paper({
    reading: () => medalFileTexts.readingRecipients,
    read: async (source, params) => {
      const { tournament, certificates, ...sheet } = await readCertificates(source, params);
      const dataOf = (part: typeof certificates) => ({
        ...{ page: 'certificates' as const, tournament, ...sheet },
        certificates: part,
      });
      return { tournament, what: 'certificates', all: certificates, partSize: 100, dataOf };
    },
    sheets: () => OWN_SHEETS,
    name: ({ tournament }, params) => medalFileTexts.certificates[params.for](slugOf(tournament.slug)),
  }),
  'invoice-pdf': paper({
    reading: () => billingPaperTexts.reading,
    read: (source, params) => readPrintBilling(source, params.billing_id, 'invoice'),
    sheets: (billing) => billingSheets(billing.invoice_number),
    name: (billing) => billingPaperTexts.invoice(billingName(billing.invoice_number)),
    contingentIds,
  }),
  'receipt-pdf': paper({
    reading: () => billingPaperTexts.reading,
    read: (source, params) => readPrintBilling(source, params.billing_id, 'receipt'),
    sheets: (billing) => billingSheets(billing.cash?.receipt_number ?? billing.invoice_number),
    name: (billing) => billingPaperTexts.receipt(billingName(billing.invoice_number)),
    contingentIds,
  }),
  'insight-pdf': paper({
    reading: () => exportTexts.calculating,
    read: ({ manager }, params) => readPrintInsight(manager, params),
    sheets: () => numbered('12mm'),
    name: ({ tournament, insight }) =>
      insightFileTexts.file(slugOf(tournament.slug), localDateTime(insight.as_of, tournament.time_zone).date),
  }),
};
