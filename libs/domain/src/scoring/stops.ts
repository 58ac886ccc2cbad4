// Why an athlete does not go on, as the table enters it (rulebook 2025, art. 11.6.g.2, 11.6.g.4.a, 11.6.g.6).

export const STOP_KINDS = ['gives-up', 'withdrawn', 'unfit', 'injured-by-fault', 'cannot-go-on', 'danger'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export const STOP_LABELS: Readonly<Record<StopKind, string>> = {
  'gives-up': 'Menyerah',
  withdrawn: 'Ditarik pendamping',
  unfit: 'Tidak layak menurut dokter',
  'injured-by-fault': 'Cedera karena pelanggaran lawan',
  'cannot-go-on': 'Tidak dapat melanjutkan',
  danger: 'Dihentikan wasit demi keselamatan',
};
