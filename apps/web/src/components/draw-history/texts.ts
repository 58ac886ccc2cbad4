// The words of a pool's history and of its lock.
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';

export const drawHistoryTexts = {
  history: {
    title: 'Riwayat undian',
    draw: (number: number) => `Undian ke-${number}`,
    current: 'berlaku',
    first: 'Undian pertama.',
    noReason: 'Tanpa alasan tercatat.',
    pairs: (same: number, all: number) => `${same} dari ${all} pasangan babak pertama tetap sama.`,
    added: (names: string) => `Masuk: ${names}.`,
    removed: (names: string) => `Keluar: ${names}.`,
    changes: 'Perubahan dengan tangan',
    system: 'sistem',
    swap: (first: string, second: string) => `${first} ditukar dengan ${second}`,
    slot: (name: string | null, position: number, corner: Corner) =>
      `${name ?? 'BYE'} (partai ${position} ${cornerWord(corner)})`,
    dummy: (position: number) => `Lawan pengganti dibuat di partai ${position}`,
    movedIn: (name: string, pool: string) => `${name} masuk dari ${pool}`,
    movedOut: (name: string, pool: string) => `${name} pindah ke ${pool}`,
    locked: 'Bagan dikunci',
    unlocked: 'Kunci bagan dibuka',
    undone: 'Undian dibatalkan',
  },
  lock: {
    action: 'Kunci bagan',
    unlockAction: 'Buka kunci bagan',
    question: 'Kunci bagan ini? Sesudahnya bagan tidak dapat diundi ulang atau diubah sampai kuncinya dibuka.',
    unlockQuestion: 'Buka kunci bagan ini? Bagan dapat diubah lagi.',
    success: 'Bagan sudah dikunci.',
    unlockSuccess: 'Kunci bagan sudah dibuka.',
    failed: 'Kunci tidak dapat diubah.',
  },
} as const;
