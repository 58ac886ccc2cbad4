// Every permission and the roles that the product ships. Roles are rows in the database; these are their first fill.

export const PERMISSIONS = [
  // of the specifications, to the letter
  'view insight',
  'export contingent',
  'delete contingent',
  'export member',
  'delete member',
  'create payment',
  'edit payment',
  'upload payment struk',
  'confirm payment',
  // what the screens leave open (domain-rules, "Who may do what")
  'manage tournament',
  'manage master data',
  'manage drawing',
  'manage schedule',
  'manage navigation',
  'manage users',
  // who changed what, when and from where
  'view audit',
  'operate arena',
  // weighs athletes in; what was recorded wrongly is put right by holders of the second one
  'check in',
  'correct check in',
  // sees and edits every contingent, not only its own
  'manage contingents',
  // sees how the system does, mends its jobs, hands out and erases personal data
  'manage system',
  // does in every tournament what its role says; without it, in those alone of which it is a member
  'see all tournaments',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = {
  admin: { name: 'Admin', permissions: [...PERMISSIONS] },
  organiser: {
    name: 'Panitia',
    permissions: PERMISSIONS.filter(
      (p) => p !== 'manage users' && p !== 'manage system' && p !== 'see all tournaments',
    ),
  },
  operator: { name: 'Operator gelanggang', permissions: ['operate arena'] },
  weigher: { name: 'Petugas timbang', permissions: ['check in'] },
  manager: {
    name: 'Manajer kontingen',
    permissions: ['create payment', 'edit payment', 'upload payment struk', 'export member', 'delete member'],
  },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>;

export type RoleKey = keyof typeof ROLES;
