// What stays on a device when an account is no longer signed in: nothing of its own, however that came.
import { forgetWithAccount } from './forget-with-account';
import { dropOwnOfOthers, OWN_IN_TAB } from './own-in-tab';
import { readKeptInTab, writeKeptInTab } from './stored';

const LIST = `${OWN_IN_TAB}entry-list.file`;

describe("What a page keeps in the tab of an account's own", () => {
  beforeEach(() => {
    dropOwnOfOthers('a@contoh.test');
    writeKeptInTab(LIST, 'Nama, NIK');
    writeKeptInTab('gelanggang.other', 'everybody’s');
  });

  it('goes when nobody or somebody else is signed in, and nothing else does', () => {
    for (const now of [null, 'b@contoh.test']) {
      dropOwnOfOthers('a@contoh.test');
      writeKeptInTab(LIST, 'Nama, NIK');
      dropOwnOfOthers(now);
      expect([readKeptInTab(LIST), readKeptInTab('gelanggang.other')]).toEqual([null, 'everybody’s']);
    }
  });

  it('stays with its account', () => {
    dropOwnOfOthers('a@contoh.test');
    expect(readKeptInTab(LIST)).toBe('Nama, NIK');
  });
});

describe('What was fetched', () => {
  function device(first: string | null) {
    let who = first;
    let tell = (): void => undefined;
    const done: string[] = [];
    const client = {
      removeQueries: () => done.push('removed'),
      resetQueries: () => Promise.resolve(void done.push('reset')),
    };
    forgetWithAccount(client, { who: () => who, onChange: (listener) => (tell = listener) });
    return async (next: string | null) => {
      who = next;
      tell();
      await new Promise((then) => setTimeout(then));
      return done.splice(0);
    };
  }

  it('for an account is forgotten once nobody, or somebody else, is signed in', async () => {
    expect(await device('a@contoh.test')(null)).toEqual(['removed', 'reset']);
    expect(await device('a@contoh.test')('b@contoh.test')).toEqual(['removed', 'reset']);
  });

  it('stays while that account is signed in, and what nobody in particular was shown', async () => {
    expect(await device('a@contoh.test')('a@contoh.test')).toEqual([]);
    const change = device(null);
    expect(await change('a@contoh.test')).toEqual([]);
    expect(await change(null)).toEqual(['removed', 'reset']);
  });
});
