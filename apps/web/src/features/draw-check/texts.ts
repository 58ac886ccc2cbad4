// The words of the public check of a draw: for a coach, not for a programmer.
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';
import type { MatchKind } from '@gelanggang/domain/words/labels';

export const checkTexts = {
  title: 'Periksa undian',
  intro:
    'Halaman ini mengundi ulang pool ini di perangkat Anda dan membandingkan hasilnya dengan undian panitia. Tidak perlu masuk, dan tidak perlu percaya pada siapa pun.',
  good: 'Undian ini cocok.',
  goodText: {
    bracket: 'Daftar peserta, angka undian, dan bagan saling cocok. Bagan yang berlaku adalah bagan hasil undian.',
    order: 'Daftar peserta, angka undian, dan urutan saling cocok. Urutan yang berlaku adalah urutan hasil undian.',
  },
  goodByHand: 'Undian ini cocok, lalu diubah dengan tangan.',
  goodByHandText: (count: number) =>
    `Undiannya sendiri cocok. Sesudah itu panitia mencatat ${count} perubahan dengan tangan; semuanya tampak di bawah.`,
  goodOlder: (number: number) => `Undian ke-${number} cocok.`,
  goodOlderText: 'Undian ini sudah digantikan oleh undian yang lebih baru.',
  bad: 'Undian ini tidak cocok.',
  badText: 'Ada langkah yang tidak cocok. Tunjukkan halaman ini kepada panitia dan minta penjelasan.',
  unknown: 'Undian ini tidak dapat diperiksa di sini.',
  unknownText: 'Undian ini dibuat dengan cara undi yang belum dikenal halaman ini. Muat ulang halaman, lalu coba lagi.',
  notDrawn: 'Pool ini belum diundi.',
  notDrawnHint: 'Sesudah diundi, halaman ini memeriksanya dengan sendirinya.',
  noSuchDraw: 'Undian dengan nomor itu tidak ada.',
  locked: 'Dikunci',
  byHand: 'Diubah dengan tangan',
  drawNumber: (number: number) => `Undian ke-${number}`,

  steps: {
    entries: 'Daftar peserta',
    entriesGood: (units: number, contingents: number, kind: MatchKind) =>
      `${units} ${kind === 'tanding' ? 'pesilat' : 'peserta'} dari ${contingents} kontingen. Kode daftar peserta yang dihitung perangkat Anda sama dengan kode yang disimpan saat undian: tidak ada nama yang ditambah, diganti, atau dihapus sesudahnya.`,
    entriesBad:
      'Kode daftar peserta yang dihitung perangkat Anda berbeda dari kode yang disimpan saat undian: daftar peserta pernah diubah.',
    fingerprint: 'Kode daftar peserta',
    computed: 'Dihitung di sini',
    showEntries: 'Lihat daftar peserta',
    seedRank: (rank: number) => `unggulan ${rank}`,
    seed: 'Angka undian',
    seedText:
      'Angka undian adalah angka acak pengganti kocokan. Daftar dan angka undian yang sama selalu memberi hasil undian yang sama, di perangkat siapa pun.',
    seedOfClass: {
      tanding: 'Angka ini diturunkan dari angka undian kelas, yang dipilih sebelum pool dibagi.',
      seni: 'Angka ini diturunkan dari angka undian nomor seni ini, yang dipilih sebelum pool dibagi.',
    },
    seedNotOfClass: {
      tanding: 'Angka ini tidak diturunkan dari angka undian kelas.',
      seni: 'Angka ini tidak diturunkan dari angka undian nomor seni ini.',
    },
    again: 'Undian diulang',
    againGood: (matches: number) =>
      `Perangkat Anda mengundi ulang dengan angka itu: ${matches} partai babak pertama dan seluruh jalur bagan sama persis.`,
    againBad: 'Perangkat Anda mendapat bagan lain dari angka itu:',
    againPath: 'Slot babak pertama sama, tetapi jalur menuju final berbeda.',
    changes: 'Sesudah undian',
    againOrderGood: (units: number) =>
      `Perangkat Anda mengundi ulang dengan angka itu: urutan ${units} penampilan sama persis.`,
    againOrderBad: 'Perangkat Anda mendapat urutan lain dari angka itu:',
    drawnOrder: 'Urutan hasil undian',
    changesNone: {
      bracket: 'Tidak ada. Bagan dibiarkan seperti hasil undian.',
      order: 'Tidak ada. Urutan dibiarkan seperti hasil undian.',
    },
    changesSome: 'Dicatat saat dilakukan, berurutan:',
    standing: { bracket: 'Bagan yang berlaku', order: 'Urutan yang berlaku' },
    standingGood: {
      bracket: 'Babak pertama yang berlaku sekarang persis hasil undian ditambah perubahan tercatat di atas.',
      order: 'Urutan yang berlaku sekarang persis hasil undian.',
    },
    standingBad: {
      bracket: 'Babak pertama yang berlaku sekarang berbeda dari hasil undian dan perubahan yang tercatat:',
      order: 'Urutan yang berlaku sekarang berbeda dari hasil undian:',
    },
    firstRound: 'Babak pertama hasil undian',
    match: (position: number) => `Partai ${position}`,
    expected: 'menurut undian',
    found: 'pada bagan',
    foundInOrder: 'pada urutan',
    isGood: 'cocok',
    isBad: 'tidak cocok',
  },
  nobody: 'BYE',
  emptyPlace: 'kosong',
  place: (place: number) => `Urutan ${place}`,
  noReason: 'tanpa alasan tercatat',
  reason: (reason: string) => `Alasan: ${reason}`,
  slot: (position: number, corner: Corner) => `${cornerWord(corner)} partai ${position}`,
  change: {
    swap: (first: string, second: string) => `${first} ditukar dengan ${second}`,
    dummy: (position: number) => `Lawan pengganti (dummy) dimasukkan ke partai ${position}`,
    movedIn: (name: string, pool: string) => `${name} dipindahkan dari ${pool} ke pool ini`,
    movedOut: (name: string, pool: string) => `${name} dipindahkan ke ${pool}`,
    locked: 'Bagan dikunci',
    unlocked: 'Kunci bagan dibuka',
    undone: 'Undian dibatalkan',
    beforeDraw: 'sebelum undian',
    ofDraw: (number: number) => `pada undian ke-${number}`,
  },
  history: 'Riwayat',
  historyText: 'Setiap undian pool ini disimpan dan tetap dapat diperiksa.',
  current: 'berlaku',
  checkThis: 'Periksa',
  shown: 'sedang diperiksa',
  schedule: 'Jadwal kejuaraan ini',
} as const;
