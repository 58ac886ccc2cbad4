// The check of entries keeps its rules on generated lists, deadlines and corrections (issue 32, point 3).
import fc from 'fast-check';
import { changeTerms, type CheckRule } from './check-rule';
import {
  differencesOf,
  ENTRY_FIELDS,
  type EntryField,
  type EntryValues,
  misfits,
  outdated,
  withDifferences,
} from './differences';
import { listPrint, listState, type PresentRow, rowPrint, rowStates, signedRows, signList } from './signature';
import { askTicket, takeTicketStep } from './ticket';

const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 300) };

const rules: fc.Arbitrary<CheckRule> = fc
  .record({ isOn: fc.boolean(), dueAt: fc.nat(1000), fee: fc.option(fc.integer({ min: 1, max: 1_000_000 })) })
  .map((one) => ({ ...one, afterDue: one.fee === null ? 'closed' : 'fee' }));
const values: fc.Arbitrary<EntryValues> = fc.record(
  Object.fromEntries(ENTRY_FIELDS.map((field) => [field, fc.string({ unit: 'grapheme', maxLength: 6 })])) as Record<
    EntryField,
    fc.Arbitrary<string>
  >,
);
const rows: fc.Arbitrary<PresentRow[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), print: fc.constantFrom('a', 'b', 'c'), hasOpenTicket: fc.boolean() }),
      ),
    ),
  );
const open: CheckRule = { isOn: true, dueAt: 500, afterDue: 'closed', fee: null };

describe('the deadline', () => {
  it('costs nothing up to its very instant; after it a change has the fee, or none is taken', () => {
    fc.assert(
      fc.property(rules, fc.nat(2000), (rule, now) => {
        const terms = changeTerms(rule, now);
        if (!rule.isOn) return expect(terms).toEqual({ ok: false, code: 'off' });
        if (now <= rule.dueAt) return expect(terms).toEqual({ ok: true, isLate: false, fee: 0 });
        return expect(terms).toEqual(
          rule.afterDue === 'closed' ? { ok: false, code: 'closed' } : { ok: true, isLate: true, fee: rule.fee },
        );
      }),
      runs,
    );
    expect(changeTerms(null, 0)).toEqual({ ok: false, code: 'off' });
  });

  it('that passes between opening and sending charges nobody what they have not read', () => {
    fc.assert(
      fc.property(rules, fc.nat(2000), fc.nat(2000), (rule, opened, after) => {
        const read = changeTerms(rule, opened);
        if (!read.ok) return;
        const asked = { kind: 'change' as const, differences: 1, remark: '', agreedFee: read.fee };
        const taken = askTicket(rule, opened + after, asked);
        if (taken.ok) expect(taken.fee).toBe(read.fee);
        else expect(['closed', 'fee-changed']).toContain(taken.code);
      }),
      runs,
    );
  });
});

describe('a ticket', () => {
  it('changes something, or says something', () => {
    const asked = { kind: 'change' as const, differences: 0, remark: 'x', agreedFee: 0 };
    expect(askTicket(open, 0, asked)).toEqual({ ok: false, code: 'nothing-changes' });
    expect(askTicket(open, 0, { ...asked, kind: 'remark', remark: '  ' })).toEqual({
      ok: false,
      code: 'remark-missing',
    });
    expect(askTicket(open, 0, { ...asked, kind: 'withdraw', remark: '' })).toMatchObject({ ok: true, fee: 0 });
    expect(askTicket({ ...open, afterDue: 'fee', fee: 9 }, 501, { ...asked, differences: 1 })).toEqual({
      ...{ ok: false, code: 'fee-changed', fee: 9 },
    });
  });

  it('takes one step, in the version that was read', () => {
    expect(takeTicketStep({ state: 'open', version: 2 }, 2)).toEqual({ ok: true });
    expect(takeTicketStep({ state: 'open', version: 3 }, 2)).toEqual({ ok: false, code: 'changed-meanwhile' });
    for (const state of ['accepted', 'refused', 'taken-back'] as const) {
      expect(takeTicketStep({ state, version: 2 }, 2)).toEqual({ ok: false, code: 'over' });
    }
  });

  it('has as differences exactly what is wanted otherwise, and carrying them out gives what is wanted', () => {
    fc.assert(
      fc.property(values, values, fc.subarray([...ENTRY_FIELDS]), (present, other, fields) => {
        const wanted = Object.fromEntries(fields.map((field) => [field, other[field]]));
        const found = differencesOf(present, wanted);
        expect(found.every(({ from, to }) => from !== to)).toBe(true);
        expect(withDifferences(present, found)).toEqual({ ...present, ...wanted });
        expect(outdated(present, found)).toEqual([]);
        // carried out once, they start from nothing that still stands
        expect(outdated(withDifferences(present, found), found)).toEqual(found);
      }),
      runs,
    );
  });

  it('wants nothing that no entry could hold', () => {
    const wrong: [EntryField, string][] = [
      ['name', ' '],
      ['birth_date', '1 Mei'],
      ['gender', 'x'],
      ['body_weight', '0'],
      ['body_weight', 'berat'],
      ['match_category_id', ''],
      ['age_category_id', '0'],
      ['category_class_id', 'A'],
    ];
    for (const [field, to] of wrong) expect(misfits({ field, from: '', to })).toBe(true);
    const right: [EntryField, string][] = [
      ['name', 'Budi'],
      ['birth_date', '2010-05-01'],
      ['gender', 'male'],
      ['body_weight', '45.5'],
      ['body_weight', ''],
      ['match_category_id', '1'],
      ['age_category_id', '12'],
      ['category_class_id', ''],
      ['category_class_id', '7'],
      ['nomor', ''],
      ['team_label', ''],
    ];
    for (const [field, to] of right) expect(misfits({ field, from: 'x', to })).toBe(false);
  });
});

