// What a partai is called.

export const partaiTexts = {
  none: 'Partai',
  title: (partai: string) => `Partai ${partai}`,
  /** Within a sentence. */
  named: (partai: string) => `partai ${partai}`,
  thisOne: 'Partai ini',
  thisWithin: 'partai ini',
  numberings: { 'arena-day': 'Per gelanggang dan hari', tournament: 'Seluruh turnamen' },
  /** Where a changed match stood before. */
  place: (partai: string, time: string, arena: string, day: string) => `${partai}, ${time} di ${arena}, ${day}`,
};
