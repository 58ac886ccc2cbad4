// Every notice of the bell: what it is about, in which words it is said, and where it leads.
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { IsId, IsOptionalId } from './fields';

interface BillingNotice {
  billing_id: number;
  invoice_number: string;
  tournament: string;
  amount: number;
  /** Who took the step. */
  by: string;
}

/** Kept with the notice; no personal data beyond names. */
export interface Notices {
  /** To a billing's owner, for whom somebody else issued it; to staff, of a manager's new one. */
  'billing.issued': BillingNotice;
  'billing.issued-to-staff': BillingNotice;
  /** To staff: a proof waits to be confirmed. */
  'billing.proof': BillingNotice;
  /** To the owner. */
  'billing.paid': BillingNotice;
  'billing.failed': BillingNotice & { reason: string };
  /** To the owner when staff cancel, to staff when the owner does. */
  'billing.cancelled': BillingNotice;
}

export type NoticeKind = keyof Notices;

export interface NoticeText {
  title: string;
  text: string;
  /** Page of the web app. */
  path: string;
  tone: 'good' | 'bad' | 'plain';
}

const billingPath = ({ billing_id: id }: BillingNotice): string => `/admin/payment/confirm/${id}`;
const about = ({ tournament, amount }: BillingNotice): string => `${tournament}, ${rupiah(amount)}.`;

/** One text per kind, for the bell, the toast and the mail. */
export const NOTICE_TEXTS: { readonly [K in NoticeKind]: (data: Notices[K]) => NoticeText } = {
  'billing.issued': (data) => ({
    title: `Tagihan ${data.invoice_number} dibuat untuk Anda.`,
    text: `${about(data)} Unggah bukti setelah membayar.`,
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.issued-to-staff': (data) => ({
    title: `${data.by} membuat tagihan ${data.invoice_number}.`,
    text: about(data),
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.proof': (data) => ({
    title: `Bukti pembayaran ${data.invoice_number} menunggu konfirmasi.`,
    text: `${about(data)} Dikirim oleh ${data.by}.`,
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.paid': (data) => ({
    title: `Pembayaran ${data.invoice_number} sudah diterima.`,
    text: `${about(data)} Kuitansinya dapat diunduh.`,
    path: billingPath(data),
    tone: 'good',
  }),
  'billing.failed': (data) => ({
    title: `Pembayaran ${data.invoice_number} ditolak: ${data.reason}`,
    text: about(data),
    path: billingPath(data),
    tone: 'bad',
  }),
  'billing.cancelled': (data) => ({
    title: `Tagihan ${data.invoice_number} dibatalkan oleh ${data.by}.`,
    text: about(data),
    path: billingPath(data),
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
