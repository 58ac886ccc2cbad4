// Every notice of the bell: what it is about, in which words it is said, and where it leads.
import { PAPER_LABELS } from '@gelanggang/domain/athletes/papers';
import { signAgainText } from '@gelanggang/domain/entry-check/signature';
import { partaiTitle } from '@gelanggang/domain/schedule/partai-names';
import { clockTime, deadlineDateTime, longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { PROTEST_LEVEL_LABELS, REMEDY_LABELS } from '@gelanggang/domain/protests/protests';
import { IsId, IsOptionalId } from './fields';
import type {
  BillingNotice,
  ContingentNotice,
  LackingAthlete,
  NoticeKind,
  Notices,
  TicketNotice,
} from './notice-kinds';
import { noticeTexts } from './notice-texts';

export type { NoticeKind, Notices };

export interface NoticeText {
  title: string;
  text: string;
  /** Page of the web app. */
  path: string;
  tone: 'good' | 'bad' | 'plain';
}

const billingPath = ({ billing_id: id }: BillingNotice): string => `/admin/payment/confirm/${id}`;
const about = ({ tournament, amount }: BillingNotice): string => `${tournament}, ${rupiah(amount)}.`;

const unpaidAgain = (data: BillingNotice, title: string): NoticeText => ({
  ...{ title, text: noticeTexts.unpaidAgain(about(data)), path: billingPath(data), tone: 'bad' },
});

const lackingText = (athlete: LackingAthlete | string): string =>
  typeof athlete === 'string'
    ? athlete
    : `${athlete.name} (${athlete.lacks.map((kind) => PAPER_LABELS[kind].toLowerCase()).join(', ')})`;
const PROTESTS = '/admin/protest';
const matchOf = ({ match, partai = null }: Pick<Notices['protest.undone'], 'match' | 'partai'>): string =>
  match ?? partaiTitle(partai);
const listPath = ({ tournament_id, contingent_id }: Pick<TicketNotice, 'tournament_id' | 'contingent_id'>): string =>
  `/admin/entry-check/${tournament_id}/${contingent_id}`;
const aboutEntry = ({ athlete, contingent }: TicketNotice): string =>
  athlete === '' ? noticeTexts.listOf(shownName(contingent)) : `${shownName(athlete)} (${shownName(contingent)})`;
const byWhom = (name: string | null): string => (name === null ? noticeTexts.office : shownName(name));
const CONTINGENTS = '/admin/contingent';
const contingentPath = ({ contingent_id: id }: Pick<ContingentNotice, 'contingent_id'>): string =>
  `${CONTINGENTS}/edit/${id}`;

/** One text per kind, for the bell, the toast and the mail. */
export const NOTICE_TEXTS: { readonly [K in NoticeKind]: (data: Notices[K]) => NoticeText } = {
  'billing.issued': (data) => ({
    title: noticeTexts.billingIssued(data.invoice_number),
    text: noticeTexts.uploadProof(about(data)),
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.issued-to-staff': (data) => ({
    title: noticeTexts.billingIssuedBy(shownName(data.by), data.invoice_number),
    text: about(data),
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.reminder': (data) => ({
    title: noticeTexts.billingReminder(data.invoice_number),
    text: noticeTexts.payAndUpload(about(data)),
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.proof': (data) => ({
    title: noticeTexts.proofWaits(data.invoice_number),
    text: noticeTexts.sentBy(about(data), shownName(data.by)),
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.paid': (data) => ({
    title: noticeTexts.paid(data.invoice_number),
    text: noticeTexts.receiptReady(about(data)),
    path: billingPath(data),
    tone: 'good',
  }),
  'billing.failed': (data) => ({
    title: noticeTexts.failed(data.invoice_number, data.reason),
    text: about(data),
    path: billingPath(data),
    tone: 'bad',
  }),
  'billing.cash-undone': (data) => unpaidAgain(data, noticeTexts.cashUndone(data.invoice_number, data.reason)),
  'billing.transfer-undone': (data) => unpaidAgain(data, noticeTexts.transferUndone(data.invoice_number, data.reason)),
  'billing.unbilled': (data) => ({
    title: noticeTexts.unbilled(data.invoice_number),
    text: noticeTexts.unbilledHint(about(data)),
    path: billingPath(data),
    tone: 'bad',
  }),
  'billing.cancelled': (data) => ({
    title: noticeTexts.cancelledBy(data.invoice_number, shownName(data.by)),
    text: about(data),
    path: billingPath(data),
    tone: 'plain',
  }),
  'contingent.invited': (data) => ({
    title: noticeTexts.invited(byWhom(data.by), shownName(data.contingent)),
    text: noticeTexts.invitedHint,
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.accepted': (data) => ({
    title: noticeTexts.accepted(byWhom(data.by), shownName(data.contingent)),
    text: noticeTexts.acceptedHint,
    path: contingentPath(data),
    tone: 'good',
  }),
  'contingent.declined': (data) => ({
    title: noticeTexts.declined(byWhom(data.by), shownName(data.contingent)),
    text: noticeTexts.declinedHint,
    path: contingentPath(data),
    tone: 'bad',
  }),
  'contingent.received': (data) => ({
    title: noticeTexts.received(shownName(data.contingent)),
    text: noticeTexts.receivedHint,
    path: contingentPath(data),
    tone: 'good',
  }),
  'contingent.given-away': (data) => ({
    title: noticeTexts.givenAway(shownName(data.contingent), shownName(data.to)),
    text: noticeTexts.givenAwayHint(byWhom(data.by)),
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.claimed': (data) => ({
    title: noticeTexts.claimed(byWhom(data.by), contingentTitle(data.contingent)),
    text: noticeTexts.claimedHint,
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.claim-refused': (data) => ({
    title: noticeTexts.claimRefused(shownName(data.contingent), data.reason ?? noticeTexts.givenToAnother),
    text: noticeTexts.answeredBy(byWhom(data.by)),
    path: CONTINGENTS,
    tone: 'bad',
  }),
  'contingent.merged': (data) => ({
    title: noticeTexts.merged(shownName(data.merged), shownName(data.contingent)),
    text: noticeTexts.mergedHint(byWhom(data.by), signAgainText(data.sign_again)),
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.merge-undone': (data) => ({
    title: noticeTexts.mergeUndone(shownName(data.merged), shownName(data.contingent)),
    text: noticeTexts.mergeUndoneHint(byWhom(data.by)),
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'papers.lacking': (data) => ({
    title: noticeTexts.papersLacking(data.count, shownName(data.contingent), longDate(data.due_on)),
    text: noticeTexts.handIn(data.tournament, data.athletes.map(lackingText), data.count - data.athletes.length),
    path: contingentPath(data),
    tone: 'bad',
  }),
  'entry-check.ticket': (data) => ({
    title: noticeTexts.ticket(aboutEntry(data)),
    text: noticeTexts.ticketHint(data.tournament),
    path: '/admin/entry-check',
    tone: 'plain',
  }),
  'entry-check.accepted': (data) => ({
    title: noticeTexts.ticketAccepted(aboutEntry(data)),
    text: [
      noticeTexts.signAgain(data.tournament),
      data.fee > 0 ? noticeTexts.feeBilled(rupiah(data.fee)) : '',
      data.reason,
    ]
      .filter(Boolean)
      .join(' '),
    path: listPath(data),
    tone: 'good',
  }),
  'entry-check.refused': (data) => ({
    title: noticeTexts.ticketRefused(aboutEntry(data), data.reason),
    text: noticeTexts.ticketRefusedHint(data.tournament),
    path: listPath(data),
    tone: 'bad',
  }),
  'entry-check.reminder': (data) => {
    const { date, time } = deadlineDateTime(data.due_at, data.time_zone);
    return {
      title: data.is_changed
        ? noticeTexts.changedSinceSigned(shownName(data.contingent))
        : noticeTexts.notSigned(data.count, shownName(data.contingent)),
      text: noticeTexts.signBy(data.tournament, longDate(date), clockTime(time)),
      path: listPath(data),
      tone: 'bad',
    };
  },
  'protest.filed-to-staff': (data) => ({
    title: noticeTexts.protestFrom(PROTEST_LEVEL_LABELS[data.level], matchOf(data), shownName(data.contingent)),
    text: noticeTexts.decideBy(data.tournament, clockTime(data.decide_by)),
    path: PROTESTS,
    tone: 'bad',
  }),
  'protest.filed': (data) => ({
    title: noticeTexts.protestFiled(
      shownName(data.contingent),
      PROTEST_LEVEL_LABELS[data.level].toLowerCase(),
      matchOf(data),
    ),
    text: noticeTexts.resultWaits(data.tournament, clockTime(data.decide_by)),
    path: PROTESTS,
    tone: 'plain',
  }),
  'protest.ruled': (data) => ({
    title: noticeTexts.ruled(
      { protest: PROTEST_LEVEL_LABELS[data.level], contingent: shownName(data.contingent), match: matchOf(data) },
      REMEDY_LABELS[data.remedy],
    ),
    text: noticeTexts.ruledHint(data.tournament, data.level === 1),
    path: PROTESTS,
    tone: 'plain',
  }),
  'protest.undone': (data) => ({
    title: noticeTexts.undone({
      protest: PROTEST_LEVEL_LABELS[data.level].toLowerCase(),
      contingent: shownName(data.contingent),
      match: matchOf(data),
    }),
    text: noticeTexts.undoneHint(data.tournament),
    path: PROTESTS,
    tone: 'plain',
  }),
};

/** A notice on the wire, in words already: a tab of yesterday shows kinds that it does not know. */
export interface NoticeAnswer extends NoticeText {
  id: number;
  kind: NoticeKind;
  at: string;
  read_at: string | null;
}

/** GET /notices: newest first, from below `before`. */
export class NoticesQuery {
  @IsOptionalId()
  before?: number;
}

export interface NoticesAnswer {
  data: NoticeAnswer[];
  /** Of all, not only of these. */
  unread: number;
  /** `before` of the next page; null at the end. */
  next: number | null;
}

/** POST /notices/read-all: those up to this one, so that none is marked that nobody has seen. */
export class ReadNoticesRequest {
  @IsId()
  up_to: number;
}

export interface ReadNoticesAnswer {
  unread: number;
}
