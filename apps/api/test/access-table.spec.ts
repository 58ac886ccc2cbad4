// The printed table of who may call what says the same as the rows that the guard reads.
import { execFileSync } from 'node:child_process';
import { CALLS } from '@gelanggang/contract/access';
import { ACTION_LABELS } from '@gelanggang/contract/audit-actions';
import { AUDIT_SUBJECTS, KEEPS_VALUES, OF_PEOPLE, SUBJECT_LABELS } from '@gelanggang/contract/audit';
import { PANEL_ACCESS } from '@gelanggang/contract/call';

const printed = (...words: string[]) =>
  execFileSync(process.execPath, ['scripts/access.mjs', ...words], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

it('names each call once, with its access, and whether an arena laptop may and the audit writes', () => {
  const rows = CALLS.map(({ name, access, fromArena, audited }) => [
    access,
    name,
    fromArena ? 'arena laptop too' : '',
    audited === false || name.startsWith('GET ') ? '' : 'audited',
  ]);
  expect(printed().sort()).toEqual(rows.sort());
});

it('shows those alone that a word is in', () => {
  const rows = printed('manage drawing');
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(([access]) => access))).toEqual(new Set(['manage drawing']));
});

describe('What the audit says of calls', () => {
  // a panel has no account: what it does is written by a name of its own
  const isPanel = (access: string) => PANEL_ACCESS.some((one) => one === access) || access === 'public';
  const paths = CALLS.filter(
    ({ audited, name, access }) => audited !== false && !name.startsWith('GET ') && !isPanel(access),
  ).map(({ name }) => name.slice(name.indexOf(' ') + 1));

  it('is said of calls that there are, and that are written by their name', () => {
    const names = new Set<string>(CALLS.filter(({ audited }) => audited !== false).map(({ name }) => name));
    expect(Object.keys(ACTION_LABELS).filter((action) => action.includes(' ') && !names.has(action))).toEqual([]);
  });

  it('has a subject in words for each of them', () => {
    const fits = (start: string) => paths.some((path) => path.startsWith(start));
    expect([...Object.keys(AUDIT_SUBJECTS), ...KEEPS_VALUES, ...OF_PEOPLE].filter((start) => !fits(start))).toEqual([]);
    const nameless = paths.filter((path) => !Object.keys(AUDIT_SUBJECTS).some((start) => path.startsWith(start)));
    expect(nameless).toEqual([]);
    expect(Object.values(AUDIT_SUBJECTS).filter((subject) => !(subject in SUBJECT_LABELS))).toEqual([]);
  });
});
