// What an account may do in a tournament: its role there, or, for whoever came from before, its role on the site.
import { labelled } from './labelled';
import { memberRoleTexts } from './member-role-texts';
import type { Permission } from './permissions';

/** Those that are about a tournament: held in one, they say nothing of another. All else is of the site or of own rows. */
export const TOURNAMENT_PERMISSIONS = [
  'view insight',
  'export contingent',
  'delete contingent',
  'confirm payment',
  'manage tournament',
  'manage drawing',
  'manage schedule',
  'view audit',
  'operate arena',
  'check in',
  'correct check in',
  'manage contingents',
  // of own rows as well, where a role on the site has them
  'export member',
  'delete member',
  'create payment',
  'edit payment',
  'upload payment struk',
] as const satisfies readonly Permission[];

/** Of these a role on the site gives those of own rows, whatever the tournament: a manager enters and pays. */
export const OWN_ROWS: readonly Permission[] = [
  'export member',
  'delete member',
  'create payment',
  'edit payment',
  'upload payment struk',
];

/** Held at a table or at the scales. */
export const OF_THE_DAY: readonly Permission[] = ['operate arena', 'check in', 'correct check in'];

/** Of an office, beyond running the day at a table or at the scales. */
export const OFFICE_PERMISSIONS: readonly Permission[] = TOURNAMENT_PERMISSIONS.filter(
  (one) => !OWN_ROWS.includes(one) && !OF_THE_DAY.includes(one),
);

const MONEY = ['view insight', 'confirm payment', 'create payment', 'edit payment'] as const;
const DAY = ['operate arena', 'check in'] as const;

/**
 * Each is a part of the permissions of a tournament. Only an owner says who the others are and deletes the tournament
 * (`isOwners` of a call). `staff` is never given: it holds in the tournament what its roles on the site hold.
 */
const ROLES_OF_MEMBERS = {
  owner: { permissions: TOURNAMENT_PERMISSIONS },
  organiser: { permissions: TOURNAMENT_PERMISSIONS },
  treasurer: { permissions: MONEY },
  operator: { permissions: DAY },
  staff: { permissions: [] },
} as const satisfies Record<string, { permissions: readonly Permission[] }>;

export const MEMBER_ROLES = labelled(ROLES_OF_MEMBERS, memberRoleTexts);

export type MemberRole = keyof typeof MEMBER_ROLES;

/** Those that an owner gives. */
export const GIVEN_ROLES = ['owner', 'organiser', 'treasurer', 'operator'] as const satisfies readonly MemberRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** Roles that hold a permission by themselves. */
export const rolesWith = (permission: Permission): MemberRole[] =>
  (Object.keys(MEMBER_ROLES) as MemberRole[]).filter((role) =>
    (MEMBER_ROLES[role].permissions as readonly Permission[]).includes(permission),
  );

/** Holding this, an account does in every tournament what its roles on the site say. */
export const SEES_ALL: Permission = 'see all tournaments';

export interface Membership {
  tournamentId: number;
  role: MemberRole;
}

/** Of what a list holds: `owner is null or row's account = owner or row's tournament = any(tournaments)`. */
export interface Seen {
  /** Null: all rows of what is asked for. */
  owner: number | null;
  tournaments: number[];
}

const isOfTournament = (permission: Permission): boolean =>
  (TOURNAMENT_PERMISSIONS as readonly Permission[]).includes(permission);

const isOfOffice = (permission: Permission): boolean => isOfTournament(permission) && !OWN_ROWS.includes(permission);

/** Where an account may do what. */
export class TournamentRights {
  private readonly roles: ReadonlyMap<number, MemberRole>;

  /** `site`: of its roles on the site. `isBound`: a session for one arena, which holds nothing anywhere else. */
  constructor(
    readonly site: ReadonlySet<Permission>,
    memberships: readonly Membership[],
    private readonly isBound = false,
  ) {
    this.roles = new Map(memberships.map(({ tournamentId, role }) => [tournamentId, role]));
  }

