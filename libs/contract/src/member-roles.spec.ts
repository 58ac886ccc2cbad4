// What an account may do where, of its roles on the site and in tournaments.
import { GIVEN_ROLES, MEMBER_ROLES, type Membership, rolesWith, TournamentRights } from './member-roles';
import { type Permission, PERMISSIONS, ROLES } from './permissions';

const rights = (site: readonly Permission[], ...memberships: Membership[]) =>
  new TournamentRights(new Set(site), memberships);
const ORGANISER = ROLES.organiser.permissions;

describe('An account', () => {
  it('holds of its roles on the site nothing of a tournament in which it does not work, but own rows', () => {
    const organiser = rights(ORGANISER, { tournamentId: 1, role: 'owner' });
    for (const permission of ['manage tournament', 'manage contingents', 'confirm payment', 'operate arena'] as const) {
      expect(organiser.in(1).has(permission)).toBe(true);
      expect(organiser.in(2).has(permission)).toBe(false);
      expect(organiser.outside().has(permission)).toBe(false);
      expect(organiser.anywhere().has(permission)).toBe(true);
    }
    expect([...organiser.in(2)].sort()).toEqual(
      [
        ...['create payment', 'delete member', 'edit payment', 'export member', 'manage master data'],
        ...['manage navigation', 'upload payment struk'],
      ].sort(),
    );
  });

  it('holds in a tournament what its role there says, whatever its roles on the site', () => {
    const manager = rights(ROLES.manager.permissions, { tournamentId: 1, role: 'treasurer' });
    expect(manager.in(1).has('confirm payment')).toBe(true);
    expect(manager.in(1).has('manage drawing')).toBe(false);
    expect(manager.in(2).has('confirm payment')).toBe(false);
    expect(manager.tournamentsWith('confirm payment', 'manage drawing')).toEqual([1]);
    expect(manager.isOwner(1)).toBe(false);
  });

  it('from before members holds in a tournament what its roles on the site hold, no more and no less', () => {
    const staff = rights(['manage drawing', 'manage users'], { tournamentId: 1, role: 'staff' });
    expect([...staff.in(1)].sort()).toEqual(['manage drawing', 'manage users']);
    expect(rights([], { tournamentId: 1, role: 'staff' }).in(1).size).toBe(0);
  });

  it('that sees all does everywhere what its roles on the site say, and no more', () => {
    const admin = rights(PERMISSIONS);
    expect(admin.tournamentsWith('manage drawing')).toBeNull();
    expect(admin.isOwner(7)).toBe(true);
    expect(admin.onlyOwn).toBeNull();
    const watching = rights(['see all tournaments', 'view insight'], { tournamentId: 1, role: 'organiser' });
    expect(watching.tournamentsWith('view insight')).toBeNull();
    expect(watching.tournamentsWith('manage drawing')).toEqual([1]);
    expect(watching.in(2).has('manage drawing')).toBe(false);
  });

  it('sees of a list own rows and those of its tournaments; of a list about one, all of it or own rows', () => {
    const one = rights(ORGANISER, { tournamentId: 1, role: 'organiser' }, { tournamentId: 2, role: 'operator' });
    expect(one.seen(5, null, 'manage contingents')).toEqual({ owner: 5, tournaments: [1] });
    expect(one.seen(5, 1, 'manage contingents')).toEqual({ owner: null, tournaments: [] });
    expect(one.seen(5, 2, 'manage contingents')).toEqual({ owner: 5, tournaments: [] });
    expect(rights(PERMISSIONS).seen(5, null, 'manage contingents')).toEqual({ owner: null, tournaments: [] });
  });

  it('of an office is told of its own tournaments, a manager of all', () => {
    expect(rights(ORGANISER).onlyOwn).toEqual([]);
    expect(rights(ROLES.manager.permissions).onlyOwn).toBeNull();
    expect(rights(ROLES.manager.permissions, { tournamentId: 3, role: 'operator' }).onlyOwn).toEqual([3]);
  });
});

describe('The staff of tables and scales', () => {
  const OPERATOR: Permission[] = ['operate arena'];

  it('works in every tournament by its role on the site, and holds nothing else there', () => {
    const operator = rights(OPERATOR);
    expect([...operator.in(7)]).toEqual(['operate arena']);
    expect(operator.tournamentsWith('operate arena')).toBeNull();
    expect(operator.tournamentsWith('manage schedule')).toEqual([]);
    expect(operator.onlyOwn).toBeNull();
  });

  it('is not whoever holds more, and not a session for one arena', () => {
    expect(
      rights([...OPERATOR, 'manage schedule'])
        .in(7)
        .has('operate arena'),
    ).toBe(false);
    expect(rights(ORGANISER).in(7).has('operate arena')).toBe(false);
    const laptop = new TournamentRights(new Set(OPERATOR), [{ tournamentId: 1, role: 'staff' }], true);
    expect(laptop.in(1).has('operate arena')).toBe(true);
    expect(laptop.in(7).has('operate arena')).toBe(false);
  });
});

describe('The roles of a tournament', () => {
  it('are parts of what an owner may do, who may all that an organiser of before could of a tournament', () => {
    const owners = new Set<Permission>(MEMBER_ROLES.owner.permissions);
    for (const role of GIVEN_ROLES) {
      expect(MEMBER_ROLES[role].permissions.filter((permission) => !owners.has(permission))).toEqual([]);
      expect(MEMBER_ROLES[role].permissions.length).toBeGreaterThan(0);
    }
    expect(ORGANISER.filter((one) => !owners.has(one)).sort()).toEqual(['manage master data', 'manage navigation']);
    expect(rolesWith('operate arena')).toEqual(['owner', 'organiser', 'operator']);
  });
});
