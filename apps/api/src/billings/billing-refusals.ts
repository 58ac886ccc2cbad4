// How refusals of payments answer: not there 404, not allowed 403, a wrong field 422, a state that forbids it 409.
import type { HttpException } from '@nestjs/common';
import type { BillingRefusal } from '@gelanggang/domain/billing/billing-steps';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { EditRefusal } from '@gelanggang/entries/billings/edit-billing';
import type { CashRefusal } from '@gelanggang/entries/billings/cash';
import type { IssueRefusal } from '@gelanggang/entries/billings/issue-billing';
import type { MoveRefusal } from '@gelanggang/entries/billings/move-billing';
import { conflict, forbidden, full, invalid, notFound } from '../http/refusals';

export type BillingFault =
  | {
      code: Exclude<
        EditRefusal['code'] | IssueRefusal['code'] | MoveRefusal['code'] | CashRefusal['code'],
        MemberFault | 'amount-differs' | 'cash-differs' | 'code-over'
      >;
    }
  | { code: 'code-over'; validUntil: string }
  | { code: 'cash-differs'; amount: number }
  | { code: MemberFault; teamMemberIds: number[] }
  | { code: 'amount-differs'; amount?: number };

type MemberFault = 'not-registered' | 'category-not-offered' | 'already-billed';

/** `nameOf` names the members that a refusal is about. */
export function billingError(refusal: BillingFault, nameOf: ReadonlyMap<number, string>): HttpException {
  switch (refusal.code) {
    case 'not-found':
      return billingNotFound();
    case 'forbidden':
      return forbidden();
    case 'no-members':
      return invalid({ member_ids: ['Pilih paling sedikit satu anggota.'] });
    case 'not-registered':
      return invalid({ member_ids: [`${count(refusal)} tidak terdaftar di turnamen ini.`] });
    case 'category-not-offered':
      return invalid({ member_ids: [`Turnamen ini tidak membuka kategori dari ${names(refusal, nameOf)}.`] });
    case 'other-tournament':
      return invalid({ tournament_id: ['Tagihan tidak dapat pindah ke turnamen lain.'] });
    case 'other-category':
      return invalid({ tournament_category_id: ['Kategori ini bukan kategori anggota tersebut di turnamen ini.'] });
    case 'code-unknown':
      return invalid({ discount_code: ['Kode potongan ini tidak ada di kejuaraan ini.'] });
    case 'code-closed':
      return invalid({ discount_code: ['Kode potongan ini sudah ditutup.'] });
    case 'code-over':
      return invalid({ discount_code: [`Kode potongan ini berlaku sampai ${longDate(refusal.validUntil)}.`] });
    case 'code-used-up':
      return full({ text: 'Kode potongan ini sudah habis dipakai.', field: 'discount_code' });
    case 'reason-required':
      return invalid({ reject_reason: ['Alasan penolakan wajib diisi.'] });
    case 'cash-differs':
      return invalid({ amount: [`Tunai harus sama dengan tagihan: ${rupiah(refusal.amount)}.`] });
    case 'day-ahead':
      return invalid({ received_on: ['Tanggal ini belum tiba.'] });
    case 'day-long-ago':
      return invalid({ received_on: ['Tanggal ini lebih dari setahun yang lalu.'] });
    case 'already-billed':
      return conflict(`Sudah ada di tagihan lain untuk turnamen ini: ${names(refusal, nameOf)}.`);
    case 'amount-differs':
      return conflict(
        refusal.amount === undefined
          ? 'Biaya pendaftaran sudah berubah. Muat ulang, lalu coba lagi.'
          : `Biaya pendaftaran sudah berubah. Jumlahnya sekarang ${rupiah(refusal.amount)}. Periksa, lalu simpan lagi.`,
      );
    case 'changed-meanwhile':
      return conflict('Tagihan ini baru saja diubah orang lain. Muat ulang untuk melihat yang terbaru.');
    case 'wrong-status':
    case 'confirmer-keeps-proof':
    case 'member-drawn':
    case 'cash-taken':
    case 'cash-stands':
    case 'transfer-stands':
    case 'online-stands':
      return conflict(stepRefusalText(refusal.code));
  }
}

const STATE_TEXTS = {
  'confirmer-keeps-proof': 'Bukti yang menunggu konfirmasi tidak dapat diganti oleh akun yang mengonfirmasi.',
  'member-drawn': 'Anggota tagihan ini sudah diundi, jadi pembayarannya tidak dapat ditolak lagi.',
  'cash-taken': 'Tunai untuk tagihan ini sudah diterima. Muat ulang untuk melihat kuitansinya.',
  'cash-stands': 'Tagihan ini dibayar tunai dengan kuitansi. Batalkan kuitansinya dahulu.',
  'transfer-stands': 'Tagihan ini dilunasi dari rekening koran. Batalkan pencocokannya di sana dahulu.',
  'online-stands': 'Tagihan ini dibayar online. Kembalikan uangnya lewat layanan pembayaran dahulu.',
} as const;

/** Why a step cannot be taken in the state that the billing is in. */
export const stepRefusalText = (code: BillingRefusal['code']): string =>
  code in STATE_TEXTS
    ? STATE_TEXTS[code as keyof typeof STATE_TEXTS]
    : 'Status tagihan ini tidak mengizinkan tindakan tersebut.';

export const billingNotFound = (): HttpException => notFound('Tagihan tidak ditemukan.');

const NAMED = 3;

const count = ({ teamMemberIds }: { teamMemberIds: number[] }) => `${teamMemberIds.length} anggota`;

function names({ teamMemberIds }: { teamMemberIds: number[] }, nameOf: ReadonlyMap<number, string>): string {
  const known = teamMemberIds.slice(0, NAMED).map((id) => nameOf.get(id) ?? `#${id}`);
  const more = teamMemberIds.length - known.length;
  return more > 0 ? `${known.join(', ')}, dan ${more} lagi` : known.join(', ');
}