describe('a signature', () => {
  it('tells two rows apart by any of their fields, in whatever script', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const isSame = ENTRY_FIELDS.every((field) => one[field] === other[field]);
        expect(rowPrint(one) === rowPrint(other)).toBe(isSame);
      }),
      runs,
    );
  });

  it('holds as long as nothing changes: then every row is right or reported', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const asked = { now: 0, rows: list, signed: null, seen: listPrint([...list].reverse()) };
        const may = signList(open, asked);
        if (list.length === 0) return expect(may).toEqual({ ok: false, code: 'empty' });
        if (list.every(({ hasOpenTicket }) => hasOpenTicket))
          return expect(may).toEqual({ ok: false, code: 'all-reported' });
        expect(may).toEqual({ ok: true });
        const signed = signedRows(list);
        expect(listState(list, signed, true)).toBe('signed');
        expect(signList(open, { ...asked, signed })).toEqual({ ok: false, code: 'signed-already' });
      }),
      runs,
    );
  });

  it('shows each change since: of a row, a row more, a row less, a ticket that was decided', () => {
    fc.assert(
      fc.property(rows, rows, (before, now) => {
        const signed = signedRows(before);
        const old = new Map(before.map((row) => [row.id, row]));
        const isSame =
          now.length >= before.length &&
          before.every(({ id }) => now.some((row) => row.id === id)) &&
          now.every(
            (row) => row.hasOpenTicket || (old.get(row.id)?.print === row.print && !old.get(row.id)?.hasOpenTicket),
          );
        if (before.length === 0 && now.length === 0) return;
        expect(listState(now, signed, true)).toBe(isSame ? 'signed' : 'changed');
        const states = rowStates(now, signed);
        for (const row of now) {
          const was = old.get(row.id);
          if (row.hasOpenTicket) expect(states.get(row.id)).toBe('open');
          else if (!was || was.hasOpenTicket) expect(states.get(row.id)).toBe('unread');
          else expect(states.get(row.id)).toBe(was.print === row.print ? 'right' : 'changed');
        }
      }),
      runs,
    );
  });

  it('is refused under a list that is not the one that was read', () => {
    fc.assert(
      fc.property(rows, rows, (seen, now) => {
        fc.pre(now.length > 0 && listPrint(seen) !== listPrint(now));
        expect(signList(open, { now: 0, rows: now, signed: null, seen: listPrint(seen) })).toEqual({
          ...{ ok: false, code: 'changed-meanwhile' },
        });
      }),
      runs,
    );
  });

  it('comes in time, except for who signs anew what was changed since', () => {
    const list: PresentRow[] = [{ id: 1, print: 'a', hasOpenTicket: false }];
    const asked = { now: 501, rows: list, signed: null, seen: listPrint(list) };
    expect(signList(open, asked)).toEqual({ ok: false, code: 'closed' });
    expect(signList({ ...open, afterDue: 'fee', fee: 5 }, asked)).toEqual({ ok: true });
    expect(signList(open, { ...asked, signed: [{ id: 1, print: 'b', verdict: 'right' }] })).toEqual({ ok: true });
    expect(signList({ ...open, isOn: false }, asked)).toEqual({ ok: false, code: 'off' });
  });

  it('is missing as long as nobody has opened the list, or nobody has signed it', () => {
    const list: PresentRow[] = [{ id: 1, print: 'a', hasOpenTicket: false }];
    expect(listState([], null, false)).toBe('empty');
    expect(listState(list, null, false)).toBe('unopened');
    expect(listState(list, null, true)).toBe('read');
    expect(listState([], [{ id: 1, print: 'a', verdict: 'right' }], true)).toBe('changed');
  });
});
