// Sentences of a write whose answer does not come.
export const awaitedTexts = {
  awaited: 'Jawaban server belum datang. Isian Anda tetap di sini; tunggu sebentar atau periksa jaringan.',
  awaitedAgain: 'Jawaban server belum datang, maka dikirim sekali lagi. Tidak akan tercatat dua kali.',
  stopWaiting: 'Berhenti menunggu',
  unanswered: 'Jawaban server tidak datang. Mungkin sudah tersimpan; periksa dulu sebelum mengirim lagi.',
} as const;
