// What people read when the database refuses a row: one text per unique index, foreign key and check, by its name.
import { CHECK_TEXTS } from './constraint-texts/check-texts';
import { FOREIGN_KEY_TEXTS } from './constraint-texts/foreign-key-texts';
import { UNIQUE_TEXTS } from './constraint-texts/unique-texts';
import { type FullPlace, fullText, type PlaceFault } from '@gelanggang/domain/tournament/places';

/** What triggers refuse, by the name that they give it. */
const TRIGGER_TEXTS: Readonly<Record<string, string>> = {
  accounts_closed:
    'Pembukuan turnamen ini sudah ditutup. Buka lagi pembukuannya, dengan alasan, sebelum mengubah tagihan.',
  refund_above_paid: 'Pengembalian melebihi yang dibayar. Muat ulang untuk melihat sisanya.',
  refund_stands: 'Dana tagihan ini sudah ada yang dikembalikan, jadi pembayarannya tidak dapat dibatalkan.',
  age_of_rule_set: 'Kategori usia ini bukan dari aturan tanding turnamen.',
  tournament_is_away:
    'Turnamen ini sedang dipegang instans lain (di tempat penyelenggaraan). Perubahan dilakukan di sana sampai diserahkan kembali.',
  tournament_member_owner_stays: 'Kejuaraan harus tetap mempunyai seorang pemilik.',
};

export interface ConstraintMessage {
  text: string;
  /** The field of the request that is at fault (422); without it the state of the data forbids the step (409). */
  field?: string;
}

/** Raised at the end of a transaction that takes more places than there are, with what is full in its detail. */
const FULL: Readonly<Record<string, PlaceFault>> = {
  tournament_is_full: 'tournament-full',
  class_is_full: 'class-full',
  contingent_is_full: 'contingent-full',
};

export interface FullMessage {
  text: string;
  /** Of an entry: what another choice would help; of a full tournament none does. */
  field: 'category_class_id' | 'nomor' | 'match_category_id' | null;
}

/** What is full, where that is what the database refuses. */
export function fullMessage(constraint = '', detail = ''): FullMessage | null {
  const fault = FULL[constraint];
  if (!fault) return null;
  const of = JSON.parse(detail) as FullPlace;
  const field = of.class !== null ? 'category_class_id' : of.nomor !== '' ? 'nomor' : 'match_category_id';
  return { text: fullText(fault, of), field: fault === 'tournament-full' ? null : field };
}

/** `detail` is PostgreSQL's: it tells a missing parent from a row that others still refer to. */
export function constraintMessage(constraint: string, detail = ''): ConstraintMessage | null {
  const foreignKey = FOREIGN_KEY_TEXTS[constraint];
  if (foreignKey) {
    const [thing, field] = foreignKey;
    if (detail.includes('still referenced')) return { text: 'Data ini masih dipakai, jadi tidak dapat dihapus.' };
    return { text: `${thing} tidak ditemukan.`, ...(field ? { field } : {}) };
  }
  const refused = TRIGGER_TEXTS[constraint];
  if (refused) return { text: refused };
  const known = UNIQUE_TEXTS[constraint] ?? CHECK_TEXTS[constraint];
  if (known) return { text: known[0], ...(known[1] ? { field: known[1] } : {}) };
  return constraint.endsWith('_pkey') ? { text: 'Data ini sudah tercatat.' } : null;
}
