// What the API says of live.

export const liveTexts = {
  tooOld: 'Kabar ini tidak lagi tersimpan. Muat ulang halaman.',
  unreadable: 'Pesan tidak dapat dibaca.',
  tooFast: 'Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.',
  cannotAnswer: 'Server sedang tidak dapat menjawab. Silakan coba lagi.',
  unknownTopic: 'Topik tidak dikenal.',
  manyTopics: 'Terlalu banyak topik.',
  disconnected: 'Sambungan terputus.',
  full: 'Server penuh. Silakan coba lagi nanti.',
  notYours: 'Anda tidak memiliki izin untuk mengikuti kabar ini.',
  sessionOver: 'Sesi Anda tidak berlaku lagi. Silakan masuk kembali.',
  sessionUnknown: 'Server sedang tidak dapat memeriksa sesi Anda. Silakan coba lagi.',
};
