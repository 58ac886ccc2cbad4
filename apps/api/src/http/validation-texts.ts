// What people read when a field is refused: one sentence per constraint, used where a field gives no own.

/** By class-validator's name of the constraint; a function takes the constraint's arguments. */
export const constraintTexts = {
  arrayMaxSize: ([max]: readonly unknown[]) => `Paling banyak ${String(max)} pilihan.`,
  arrayMinSize: ([min]: readonly unknown[]) => `Pilih paling sedikit ${String(min)}.`,
  arrayNotEmpty: 'Pilih paling sedikit 1.',
  arrayUnique: 'Tidak boleh ada yang sama.',
  isArray: 'Harus berupa daftar.',
  isBoolean: 'Harus ya atau tidak.',
  isEmail: 'Alamat e-mail tidak benar.',
  isInt: 'Harus berupa bilangan bulat.',
  isISO8601: 'Tanggal tidak benar.',
  isNumber: 'Harus berupa angka.',
  isObject: 'Isian tidak benar.',
  isString: 'Harus berupa teks.',
  isUrl: 'Tautan tidak benar.',
  isUuid: 'Isian tidak benar.',
  matches: 'Isian tidak benar.',
  // nobody has set the largest number there is
  max: ([max]: readonly unknown[]) =>
    max === Number.MAX_SAFE_INTEGER ? 'Bilangan ini terlalu besar.' : `Paling besar ${String(max)}.`,
  maxLength: ([max]: readonly unknown[]) => `Paling panjang ${String(max)} karakter.`,
  min: ([min]: readonly unknown[]) => `Paling kecil ${String(min)}.`,
  minLength: ([min]: readonly unknown[]) => `Paling pendek ${String(min)} karakter.`,
  nestedValidation: 'Isian tidak benar.',
  unknownValue: 'Isian tidak benar.',
  whitelistValidation: 'Isian tidak dikenal.',
};

export const otherFaultTexts = { wrong: 'Isian tidak benar.' };
