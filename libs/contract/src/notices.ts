// Every notice of the bell: what it is about, in which words it is said, and where it leads.
import { signAgainText } from '@gelanggang/domain/entry-check/signature';
import { clockTime, localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import {
  PROTEST_LEVEL_LABELS,
  type ProtestLevel,
  type Remedy,
  REMEDY_LABELS,
} from '@gelanggang/domain/protests/protests';
import { IsId, IsOptionalId } from './fields';

interface BillingNotice {
  billing_id: number;
  invoice_number: string;
  tournament: string;
  amount: number;
  /** Who took the step. */
  by: string;
}

interface ContingentNotice {
  contingent_id: number;
  contingent: string;
  /** Who took the step. */
  by: string;
}

interface PapersNotice {
  tournament: string;
  contingent_id: number;
  contingent: string;
  /** `YYYY-MM-DD` */
  due_on: string;
  /** How many of the contingent lack a paper. */
  count: number;
  /** The first of them, with what each lacks. */
  athletes: readonly string[];
}

interface ProtestNotice {
  protest_id: number;
  level: ProtestLevel;
  tournament: string;
  /** 'Partai A24' */
  match: string;
  /** Who protests. */
  contingent: string;
}

interface TicketNotice {
  ticket_id: number;
  tournament_id: number;
  tournament: string;
  contingent_id: number;
  contingent: string;
  /** Empty: about the list as a whole. */
  athlete: string;
}

/** Kept with the notice; no personal data beyond names. */
export interface Notices {
  /** To a billing's owner, for whom somebody else issued it; to staff, of a manager's new one. */
  'billing.issued': BillingNotice;
  'billing.issued-to-staff': BillingNotice;
  /** To the owner: the office reminds of what waits to be paid. */
  'billing.reminder': BillingNotice;
  /** To staff: a proof waits to be confirmed. */
  'billing.proof': BillingNotice;
  /** To the owner. */
  'billing.paid': BillingNotice;
  'billing.failed': BillingNotice & { reason: string };
  'billing.cash-undone': BillingNotice & { reason: string };
  'billing.transfer-undone': BillingNotice & { reason: string };
  /** To staff: money came by a payment service, and pays no bill. */
  'billing.unbilled': BillingNotice;
  /** To the owner when staff cancel, to staff when the owner does. */
  'billing.cancelled': BillingNotice;
  /** To whom a contingent is offered, when there is an account already. */
  'contingent.invited': ContingentNotice;
  /** To who invited: the manager said yes or no. */
  'contingent.accepted': ContingentNotice;
  'contingent.declined': ContingentNotice;
  /** To the manager who has it now; to the one who had it. */
  'contingent.received': ContingentNotice;
  'contingent.given-away': ContingentNotice & { to: string };
  /** To the office: somebody says that it is theirs. */
  'contingent.claimed': ContingentNotice;
  /** To who claimed it. */
  'contingent.claim-refused': ContingentNotice & { reason: string };
  /** To the managers of both: two became one; that was undone. */
  /** `sign_again`: tournaments whose list one of the two had signed; left out by notices from before that was told. */
  'contingent.merged': ContingentNotice & { merged: string; sign_again?: readonly string[] };
  'contingent.merge-undone': ContingentNotice & { merged: string };
  /** To a contingent's manager: the office reminds of papers. */
  'papers.lacking': PapersNotice;
  /** To the office: a contingent says that something is wrong with its entries. */
  'entry-check.ticket': TicketNotice;
  /** To the contingent's manager: what the office said to that; to be signed; `fee`: on a bill. */
  'entry-check.accepted': TicketNotice & { reason: string; fee: number };
  'entry-check.refused': TicketNotice & { reason: string; fee: number };
  'entry-check.reminder': Omit<TicketNotice, 'ticket_id' | 'athlete'> & {
    due_at: string;
    time_zone: string;
    count: number;
    /** It was signed, and has changed since. */
    is_changed: boolean;
  };
  /** To the office; to the other side's manager. */
  'protest.filed-to-staff': ProtestNotice & { decide_by: string };
  'protest.filed': ProtestNotice & { decide_by: string };
  /** To the managers of both sides. */
  'protest.ruled': ProtestNotice & { remedy: Remedy };
  'protest.undone': ProtestNotice;
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

const unpaidAgain = (data: BillingNotice, title: string): NoticeText => ({
  ...{ title, text: `${about(data)} Tagihannya belum lunas lagi.`, path: billingPath(data), tone: 'bad' },
});

const PROTESTS = '/admin/protest';
const listPath = ({ tournament_id, contingent_id }: Pick<TicketNotice, 'tournament_id' | 'contingent_id'>): string =>
  `/admin/entry-check/${tournament_id}/${contingent_id}`;
const aboutEntry = ({ athlete, contingent }: TicketNotice): string =>
  athlete === '' ? `daftar ${shownName(contingent)}` : `${shownName(athlete)} (${shownName(contingent)})`;
const CONTINGENTS = '/admin/contingent';
const contingentPath = ({ contingent_id: id }: Pick<ContingentNotice, 'contingent_id'>): string =>
  `${CONTINGENTS}/edit/${id}`;

/** One text per kind, for the bell, the toast and the mail. */
export const NOTICE_TEXTS: { readonly [K in NoticeKind]: (data: Notices[K]) => NoticeText } = {
  'billing.issued': (data) => ({
    title: `Tagihan ${data.invoice_number} dibuat untuk Anda.`,
    text: `${about(data)} Unggah bukti setelah membayar.`,
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.issued-to-staff': (data) => ({
    title: `${shownName(data.by)} membuat tagihan ${data.invoice_number}.`,
    text: about(data),
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.reminder': (data) => ({
    title: `Tagihan ${data.invoice_number} belum dibayar.`,
    text: `${about(data)} Bayar, lalu unggah buktinya.`,
    path: billingPath(data),
    tone: 'plain',
  }),
  'billing.proof': (data) => ({
    title: `Bukti pembayaran ${data.invoice_number} menunggu konfirmasi.`,
    text: `${about(data)} Dikirim oleh ${shownName(data.by)}.`,
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
  'billing.cash-undone': (data) =>
    unpaidAgain(data, `Kuitansi tunai ${data.invoice_number} dibatalkan: ${data.reason}`),
  'billing.transfer-undone': (data) => unpaidAgain(data, `Pelunasan ${data.invoice_number} dibatalkan: ${data.reason}`),
  'billing.unbilled': (data) => ({
    title: `Uang masuk tanpa tagihan: ${data.invoice_number}.`,
    text: `${about(data)} Dibayar online, tetapi tagihannya tidak menunggunya. Kembalikan, atau catat sendiri.`,
    path: billingPath(data),
    tone: 'bad',
  }),
  'billing.cancelled': (data) => ({
    title: `Tagihan ${data.invoice_number} dibatalkan oleh ${shownName(data.by)}.`,
    text: about(data),
    path: billingPath(data),
    tone: 'plain',
  }),
  'contingent.invited': (data) => ({
    title: `${shownName(data.by)} mengundang Anda mengelola ${shownName(data.contingent)}.`,
    text: 'Terima atau tolak undangannya di halaman Kontingen, atau lewat tautan di e-mail Anda.',
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.accepted': (data) => ({
    title: `${shownName(data.by)} menerima undangan dan kini mengelola ${shownName(data.contingent)}.`,
    text: 'Kontingen itu sekarang ada di akunnya.',
    path: contingentPath(data),
    tone: 'good',
  }),
  'contingent.declined': (data) => ({
    title: `${shownName(data.by)} menolak undangan untuk mengelola ${shownName(data.contingent)}.`,
    text: 'Kontingen itu tetap pada akun sekarang.',
    path: contingentPath(data),
    tone: 'bad',
  }),
  'contingent.received': (data) => ({
    title: `${shownName(data.contingent)} sekarang Anda kelola.`,
    text: 'Periksa data kontingen dan atletnya.',
    path: contingentPath(data),
    tone: 'good',
  }),
  'contingent.given-away': (data) => ({
    title: `${shownName(data.contingent)} sekarang dikelola ${shownName(data.to)}.`,
    text: `Diserahkan oleh ${shownName(data.by)}. Kontingen itu tidak lagi ada di akun Anda.`,
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.claimed': (data) => ({
    title: `${shownName(data.by)} meminta ${contingentTitle(data.contingent)}.`,
    text: 'Periksa orangnya, lalu serahkan atau tolak.',
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.claim-refused': (data) => ({
    title: `Permintaan Anda atas ${shownName(data.contingent)} ditolak: ${data.reason}`,
    text: `Dijawab oleh ${shownName(data.by)}.`,
    path: CONTINGENTS,
    tone: 'bad',
  }),
  'contingent.merged': (data) => ({
    title: `${shownName(data.merged)} digabung ke ${shownName(data.contingent)}.`,
    text: `Oleh ${shownName(data.by)}. Atlet, tagihan, dan undian keduanya kini di satu kontingen.${signAgainText(data.sign_again)}`,
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'contingent.merge-undone': (data) => ({
    title: `Penggabungan ${shownName(data.merged)} ke ${shownName(data.contingent)} dibatalkan.`,
    text: `Oleh ${shownName(data.by)}. Keduanya kembali seperti semula.`,
    path: CONTINGENTS,
    tone: 'plain',
  }),
  'papers.lacking': (data) => ({
    title: `Berkas ${data.count} atlet ${shownName(data.contingent)} belum lengkap; paling lambat ${longDate(data.due_on)}.`,
    text: `${data.tournament}. Serahkan ke panitia: ${data.athletes.join('; ')}${
      data.count > data.athletes.length ? `; dan ${data.count - data.athletes.length} atlet lain` : ''
    }.`,
    path: contingentPath(data),
    tone: 'bad',
  }),
  'entry-check.ticket': (data) => ({
    title: `Koreksi data menunggu: ${aboutEntry(data)}.`,
    text: `${data.tournament}. Periksa, lalu terima atau tolak.`,
    path: '/admin/entry-check',
    tone: 'plain',
  }),
  'entry-check.accepted': (data) => ({
    title: `Koreksi ${aboutEntry(data)} diterima.`,
    text: [
      `${data.tournament}. Baca lagi daftarnya, lalu tanda tangani.`,
      data.fee > 0 ? `Biaya ${rupiah(data.fee)} ada di tagihan Anda.` : '',
      data.reason,
    ]
      .filter(Boolean)
      .join(' '),
    path: listPath(data),
    tone: 'good',
  }),
  'entry-check.refused': (data) => ({
    title: `Koreksi ${aboutEntry(data)} ditolak: ${data.reason}`,
    text: `${data.tournament}. Data tetap seperti semula.`,
    path: listPath(data),
    tone: 'bad',
  }),
  'entry-check.reminder': (data) => {
    const { date, time } = localDateTime(data.due_at, data.time_zone);
    return {
      title: data.is_changed
        ? `Data ${shownName(data.contingent)} berubah sejak ditandatangani.`
        : `Data ${data.count} peserta ${shownName(data.contingent)} belum Anda tandatangani.`,
      text: `${data.tournament}. Baca, lalu tanda tangani paling lambat ${longDate(date)} pukul ${clockTime(time)}.`,
      path: listPath(data),
      tone: 'bad',
    };
  },
  'protest.filed-to-staff': (data) => ({
    title: `${PROTEST_LEVEL_LABELS[data.level]} atas ${data.match} dari ${shownName(data.contingent)}.`,
    text: `${data.tournament}. Keputusan paling lambat pukul ${data.decide_by}.`,
    path: PROTESTS,
    tone: 'bad',
  }),
  'protest.filed': (data) => ({
    title: `${shownName(data.contingent)} mengajukan ${PROTEST_LEVEL_LABELS[data.level].toLowerCase()} atas ${data.match}.`,
    text: `${data.tournament}. Hasilnya menunggu keputusan, paling lambat pukul ${data.decide_by}.`,
    path: PROTESTS,
    tone: 'plain',
  }),
  'protest.ruled': (data) => ({
    title: `${PROTEST_LEVEL_LABELS[data.level]} ${shownName(data.contingent)} atas ${data.match} diputus: ${REMEDY_LABELS[data.remedy]}.`,
    text: `${data.tournament}. ${data.level === 1 ? 'Formulir banding dapat diambil dalam 20 menit.' : 'Keputusan ini final.'}`,
    path: PROTESTS,
    tone: 'plain',
  }),
  'protest.undone': (data) => ({
    title: `Keputusan ${PROTEST_LEVEL_LABELS[data.level].toLowerCase()} ${shownName(data.contingent)} atas ${data.match} dibatalkan.`,
    text: `${data.tournament}. Yang diubahnya kembali seperti semula; keputusan baru menyusul.`,
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
