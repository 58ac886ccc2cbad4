// Where a menu may stand, and what its address may be.
import { isMenuAddress, menuAddress, menuPlaceFault, type PlacedMenu } from './menu-place';

const MENUS: readonly PlacedMenu[] = [
  { id: 1, parentId: null, type: 'admin' },
  { id: 2, parentId: 1, type: 'admin' },
  { id: 3, parentId: 2, type: 'admin' },
  { id: 4, parentId: null, type: 'public' },
];

describe('A menu', () => {
  it('may stand without a parent, or below one of its type', () => {
    expect(menuPlaceFault(MENUS, { id: null, parentId: null, type: 'public' })).toBeNull();
    expect(menuPlaceFault(MENUS, { id: null, parentId: 3, type: 'admin' })).toBeNull();
    expect(menuPlaceFault(MENUS, { id: 3, parentId: 1, type: 'admin' })).toBeNull();
  });

  it('stands neither below itself nor below one of its own, however deep', () => {
    for (const parentId of [1, 2, 3]) {
      expect(menuPlaceFault(MENUS, { id: 1, parentId, type: 'admin' })).toBe('parent-below');
    }
  });

  it('needs a parent that is there, and of its type', () => {
    expect(menuPlaceFault(MENUS, { id: null, parentId: 9, type: 'admin' })).toBe('parent-missing');
    expect(menuPlaceFault(MENUS, { id: null, parentId: 4, type: 'admin' })).toBe('parent-type');
  });

  it('keeps its type while it has children of that type', () => {
    expect(menuPlaceFault(MENUS, { id: 1, parentId: null, type: 'public' })).toBe('children-type');
    expect(menuPlaceFault(MENUS, { id: 3, parentId: null, type: 'public' })).toBeNull();
  });
});

describe("A menu's address", () => {
  it('stands below /admin/ when it is for the admin area, also when that is typed along', () => {
    expect(menuAddress('admin', ' /admin/tanding ')).toBe('tanding');
    expect(menuAddress('admin', '/admin')).toBe('');
    expect(menuAddress('admin', '/tanding/create')).toBe('tanding/create');
    expect(menuAddress('admin', '/administrasi')).toBe('administrasi');
    expect(menuAddress('public', ' /detail ')).toBe('/detail');
  });

  it.each(['admin', 'public'] as const)('that is left empty only opens the children of a menu that is %s', (type) => {
    expect(menuAddress(type, '')).toBe('#');
    expect(menuAddress(type, '  ')).toBe('#');
  });

  it.each([
    ['admin', '', true],
    ['admin', '#', true],
    ['admin', 'tanding/matches/3?page=2', true],
    ['admin', 'https://contoh.test', false],
    ['admin', '../keluar', false],
    ['public', '#', true],
    ['public', '/detail', true],
    ['public', 'https://contoh.test/berita?x=1', true],
    ['public', '//contoh.test', false],
    ['public', '/\\contoh.test', false],
    ['public', 'javascript:alert(1)', false],
    ['public', 'https://', false],
    ['public', '', false],
  ] as const)('%s %j: %s', (type, address, isRight) => {
    expect(isMenuAddress(type, address)).toBe(isRight);
  });
});
