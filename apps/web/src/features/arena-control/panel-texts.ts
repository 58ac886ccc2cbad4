// The words of the desk about panels and about what the rules propose.
import { elapsedText } from '@gelanggang/domain/results/match-clock';
import type { ProposedResult } from '@gelanggang/domain/scoring/proposed-result';

export const panelTexts = {
  title: 'Panel juri dan dewan',
  council: 'Dewan',
  judge: (seat: number) => `Juri ${seat}`,
  phone: 'Satu ponsel',
  phoneText: 'Satu orang menghitung seluruh partai, tanpa juri di panel.',
  camera: 'Kamera',
  cameraText:
    'Ponsel atau webcam yang merekam gelanggang untuk tayangan ulang protes. Perlu https, atau laptop ini sendiri.',
  phoneCounts: 'Satu ponsel menghitung partai ini.',
  phoneAway: 'Satu ponsel menghitung partai ini, tetapi sedang terputus.',
  countHere: 'Hitung di meja',
  countHereTitle: 'Hitung di meja?',
  countHereText: 'Nilai yang sudah masuk tetap, dan meja melanjutkannya. Ponselnya tidak dapat memberi nilai lagi.',
  online: 'siap',
  away: 'terputus',
  empty: 'kosong',
  codes: 'Kode panel',
  codesText: 'Buka alamat ini di ponsel juri, dewan, atau penghitung, atau pindai kodenya. Kode berlaku sekali.',
  oneCode: 'Satu kode QR untuk semua kursi',
  oneCodeText: 'Setiap perangkat memindai kode ini lalu memilih kursinya.',
  makeAll: 'Buat kode untuk kursi yang kosong',
  newCode: 'Buat kode',
  anotherCode: 'Kode baru',
  until: (time: string) => `berlaku sampai ${time}`,
  replaces: 'Perangkat yang memakai kode ini menggantikan yang sekarang.',
  release: 'Lepaskan',
  releaseTitle: (seat: string) => `Lepaskan ${seat}?`,
  releaseText: 'Perangkatnya tidak dapat memberi nilai lagi. Nilai yang sudah masuk tetap.',
  qr: (seat: string) => `Kode QR ${seat}`,
  judged: 'Nilai dari panel juri',
  judgedCount: (count: number, judges: number) =>
    count === judges
      ? `Semua ${judges} juri sudah memberi nilai.`
      : `${count} dari ${judges} juri sudah memberi nilai.`,
  takenOff: (item: string, at: number | null) => `${item} −0,50${at === null ? '' : ` (${elapsedText(at)})`}`,
  disqualified: (reason: string) => `diskualifikasi, ${reason.toLowerCase()}`,
  proposal: 'Usulan aturan',
  next: {
    time: 'Waktu belum habis.',
    'extra-round': 'Nilai seri: babak tambahan.',
    'weigh-in': 'Masih seri: timbang keduanya hari ini, yang lebih ringan menang.',
    lot: 'Masih seri: undian.',
    decision: 'Kedua sudut gugur: putuskan sendiri.',
  } satisfies Record<Extract<ProposedResult, { winner: null }>['next'], string>,
  because: (reason: string, article: string) => `${reason}, pasal ${article}`,
  proposed: (corner: string, kind: string, reason: string) => `${corner}: ${kind} (${reason})`,
} as const;
