// The texts of reason-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './reason-texts';

export const reasonTexts: InLanguage<typeof original.reasonTexts> = {
  disqualified: 'lawan dibatalkan penyertaan',
  'injured-by-fault': 'cedera kerana kesalahan lawan, dihentikan doktor',
  'gives-up': 'lawan menyerah',
  unfit: 'lawan tidak layak menurut doktor',
  'cannot-go-on': 'lawan tidak dapat meneruskan selepas serangan sah',
  withdrawn: 'lawan ditarik pendamping',
  danger: 'wasit menghentikan demi keselamatan',
  count: 'lawan dikira hingga sepuluh',
  'own-fall': 'lawan jatuh sendiri dan tidak bangun hingga sepuluh',
  'three-counts': 'lawan dikira tiga kali berturut-turut dalam satu pusingan',
  gap: 'beza mata',
  points: 'mata lebih tinggi',
  'fewer-penalties': 'hukuman lebih ringan',
  'more-throws': 'jatuhan lebih banyak',
  'more-kicks': 'tendangan lebih banyak',
  'more-punches': 'tumbukan lebih banyak',
  lighter: 'berat badan lebih ringan',
  'both-counted-lighter': 'kedua-duanya habis kiraan, berat badan lebih ringan',
  'both-counted-points': 'kedua-duanya habis kiraan, mata lebih tinggi',
  lot: 'undian',
  absent: 'lawan tidak hadir selepas tiga panggilan',
  'out-of-class': 'lawan di luar kelas semasa timbang berat',
  'absent-at-scales': 'lawan tidak hadir semasa timbang berat',
  'both-disqualified': 'kedua-dua sudut dibatalkan penyertaan',
  'both-out': 'kedua-dua sudut tidak dapat meneruskan',
  'both-absent': 'kedua-dua sudut tidak hadir selepas tiga panggilan',
  'both-out-at-scales': 'kedua-dua sudut tersingkir semasa timbang berat',
};
