// Who may hear what.
import { TournamentRights } from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';
import { parseTopic, refusalOf } from './topics';

const listener = (accountId: number, ...permissions: Permission[]) => ({
  accountId,
  rights: new TournamentRights(new Set(permissions), [{ tournamentId: 4, role: 'staff' }]),
  arenaId: null,
});
const refused = (text: string, who: ReturnType<typeof listener> | null) => {
  const topic = parseTopic(text);
  if (!topic) throw new Error(`${text} is no topic`);
  return refusalOf(topic, who) !== null;
};

describe('a topic', () => {
  it.each([
    undefined,
    null,
    7,
    {},
    '',
    'site ',
    'tournament',
    'tournament:',
    'tournament:0',
    'tournament:-1',
    'tournament:1e3',
  ])('is not %p', (text) => expect(parseTopic(text)).toBeNull());
  it.each(['tournament:1:boss', 'user:1:staff', 'user:9999999999999999', 'display:a', `tournament:${'1'.repeat(80)}`])(
    'is not %s',
    (text) => expect(parseTopic(text)).toBeNull(),
  );

  it('of the site, of a tournament and of an arena is for everybody', () => {
    expect(refused('site', null)).toBe(false);
    expect(refused('tournament:4', null)).toBe(false);
    expect(refused('arena:4', null)).toBe(false);
    expect(parseTopic('arena:4:staff')).toBeNull();
  });

  it('of a screen is for everybody, and names a code that a screen can have', () => {
    expect(refused('display:AB2CD', null)).toBe(false);
    for (const text of ['display:AB2C', 'display:AB2CDE', 'display:ab2cd', 'display:AB0CD', 'display:AB2CD:staff']) {
      expect(parseTopic(text)).toBeNull();
    }
  });

  it('of an account is for that account only', () => {
    expect(refused('user:4', null)).toBe(true);
    expect(refused('user:4', listener(5, 'manage users'))).toBe(true);
    expect(refused('user:4', listener(4))).toBe(false);
  });

  it("of a tournament's staff is for accounts that draw, schedule, confirm payments or see the insight", () => {
    expect(refused('tournament:4:staff', null)).toBe(true);
    expect(refused('tournament:4:staff', listener(1, 'create payment', 'operate arena'))).toBe(true);
    for (const permission of ['manage drawing', 'manage schedule', 'view insight', 'confirm payment'] as const) {
      expect(refused('tournament:4:staff', listener(1, permission))).toBe(false);
      // a tournament of others
      expect(refused('tournament:5:staff', listener(1, permission))).toBe(true);
    }
  });
});
