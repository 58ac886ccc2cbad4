// The texts of protest-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './protest-texts';

export const protestTexts: InLanguage<typeof original.protestTexts> = {
  levels: { 1: 'Bantahan', 2: 'Rayuan' },
  deciders: {
    chair: 'Ketua pertandingan',
    council: 'Dewan pertandingan',
    commission: 'Jawatankuasa bantahan',
    'technical-delegate': 'Delegasi teknikal',
    medical: 'Pasukan perubatan',
    federation: 'Wakil PB IPSI di luar kedua-dua kontinjen',
  },
  statuses: {
    form: 'Borang diambil',
    lapsed: 'Lewat masa',
    open: 'Menunggu keputusan',
    overdue: 'Lewat 2 jam',
    decided: 'Diputuskan',
  },
  remedies: {
    rejected: 'Bantahan ditolak, keputusan kekal',
    'result-changed': 'Keputusan diubah',
    'extra-round': 'Satu pusingan tambahan',
    again: 'Persembahan diulang',
  },
  grounds: {
    rejected: 'Kesalahan pegawai tidak terbukti.',
    'result-changed': 'Terbukti ada kesalahan pegawai yang disengajakan.',
    'extra-round': 'Terbukti ada kesilapan.',
    again: 'Terbukti ada kesilapan.',
  },
};
