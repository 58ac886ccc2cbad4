// What is said of a draw wherever a pool stands: its report, its marks, an athlete moved to another pool.
import { weightText } from '@gelanggang/domain/words/weights';

const kilograms = (value: number): string => `${weightText(value)} kg`;

export const drawTrustTexts = {
  check: 'Periksa undian',
  locked: 'Dikunci',
  byHand: 'Diubah dengan tangan',
  merged: (names: string) => `Gabungan kelas ${names}`,
  report: {
    title: 'Laporan undian',
    column: 'Catatan',
    nothing: '–',
    good: 'Tidak ada catatan: semua pesilat punya lawan, dan tidak ada satu kontingen yang bertemu di babak pertama.',
    poolOfOne: (name: string) =>
      `Pool ini hanya berisi satu pesilat: ${name}. Pindahkan, gabungkan kelasnya, atau buat lawan.`,
    withoutOpponent: (name: string) => `${name} tidak mempunyai lawan.`,
    byes: (names: string) => `Langsung ke babak kedua (BYE): ${names}.`,
    ownPair: (position: number, blue: string, red: string, contingent: string) =>
      `Partai ${position}: ${blue} bertemu ${red}, keduanya dari ${contingent}.`,
    cause: {
      field: (own: number, matches: number) =>
        `Tidak terhindarkan: kontingen ini punya ${own} pesilat, sedangkan babak pertama hanya ${matches} partai.`,
      hand: () => 'Terjadi karena slot ditukar dengan tangan.',
      seeds: () => 'Terjadi karena tempat para unggulan didahulukan.',
    },
    weightGap: (gap: string, light: string, heavy: string) =>
      `Selisih berat ${gap} antara ${light} (paling ringan) dan ${heavy} (paling berat).`,
    kilograms,
    tag: {
      poolOfOne: 'Satu pesilat',
      withoutOpponent: (count: number) => `Tanpa lawan: ${count}`,
      ownPairs: (count: number) => `Sekontingen bertemu: ${count}`,
      weightGap: (gap: number) => `Selisih ${kilograms(gap)}`,
    },
  },
  move: {
    action: 'Pindahkan pesilat',
    title: 'Pindahkan pesilat ke pool lain',
    unit: 'Pesilat',
    pool: 'Ke pool',
    choose: 'Pilih',
    poolOption: (name: string, units: number, isDrawn: boolean, isLocked: boolean) =>
      `${name}, ${units} pesilat${isLocked ? ', dikunci' : isDrawn ? ', sudah diundi' : ''}`,
    redraw: 'Pool yang sudah diundi akan diundi ulang, dan partainya dikeluarkan dari jadwal.',
    noOther: 'Kelas ini hanya punya satu pool.',
    incomplete: 'Pilih pesilat dan pool tujuannya.',
    confirm: 'Pindahkan',
    success: 'Pesilat sudah dipindahkan.',
    emptied: 'Pesilat sudah dipindahkan. Pool yang ditinggalkan kosong dan dihapus.',
    failed: 'Pesilat tidak dapat dipindahkan.',
  },
} as const;
