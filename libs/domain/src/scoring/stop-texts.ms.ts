// The texts of stop-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './stop-texts';

export const stopTexts: InLanguage<typeof original.stopTexts> = {
  'gives-up': 'Menyerah',
  withdrawn: 'Ditarik pendamping',
  unfit: 'Tidak layak menurut doktor',
  'injured-by-fault': 'Cedera kerana kesalahan lawan',
  'cannot-go-on': 'Tidak dapat meneruskan',
  danger: 'Dihentikan wasit demi keselamatan',
};
