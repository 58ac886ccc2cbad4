// The wholly Indonesian words that more than one feature shows.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

const { session, list, form } = original.texts;

export const texts: InLanguage<typeof original.texts> = {
  ...original.texts,
  session: { ...session, guest: 'Tamu' },
  list: { ...list, empty: 'Tidak ada data.' },
  form: { ...form, submitFailed: 'Formulir gagal dikirim. Coba lagi.' },
};
