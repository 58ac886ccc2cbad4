// What scores in tanding, and what it is worth (rulebook 2025, art. 9.4.a.1, 11.6.e.1).

export const HIT_KINDS = ['punch', 'kick', 'throw'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** What the judges score (art. 14.6.d.1); a throw is the referee's decision and comes from the table (art. 15.2.c). */
export const JUDGED_KINDS = ['punch', 'kick'] as const satisfies readonly HitKind[];
export type JudgedKind = (typeof JUDGED_KINDS)[number];

export const HIT_POINTS: Readonly<Record<HitKind, 1 | 2 | 3>> = { punch: 1, kick: 2, throw: 3 };
export const HIT_LABELS: Readonly<Record<HitKind, string>> = {
  punch: 'Pukulan',
  kick: 'Tendangan',
  throw: 'Jatuhan',
};
