// The words of activities, categories, arenas and contact persons in the back office (spec 2 §2, §8).
import type { FeePer } from '@gelanggang/domain/billing/fee-per';

export const setupTexts = {
  tournament: 'Turnamen',
  allTournaments: 'Semua turnamen',
  id: 'ID',
  description: 'Keterangan',
  saveFailed: 'An error occurred while submitting the form.',
  // spec 2 §8, "Detail loads": also for activity, arena and contact person loads
  loadFailed: 'Error fetching class details.',

  arenas: {
    title: 'Gelanggang turnamen',
    add: 'Gelanggang baru',
    edit: 'Ubah gelanggang',
    search: 'Cari gelanggang atau turnamen',
    name: 'Nama gelanggang',
    code: 'Kode',
    codeHint: 'Awal nama partainya, seperti A pada A24. Bila kosong: huruf atau angka dari nama gelanggang.',
    question: 'Yakin ingin menghapus gelanggang ini?',
  },
  categories: {
    title: 'Kategori turnamen',
    add: 'Kategori baru',
    edit: 'Ubah kategori turnamen',
    search: 'Cari kategori atau turnamen',
    category: 'Kategori pertandingan',
    fee: 'Biaya pendaftaran',
    feeHint: 'Dalam rupiah.',
    feePer: 'Biaya dihitung per',
    feePerHint: 'Per pasangan atau regu: anggotanya membayar bersama, masing-masing bagiannya.',
    feePerChoice: { unit: 'Pasangan atau regu', athlete: 'Pesilat' } satisfies Record<FeePer, string>,
    question: 'Yakin ingin menghapus kategori ini dari turnamen?',
  },
  activities: {
    title: 'Kegiatan turnamen',
    add: 'Kegiatan baru',
    edit: 'Ubah kegiatan',
    search: 'Cari kegiatan atau turnamen',
    name: 'Nama kegiatan',
    start: 'Tanggal mulai',
    end: 'Tanggal selesai',
    dates: 'Tanggal',
    question: 'Yakin ingin menghapus kegiatan ini?',
  },
  contacts: {
    title: 'Narahubung',
    add: 'Narahubung baru',
    edit: 'Ubah narahubung',
    search: 'Cari nama, telepon atau turnamen',
    name: 'Nama',
    phone: 'Telepon',
    email: 'E-mail',
    empty: 'No class found.',
    question: 'Yakin ingin menghapus narahubung ini?',
  },
} as const;
