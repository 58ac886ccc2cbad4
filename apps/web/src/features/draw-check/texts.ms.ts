// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const checkTexts: InLanguage<typeof original.checkTexts> = {
  title: 'Semak undian',
  intro:
    'Halaman ini mengundi semula pool ini pada peranti anda dan membandingkan hasilnya dengan undian jawatankuasa. Tidak perlu log masuk, dan tidak perlu mempercayai sesiapa.',
  good: 'Undian ini sepadan.',
  goodText: {
    bracket:
      'Senarai peserta, angka undian dan carta saling sepadan. Carta yang berkuat kuasa ialah carta yang diundi.',
    order:
      'Senarai peserta, angka undian dan giliran saling sepadan. Giliran yang berkuat kuasa ialah giliran yang diundi.',
  },
  goodByHand: 'Undian ini sepadan, kemudian diubah dengan tangan.',
  goodByHandText: (count: number) =>
    `Undian itu sendiri sepadan. Selepas itu jawatankuasa mencatat ${count} perubahan dengan tangan; semuanya ditunjukkan di bawah.`,
  goodOlder: (number: number) => `Undian ke-${number} sepadan.`,
  goodOlderText: 'Undian ini sudah diganti dengan undian yang lebih baharu.',
  bad: 'Undian ini tidak sepadan.',
  badText: 'Ada langkah yang tidak sepadan. Tunjukkan halaman ini kepada jawatankuasa dan minta penjelasan.',
  unknown: 'Undian ini tidak dapat disemak di sini.',
  unknownText:
    'Undian ini dibuat dengan cara yang belum dikenali halaman ini. Muat semula halaman, kemudian cuba lagi.',
  notDrawn: 'Pool ini belum diundi.',
  notDrawnHint: 'Selepas diundi, halaman ini menyemaknya dengan sendiri.',
  noSuchDraw: 'Undian dengan nombor itu tidak wujud.',
  locked: 'Dikunci',
  byHand: 'Diubah dengan tangan',
  drawNumber: (number: number) => `Undian ke-${number}`,

  steps: {
    entries: 'Senarai peserta',
    entriesGood: (units: number, contingents: number, kind: MatchKind) =>
      `${units} ${kind === 'tanding' ? 'pesilat' : 'peserta'} dari ${contingents} kontinjen. Kod senarai peserta yang dikira peranti anda sama dengan kod yang disimpan semasa undian: tiada nama yang ditambah, diganti atau dipadam selepas itu.`,
    entriesBad:
      'Kod senarai peserta yang dikira peranti anda berbeza daripada kod yang disimpan semasa undian: senarai peserta pernah diubah.',
    fingerprint: 'Kod senarai peserta',
    computed: 'Dikira di sini',
    showEntries: 'Lihat senarai peserta',
    seedRank: (rank: number) => `pilihan ${rank}`,
    seed: 'Angka undian',
    seedText:
      'Angka undian ialah angka rawak yang mengganti cabutan. Senarai dan angka undian yang sama sentiasa memberi hasil undian yang sama, pada peranti sesiapa pun.',
    seedOfClass: {
      tanding: 'Angka ini diterbitkan daripada angka undian kelas, yang dipilih sebelum pool dibahagi.',
      seni: 'Angka ini diterbitkan daripada angka undian acara seni ini, yang dipilih sebelum pool dibahagi.',
    },
    seedNotOfClass: {
      tanding: 'Angka ini tidak diterbitkan daripada angka undian kelas.',
      seni: 'Angka ini tidak diterbitkan daripada angka undian acara seni ini.',
    },
    again: 'Undian diulang',
    againGood: (matches: number) =>
      `Peranti anda mengundi semula dengan angka itu: ${matches} perlawanan pusingan pertama dan semua laluan carta sama tepat.`,
    againBad: 'Peranti anda mendapat carta lain daripada angka itu:',
    againPath: 'Pusingan pertama sama, tetapi laluan ke akhir berbeza.',
    changes: 'Selepas undian',
    againOrderGood: (units: number) =>
      `Peranti anda mengundi semula dengan angka itu: giliran ${units} persembahan sama tepat.`,
    againOrderBad: 'Peranti anda mendapat giliran lain daripada angka itu:',
    drawnOrder: 'Giliran yang diundi',
    changesNone: {
      bracket: 'Tiada. Carta dibiarkan seperti yang diundi.',
      order: 'Tiada. Giliran dibiarkan seperti yang diundi.',
    },
    changesSome: 'Dicatat semasa dibuat, mengikut urutan:',
    standing: { bracket: 'Carta yang berkuat kuasa', order: 'Giliran yang berkuat kuasa' },
    standingGood: {
      bracket:
        'Pusingan pertama yang berkuat kuasa sekarang sama tepat dengan yang diundi serta perubahan yang dicatat di atas.',
      order: 'Giliran yang berkuat kuasa sekarang sama tepat dengan yang diundi.',
    },
    standingBad: {
      bracket: 'Pusingan pertama yang berkuat kuasa sekarang berbeza daripada yang diundi dan perubahan yang dicatat:',
      order: 'Giliran yang berkuat kuasa sekarang berbeza daripada yang diundi:',
    },
    firstRound: 'Pusingan pertama yang diundi',
    match: (position: number) => `Perlawanan ${position}`,
    expected: 'mengikut undian',
    found: 'dalam carta',
    foundInOrder: 'dalam giliran',
    isGood: 'sepadan',
    isBad: 'tidak sepadan',
  },
  nobody: 'BYE',
  emptyPlace: 'kosong',
  place: (place: number) => `Giliran ${place}`,
  noReason: 'tanpa sebab dicatat',
  reason: (reason: string) => `Sebab: ${reason}`,
  slot: (position: number, corner: Corner) => `${cornerWord(corner)} perlawanan ${position}`,
  change: {
    swap: (first: string, second: string) => `${first} ditukar dengan ${second}`,
    dummy: (position: number) => `Lawan gantian (dummy) dimasukkan ke perlawanan ${position}`,
    movedIn: (name: string, pool: string) => `${name} dipindahkan dari ${pool} ke pool ini`,
    movedOut: (name: string, pool: string) => `${name} dipindahkan ke ${pool}`,
    locked: 'Carta dikunci',
    unlocked: 'Kunci carta dibuka',
    undone: 'Undian dibatalkan',
    beforeDraw: 'sebelum undian',
    ofDraw: (number: number) => `pada undian ke-${number}`,
  },
  history: 'Sejarah',
  historyText: 'Setiap undian pool ini disimpan dan tetap boleh disemak.',
  current: 'berkuat kuasa',
  checkThis: 'Semak',
  shown: 'sedang disemak',
  schedule: 'Jadual kejohanan ini',
};
