// What is said of a match that somebody follows, by a page's own notice and by one that wakes a phone.
export const FOLLOWED_TEXTS = {
  drawn: (className: string) => `Bagan ${className} terbit`,
  manyDrawn: (count: number) => `${count} bagan terbit`,
  allDrawn: 'Lihat lawan dan jadwal yang diikuti.',
  close: (partai: string | null) => `Partai ${partai ?? '–'} sebentar lagi`,
  called: (partai: string | null) => `Partai ${partai ?? '–'} dipanggil`,
  moved: (partai: string | null) => `Partai ${partai ?? '–'} pindah`,
  result: (partai: string | null) => `Hasil partai ${partai ?? '–'}`,
  calledTo: (arena: string) => `Segera ke ${arena}.`,
  closeAt: (arena: string, clock: string) => `${arena}, ± ${clock}.`,
  movedTo: (place: string, from: string) => `Sekarang ${place}, tadinya ${from}.`,
  won: (name: string, score: string) => `${name} menang${score ? ` ${score}` : ''}.`,
  scored: (score: string) => `Nilai ${score}.`,
  over: 'Sudah selesai.',
} as const;
