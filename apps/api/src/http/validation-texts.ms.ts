// The Malay words of fields that are refused without words of their own.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './validation-texts';

export const constraintTexts: InLanguage<typeof original.constraintTexts> = {
  arrayMaxSize: ([max]) => `Paling banyak ${String(max)} pilihan.`,
  arrayMinSize: ([min]) => `Pilih sekurang-kurangnya ${String(min)}.`,
  arrayNotEmpty: 'Pilih sekurang-kurangnya 1.',
  arrayUnique: 'Tidak boleh ada yang sama.',
  isArray: 'Mesti berupa senarai.',
  isBoolean: 'Mesti ya atau tidak.',
  isEmail: 'Alamat e-mel tidak betul.',
  isInt: 'Mesti berupa nombor bulat.',
  isISO8601: 'Tarikh tidak betul.',
  isNumber: 'Mesti berupa nombor.',
  isObject: 'Isian tidak betul.',
  isString: 'Mesti berupa teks.',
  isUrl: 'Pautan tidak betul.',
  isUuid: 'Isian tidak betul.',
  matches: 'Isian tidak betul.',
  max: ([max]) => (max === Number.MAX_SAFE_INTEGER ? 'Nombor ini terlalu besar.' : `Paling besar ${String(max)}.`),
  maxLength: ([max]) => `Paling panjang ${String(max)} aksara.`,
  min: ([min]) => `Paling kecil ${String(min)}.`,
  minLength: ([min]) => `Paling pendek ${String(min)} aksara.`,
  nestedValidation: 'Isian tidak betul.',
  unknownValue: 'Isian tidak betul.',
  whitelistValidation: 'Isian tidak dikenali.',
};

export const otherFaultTexts: InLanguage<typeof original.otherFaultTexts> = { wrong: 'Isian tidak betul.' };
