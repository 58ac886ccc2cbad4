// Words of a manager's dashboard: what is missing, what is to be paid, what comes next, what the office answered.
import type { OwnLack } from '@gelanggang/contract/dashboard';
import { PAPER_LABELS } from '@gelanggang/domain/athletes/papers';

export const ownDeskTexts = {
  todo: 'Yang perlu Anda lakukan',
  note: (members: string) => `${members} pesilat terdaftar`,
  unbilled: {
    what: (_count: number) => 'pesilat belum ditagih',
    why: 'Hanya yang lunas ikut diundi.',
    action: 'Buat tagihan',
  },
  rejected: {
    what: 'Pembayaran ditolak panitia',
    why: (reason: string | null) =>
      `${reason === null ? '' : `Alasan: ${reason} `}Baca dulu sebelum membuat tagihan baru; kalau sudah ditransfer, jangan transfer lagi.`,
    action: 'Lihat tagihannya',
  },
  toPay: {
    what: (bills: string) => `harus dibayar, ${bills} tagihan`,
    why: 'Transfer, lalu unggah buktinya.',
    action: 'Bayar',
  },
  papers: {
    what: (_count: number) => 'pesilat belum lengkap suratnya',
    why: 'Serahkan ke panitia sebelum partai pertama.',
  },
  check: {
    what: (_count: number) => 'daftar peserta belum ditandatangani',
    why: (due: string) => `Baca datanya, lalu tanda tangani atau laporkan yang salah. Batas ${due}.`,
    action: 'Periksa data',
  },
  noMembers: {
    what: 'Belum ada pesilat',
    why: 'Kontingen Anda sudah terdaftar. Daftarkan pesilatnya.',
    action: 'Tambah pesilat',
    orList: 'Impor daftar',
  },
  done: 'Semua pesilat lunas dan lengkap.',
  proofs: (count: string) => `${count} bukti transfer diperiksa panitia.`,
  waits: {
    draw: 'Berikutnya: undian dan jadwal dari panitia.',
    matches: 'Berikutnya: bertanding menurut jadwal.',
    over: 'Semua partai Anda selesai.',
  },
  missing: 'Pesilat yang belum lengkap',
  more: (count: string) => `dan ${count} pesilat lagi`,
  next: 'Partai berikutnya',
  fought: (done: string, all: string) => `${done} dari ${all} partai selesai`,
  noNext: 'Belum ada partai dalam jadwal yang terbit.',
  live: 'Jadwal langsung',
  running: 'Sekarang',
  answers: 'Kabar dari panitia',
  noAnswers: 'Belum ada kabar.',
  lacks: {
    bill: 'Belum ditagih',
    payment: 'Belum dibayar',
    ...PAPER_LABELS,
  } satisfies Record<OwnLack, string>,
} as const;
