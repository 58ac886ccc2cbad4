// The words of draw reports, histories and changes by hand.
import type { DrawReportRow } from '@gelanggang/contract/draw-trust';

const kilograms = (value: number): string => `${String(value).replace('.', ',')} kg`;

export const drawTrustTexts = {
  fingerprint: 'Sidik peserta',
  check: 'Periksa undian',
  locked: 'Dikunci',
  byHand: 'Diubah dengan tangan',
  byHandOf: (who: string) => `Diubah dengan tangan oleh ${who}`,
  manage: 'Kelola undian',
  mustUnlock: 'Bagan ini dikunci. Buka kuncinya sebelum mengubahnya.',

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

  merged: (names: string) => `Gabungan kelas ${names}`,
  seeds: {
    label: 'Unggulan',
    hint: 'Urut dari yang terkuat. Unggulan 1 dan 2 berada di paruh bagan yang berbeda; di beberapa pool, mereka dipisah ke pool yang berbeda.',
    add: (rank: number) => `Tambah unggulan ${rank}`,
    up: (name: string) => `Naikkan ${name}`,
    down: (name: string) => `Turunkan ${name}`,
    remove: (name: string) => `Hapus ${name} dari unggulan`,
  },
  merge: {
    action: 'Gabungkan kelas',
    title: 'Gabungan Kelas',
    intro:
      'Kelas yang pesertanya terlalu sedikit diundi sebagai satu kelas. Pool yang sudah dibuat untuk kelas-kelas ini dihapus dan pesertanya dibagi ulang.',
    gender: 'Gender',
    classes: 'Kelas yang digabung',
    classHint: (members: number) => `${members} anggota terdaftar`,
    tooFew: 'Pilih paling sedikit dua kelas.',
    none: 'Usia dan gender ini tidak punya kelas beranggota.',
    save: 'Gabungkan',
    saved: 'Kelas sudah digabung.',
    failed: 'Kelas tidak dapat digabung.',
    reasonHint: 'Tersimpan di catatan panitia.',
    dissolve: 'Bubarkan gabungan',
    dissolveQuestion:
      'Bubarkan gabungan kelas ini? Pool-nya dihapus, dan pesertanya diundi lagi di kelas masing-masing.',
    dissolved: 'Gabungan kelas sudah dibubarkan.',
    dissolveFailed: 'Gabungan kelas tidak dapat dibubarkan.',
  },
  swap: {
    action: 'Tukar dua slot',
    title: 'Tukar dua slot babak pertama',
    help: 'Seret seorang pesilat ke slot lain, atau tekan Tukar pada dua slot. Jadwal partai tidak berubah.',
    done: 'Selesai',
    pick: 'Tukar',
    picked: 'Dipilih',
    here: 'Tukar ke sini',
    pickOf: (name: string) => `Tukar ${name}`,
    hereWith: (name: string) => `Tukar ke slot ${name}`,
    cancelOf: (name: string) => `Batal memilih ${name}`,
    dragOf: (name: string) => `Seret ${name}`,
    question: 'Tukar kedua slot ini?',
    and: 'dengan',
    confirm: 'Tukar',
    match: (position: number) => `Partai ${position}`,
    success: 'Kedua slot sudah ditukar.',
    failed: 'Slot tidak dapat ditukar.',
    bye: 'BYE',
  },
  undo: {
    action: 'Batalkan undian',
    question:
      'Bagannya hilang dan pool ini menunggu diundi lagi; pembagian kelasnya dapat diubah. Undian ini tetap di riwayat.',
    failed: 'Undian gagal dibatalkan.',
  },
  move: {
    action: 'Pindahkan pesilat',
    title: 'Pindahkan pesilat ke pool lain',
    unit: 'Pesilat',
    pool: 'Ke pool',
    choose: 'Pilih',
    poolOption: (name: string, units: number, isDrawn: boolean, isLocked: boolean) =>
      `${name}, ${units} pesilat${isLocked ? ', dikunci' : isDrawn ? ', sudah diundi' : ''}`,
    redraw: 'Pool yang sudah diundi akan diundi ulang, dan slot jadwalnya dilepas.',
    noOther: 'Kelas ini hanya punya satu pool.',
    incomplete: 'Pilih pesilat dan pool tujuannya.',
    confirm: 'Pindahkan',
    success: 'Pesilat sudah dipindahkan.',
    emptied: 'Pesilat sudah dipindahkan. Pool yang ditinggalkan kosong dan dihapus.',
    failed: 'Pesilat tidak dapat dipindahkan.',
  },
} as const;

/** Short marks of what is worth a look in a pool; empty when nothing is. */
export function reportTags(report: DrawReportRow | undefined, unitCount: number): string[] {
  const { tag } = drawTrustTexts.report;
  if (!report) return unitCount === 1 ? [tag.poolOfOne] : [];
  const without = report.without_opponent.length;
  return [
    report.is_pool_of_one ? tag.poolOfOne : without > 0 ? tag.withoutOpponent(without) : '',
    report.own_pairs.length > 0 ? tag.ownPairs(report.own_pairs.length) : '',
    report.weight_gap ? tag.weightGap(report.weight_gap.kilograms) : '',
  ].filter(Boolean);
}
