// The rules of a plan, what they cost and why one cannot be kept.

export const ruleTexts = {
  rounds: { final: 'Final', semifinal: 'Semifinal', quarterfinal: 'Perempat final' },
  mostPerDay: (most: number) => `Paling banyak ${most} partai per atlet dan hari`,
  /** `day` and `time`: '' where the rule says none. */
  roundFrom: (round: string, day: string, time: string) =>
    `${round} tidak sebelum${day && ` ${day}`}${time && ` pukul ${time}`}`,
  finalsAt: (day: string, arenas: string) => `Final${day && ` pada ${day}`}${arenas && ` di ${arenas}`}`,
  ageHours: (ages: string, hours: string) => `${ages} hanya pukul ${hours}`,
  spread: 'Dibagi rata ke semua hari',
  ceremony: (name: string, day: string, hours: string, arenas: string) =>
    `${name}: ${day} pukul ${hours}${arenas && ` di ${arenas}`}`,
  unplaced: (matches: number) => `${matches} partai tanpa tempat`,
  free: 'tanpa biaya',
  minutes: (minutes: number) => `${minutes} menit`,
  hours: (hours: number) => `${hours} jam`,
  days: (days: number) => `${days} hari`,
  noSession: (matches: number) => `tidak ada sesi yang tersisa bagi ${matches} partai`,
  fewDays: (rounds: number, days: number) =>
    `bagan terpanjang memerlukan ${rounds} partai beruntun, harinya hanya ${days}`,
  impossible: (rule: string, why: string) => `Aturan '${rule}' tidak dapat ditepati: ${why}.`,
};