  get seesAll(): boolean {
    return this.site.has(SEES_ALL);
  }

  /** Its roles on the site say all, and the same everywhere. */
  get isSame(): boolean {
    return this.seesAll && this.roles.size === 0;
  }

  /** Its roles on the site, which only an admin gives, are of tables and scales alone: it works wherever it is needed. */
  get isDayStaff(): boolean {
    if (this.isBound || this.seesAll || OFFICE_PERMISSIONS.some((one) => this.site.has(one))) return false;
    return OF_THE_DAY.some((one) => this.site.has(one));
  }

  private holdsEverywhere(permission: Permission): boolean {
    if (!this.site.has(permission)) return false;
    return this.seesAll || (this.isDayStaff && OF_THE_DAY.includes(permission));
  }

  isMember(tournamentId: number): boolean {
    return this.roles.has(tournamentId);
  }

  /** May say who its members are, and delete it. */
  isOwner(tournamentId: number): boolean {
    return this.seesAll || this.roles.get(tournamentId) === 'owner';
  }

  /** Of the site and of own rows: what holds in any tournament, also in one of others. */
  outside(): Set<Permission> {
    if (this.seesAll) return new Set(this.site);
    return new Set(
      [...this.site].filter((one) => !isOfTournament(one) || OWN_ROWS.includes(one) || this.holdsEverywhere(one)),
    );
  }

  in(tournamentId: number): Set<Permission> {
    const role = this.roles.get(tournamentId);
    const held = this.outside();
    if (role === undefined) return held;
    const ofRole = role === 'staff' ? [...this.site].filter(isOfTournament) : MEMBER_ROLES[role].permissions;
    for (const permission of ofRole) held.add(permission);
    return held;
  }

  /** It works for an office by its roles on the site, or by its role in a tournament. */
  get isOfSiteOffice(): boolean {
    return [...this.site].some(isOfOffice);
  }

  get isOfOffice(): boolean {
    return [...this.anywhere()].some(isOfOffice);
  }

  /** Of a list that others read as well: of whom an office is, those of its tournaments; null: all. */
  get onlyOwn(): number[] | null {
    return this.isOfOffice && !this.seesAll && !this.isDayStaff ? [...this.roles.keys()] : null;
  }

  /** In any tournament: which pages there are for the account, and nothing more. */
  anywhere(): Set<Permission> {
    const held = new Set(this.site);
    for (const role of this.roles.values()) for (const one of MEMBER_ROLES[role].permissions) held.add(one);
    return held;
  }

  /** Of a list about one tournament, or (null) about all: everything where one of the permissions is held, else own rows. */
  seen(accountId: number, tournamentId: number | null, ...permissions: readonly Permission[]): Seen {
    if (tournamentId !== null) {
      const held = this.in(tournamentId);
      return { owner: permissions.some((one) => held.has(one)) ? null : accountId, tournaments: [] };
    }
    const tournaments = this.tournamentsWith(...permissions);
    return tournaments === null ? { owner: null, tournaments: [] } : { owner: accountId, tournaments };
  }

  /** Tournaments in which it holds one of these; null: all. */
  tournamentsWith(...permissions: readonly Permission[]): number[] | null {
    if (permissions.some((one) => this.holdsEverywhere(one))) return null;
    return [...this.roles.keys()].filter((id) => {
      const held = this.in(id);
      return permissions.some((one) => held.has(one));
    });
  }
}

/** Whether who sees `now` sees what was seen then. */
export const seesStill = (now: Seen, { owner, tournaments }: Seen): boolean =>
  now.owner === null || (owner !== null && tournaments.every((id) => now.tournaments.includes(id)));

/** Billings are seen by who confirms payments, and by who keeps contingents; others see their own. */
export const SEES_BILLINGS = ['confirm payment', 'manage contingents'] as const satisfies readonly Permission[];

export const billingsSeenBy = (rights: TournamentRights, accountId: number, tournamentId: number | null): Seen =>
  rights.seen(accountId, tournamentId, ...SEES_BILLINGS);
