// The words of overlays, of the desk that hands their addresses out, and of the page that switches the mixer's scenes.

export const overlayTexts = {
  name: 'Overlay',
  won: 'Menang',
  next: (round: string) => `Berikutnya ${round}`,
  wonBefore: (score: string) => `menang ${score}`,
  final: 'Juara',
} as const;

export const broadcastTexts = {
  title: 'Siaran',
  lead: 'Alamat overlay untuk OBS atau vMix: sumber Browser 1920 × 1080, latarnya tembus pandang.',
  waits: 'Hasil di siaran menunggu penyiar',
  waitsHint: 'Hasil baru tampil setelah ditekan "Umumkan hasil" di halaman penyiar.',
  tournament: 'Turnamen',
  automatic: 'Otomatis',
  copy: 'Salin alamat',
  copied: 'Alamat disalin.',
  notCopied: 'Alamat tidak dapat disalin. Salin dari bilah alamat setelah dibuka.',
  swapped: 'Sudut tertukar (merah di kiri)',
  obs: 'Ganti adegan OBS',
  failed: 'Siaran tidak dapat diubah.',
  noArenas: 'Turnamen ini belum punya gelanggang.',
} as const;

export const obsTexts = {
  title: (arena: string) => `Adegan OBS, ${arena}`,
  lead: 'Buka halaman ini di komputer yang menjalankan OBS Studio 28 ke atas, dengan server WebSocket dinyalakan (Alat → Setelan Server WebSocket).',
  port: 'Porta server WebSocket',
  noPort: 'Tulis angka 1 sampai 65535.',
  password: 'Kata sandi server WebSocket',
  passwordHint: 'Hanya dipakai untuk menyambung; tidak disimpan dan tidak dikirim ke server mana pun.',
  connect: 'Sambungkan',
  disconnect: 'Putuskan',
  connected: 'Tersambung ke OBS',
  connecting: 'Menyambung…',
  lost: 'Sambungan ke OBS putus. Menyambung lagi sendiri.',
  refused: 'OBS menolak kata sandinya.',
  unreachable: 'OBS tidak menjawab di porta ini. Periksa apakah server WebSocket sudah dinyalakan.',
  scenes: 'Adegan untuk setiap tahap siaran',
  keep: 'Jangan diganti',
  now: (state: string) => `Sekarang: ${state}`,
  shown: (scene: string) => `Adegan "${scene}" ditayangkan.`,
  missing: (scene: string) => `Adegan "${scene}" tidak ada di OBS.`,
  gone: 'Gelanggang ini tidak ditemukan.',
} as const;
