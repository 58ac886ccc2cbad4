// What people read when a field is refused: one Indonesian sentence per constraint, used where a field gives no own.
import { MESSAGES } from '@gelanggang/contract/messages';

/** By class-validator's name of the constraint; `limits` are the constraint's arguments. */
export const VALIDATION_TEXTS: Readonly<Record<string, (limits: readonly unknown[]) => string>> = {
  arrayMaxSize: ([max]) => `Paling banyak ${String(max)} pilihan.`,
  arrayMinSize: ([min]) => `Pilih paling sedikit ${String(min)}.`,
  arrayNotEmpty: () => 'Pilih paling sedikit 1.',
  arrayUnique: () => 'Tidak boleh ada yang sama.',
  isArray: () => 'Harus berupa daftar.',
  isBoolean: () => 'Harus ya atau tidak.',
  isDateString: () => 'Tanggal tidak benar.',
  isEmail: () => 'Alamat e-mail tidak benar.',
  isEnum: () => MESSAGES.unknownChoice,
  isIn: () => MESSAGES.unknownChoice,
  isInt: () => 'Harus berupa bilangan bulat.',
  isISO8601: () => 'Tanggal tidak benar.',
  isMilitaryTime: () => 'Jam harus ditulis JJ:MM.',
  isNotEmpty: () => MESSAGES.required,
  isNumber: () => 'Harus berupa angka.',
  isObject: () => 'Isian tidak benar.',
  isPositive: () => 'Harus lebih dari 0.',
  isString: () => 'Harus berupa teks.',
  isUrl: () => 'Tautan tidak benar.',
  isUuid: () => 'Isian tidak benar.',
  length: ([min, max]) => `Panjangnya ${String(min)} sampai ${String(max)} karakter.`,
  matches: () => 'Isian tidak benar.',
  // nobody has set the largest number there is
  max: ([max]) => (max === Number.MAX_SAFE_INTEGER ? 'Bilangan ini terlalu besar.' : `Paling besar ${String(max)}.`),
  maxLength: ([max]) => `Paling panjang ${String(max)} karakter.`,
  min: ([min]) => `Paling kecil ${String(min)}.`,
  minLength: ([min]) => `Paling pendek ${String(min)} karakter.`,
  nestedValidation: () => 'Isian tidak benar.',
  unknownValue: () => 'Isian tidak benar.',
  whitelistValidation: () => 'Isian tidak dikenal.',
};

export const WRONG_TEXT = 'Isian tidak benar.';
