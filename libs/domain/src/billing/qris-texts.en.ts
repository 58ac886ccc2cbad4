// The English words of what is wrong with a QRIS code.
import type { InLanguage } from '../words/languages';
import type * as original from './qris-texts';

export const qrisTexts: InLanguage<typeof original.qrisTexts> = {
  'not-emv': 'This is no QRIS code, or it was cut off.',
  'wrong-checksum': 'This QRIS code is mistyped or was changed: its check digits do not fit.',
  'not-rupiah': 'This code is not for payments in rupiah.',
  'wrong-amount': 'This amount cannot be asked for by QRIS.',
};
