// The words of keys for programs.
import type { KeyState } from '@gelanggang/contract/program-keys';

export const programKeyTexts = {
  title: 'Kunci Program',
  lead: (name: string) =>
    `Dengan kunci, program lain membaca ${name}: juga selagi masih draf. Kunci tidak membuka akun, uang, NIK, atau kontak siapa pun.`,
  loadFailed: 'Kunci gagal dimuat.',
  back: 'Persiapan turnamen',
  name: 'Nama',
  rights: 'Boleh membaca',
  until: 'Berlaku sampai',
  lastUsed: 'Terakhir dipakai',
  never: 'Belum pernah',
  madeBy: 'Dibuat oleh',
  gone: 'Akun yang sudah dihapus',
  state: {
    open: 'berlaku',
    over: 'sudah habis',
    'cut-off': 'pembuatnya bukan pengelola lagi',
  } satisfies Record<KeyState, string>,
  empty: 'Belum ada kunci.',
  emptyHint: 'Buatlah satu untuk setiap program, supaya dapat dicabut tanpa mengganggu yang lain.',
  revoke: 'Cabut',
  revokeTitle: 'Cabut kunci',
  revokeQuestion:
    'Program yang memakainya langsung tidak dapat membaca lagi. Kunci yang dicabut tidak dapat dihidupkan.',

  make: 'Buat kunci',
  makeHint: (most: number, aMinute: number) =>
    `Paling banyak ${most} kunci, dan ${aMinute} permintaan tiap menit untuk masing-masing.`,
  full: (most: number) => `Sudah ada ${most} kunci. Cabut dahulu yang tidak dipakai.`,
  keyName: 'Nama kunci',
  keyNameExample: 'Misalnya: papan skor TV',
  keyUntil: 'Hari terakhir kunci',
  failed: 'Kunci belum dibuat.',
  key: 'Kunci baru',
  keyHint: 'Tampil sekali ini saja. Simpanlah di program yang memakainya; yang hilang diganti dengan kunci baru.',
  copy: 'Salin kunci',
  done: 'Sudah saya simpan',

  how: 'Cara memakainya',
  howHint: 'Program mengirim kunci pada setiap permintaan. Jawabannya JSON; alamat lengkapnya ada di dokumentasi API.',
  howCopy: 'Salin contoh',
  api: 'Dokumentasi API',
  openHint: 'Yang sudah diumumkan dapat dibaca siapa saja tanpa kunci.',
} as const;
