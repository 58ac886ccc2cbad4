// What a judge can give in tanding, and what it is worth (rulebook 2025, Tanding).

export const HIT_KINDS = ['punch', 'kick', 'throw'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const HIT_POINTS: Readonly<Record<HitKind, 1 | 2 | 3>> = { punch: 1, kick: 2, throw: 3 };
export const HIT_LABELS: Readonly<Record<HitKind, string>> = {
  punch: 'Pukulan',
  kick: 'Tendangan',
  throw: 'Jatuhan',
};
