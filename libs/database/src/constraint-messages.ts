// What people read when the database refuses a row: one text per unique index, foreign key and check, by its name.
import { CHECK_TEXTS } from './constraint-texts/check-texts';
import { FOREIGN_KEY_TEXTS } from './constraint-texts/foreign-key-texts';
import { UNIQUE_TEXTS } from './constraint-texts/unique-texts';

/** What triggers refuse, by the name that they give it. */
const TRIGGER_TEXTS: Readonly<Record<string, string>> = {
  age_of_rule_set: 'Kategori usia ini bukan dari aturan tanding turnamen.',
  tournament_is_away:
    'Turnamen ini sedang dipegang instans lain (di tempat penyelenggaraan). Perubahan dilakukan di sana sampai diserahkan kembali.',
};

export interface ConstraintMessage {
  text: string;
  /** The field of the request that is at fault (422); without it the state of the data forbids the step (409). */
  field?: string;
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
