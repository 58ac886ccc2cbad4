// A manager's protest and appeal by the rulebook's rows, a line each.
import {
  askForm,
  decideBy,
  type DeciderRole,
  mayUndoRuling,
  PROTEST_STAGES,
  type ProtestLevel,
  protestStatus,
  remediesOf,
  type Remedy,
  reopens,
  returnForm,
  ruleOn,
  type Ruling,
  takeFormBack,
} from './protests';

const MINUTE = 60_000;
const at = (minutes: number, milliseconds = 0) => 1_000_000_000 + minutes * MINUTE + milliseconds;
const asked = { isConcerned: true, decidedAt: at(0), wasTaken: false };

describe('the form', () => {
  it.each<[string, ProtestLevel, number, number, boolean]>([
    ['at once', 1, 0, 0, true],
    ['in the tenth minute', 1, 10, 0, true],
    ['a millisecond later', 1, 10, 1, false],
    ['an appeal in the eleventh minute', 2, 11, 0, true],
    ['an appeal in the twentieth minute', 2, 20, 0, true],
    ['an appeal a millisecond later', 2, 20, 1, false],
  ])(
    '[R25-P05] [R25-P07] is asked for within 10 minutes of the decision, 20 for an appeal: %s',
    (_, level, minutes, ms, ok) => {
      const outcome = askForm({ ...asked, level, now: at(minutes, ms) });
      expect(outcome).toEqual(
        ok ? { ok: true, returnBy: at(minutes + 20, ms) } : expect.objectContaining({ ok: false, code: 'too-late' }),
      );
    },
  );

  it.each<[string, Partial<typeof asked> | { decidedAt: null }, string]>([
    ['another contingent', { isConcerned: false }, 'not-concerned'],
    ['nothing is decided', { decidedAt: null }, 'nothing-decided'],
    ['it was taken before', { wasTaken: true }, 'taken-before'],
  ])('[R25-P05] is for a manager of a contingent concerned, once for each decision: %s', (_, other, code) => {
    expect(askForm({ ...asked, ...other, level: 1, now: at(1) })).toMatchObject({ ok: false, code });
  });

  it.each<[string, ProtestLevel, number, number, boolean]>([
    ['in the twentieth minute', 1, 20, 0, true],
    ['a millisecond later', 1, 20, 1, false],
    ['an appeal in the twentieth minute', 2, 20, 0, true],
    ['an appeal a millisecond later', 2, 20, 1, false],
  ])('[R25-P05] [R25-P07] comes back within 20 minutes of receiving it: %s', (_, level, minutes, ms, ok) => {
    const outcome = returnForm({ level, takenAt: at(0), returnedAt: null }, at(minutes, ms));
    expect(outcome).toMatchObject(ok ? { ok: true, decideBy: at(minutes + 120, ms) } : { ok: false, code: 'too-late' });
  });

  it('is taken back while nothing was handed in with it', () => {
    expect(takeFormBack({ returnedAt: null, isFeePaid: false })).toEqual({ ok: true });
    expect(takeFormBack({ returnedAt: at(1), isFeePaid: false })).toMatchObject({ ok: false, code: 'returned-before' });
    expect(takeFormBack({ returnedAt: null, isFeePaid: true })).toMatchObject({ ok: false, code: 'fee-paid' });
  });

  it('comes back once', () => {
    expect(returnForm({ level: 1, takenAt: at(0), returnedAt: at(1) }, at(2))).toMatchObject({
      ok: false,
      code: 'returned-before',
    });
  });
});

describe('the decision', () => {
  const first = { chair: 'A', council: 'B', commission: 'C' };
  const second = { 'technical-delegate': 'A', medical: 'B', federation: 'C' };
  const ruling: Ruling = {
    ...{ kind: 'tanding', level: 1, returnedAt: at(0), isDecided: false, isFeePaid: true, isOverruled: false },
    ...{ remedy: 'result-changed', reason: 'Terbukti.', deciders: first },
  };

  it.each<[ProtestLevel, DeciderRole[]]>([
    [1, ['chair', 'council', 'commission']],
    [2, ['technical-delegate', 'medical', 'federation']],
  ])('[R25-P06] [R25-P08] level %i is decided by those whom the rulebook names, all of them', (level, roles) => {
    const deciders: Partial<Record<DeciderRole, string>> = level === 1 ? first : second;
    expect(PROTEST_STAGES[level].deciders).toEqual(roles);
    expect(ruleOn({ ...ruling, level, deciders }, at(5))).toMatchObject({ ok: true, isFinal: level === 2 });
    for (const role of roles) {
      const lacking = ruleOn({ ...ruling, level, deciders: { ...deciders, [role]: ' ' } }, at(5));
      expect(lacking).toMatchObject({ ok: false, code: 'decider-missing' });
    }
  });

  it.each<[ProtestLevel, number, number, boolean]>([
    [1, 120, 0, false],
    [1, 120, 1, true],
    [2, 120, 0, false],
    [2, 120, 1, true],
  ])('[R25-P06] [R25-P08] of level %i after %i minutes and %i ms is late: %s', (level, minutes, ms, isLate) => {
    const deciders = level === 1 ? first : second;
    expect(decideBy(level, at(0))).toBe(at(120));
    expect(ruleOn({ ...ruling, level, deciders }, at(minutes, ms))).toMatchObject({ ok: true, isLate });
    const times = { level, takenAt: at(-5), returnedAt: at(0), isDecided: false };
    expect(protestStatus(times, at(minutes, ms))).toBe(isLate ? 'overdue' : 'open');
  });

  it.each<[string, Partial<Ruling>, string]>([
    ['without reasons', { reason: '  ' }, 'reason-missing'],
    ['before the form is back', { returnedAt: null }, 'not-returned'],
    ['twice', { isDecided: true }, 'decided-before'],
  ])('[R25-P06] is refused %s', (_, other, code) => {
    expect(ruleOn({ ...ruling, ...other }, at(5))).toMatchObject({ ok: false, code });
  });

  it.each<[Remedy, boolean]>([
    ['rejected', true],
    ['result-changed', false],
    ['extra-round', false],
  ])('[R25-P08] on a result that an appeal has changed since %s: %s', (remedy, ok) => {
    expect(ruleOn({ ...ruling, remedy, isOverruled: true }, at(5)).ok).toBe(ok);
  });

  it.each<[Remedy, boolean]>([
    ['rejected', true],
    ['result-changed', false],
    ['extra-round', false],
  ])('[R25-P10] without the fee %s: %s', (remedy, ok) => {
    expect(ruleOn({ ...ruling, remedy, isFeePaid: false }, at(5)).ok).toBe(ok);
  });

  it.each<[Ruling['kind'], Remedy, boolean]>([
    ['tanding', 'rejected', true],
    ['tanding', 'result-changed', true],
    ['tanding', 'extra-round', true],
    ['tanding', 'again', false],
    ['seni', 'rejected', true],
    ['seni', 'result-changed', true],
    ['seni', 'extra-round', false],
    ['seni', 'again', true],
  ])('[R25-P09] of %s may be %s: %s', (kind, remedy, ok) => {
    expect(remediesOf(kind).includes(remedy)).toBe(ok);
    expect(ruleOn({ ...ruling, kind, remedy }, at(5)).ok).toBe(ok);
    expect(reopens(remedy)).toBe(remedy === 'extra-round' || remedy === 'again');
  });

  it('[R25-P09] is undone unless it was appealed against', () => {
    expect(mayUndoRuling({ isDecided: true, isAppealed: false })).toEqual({ ok: true });
    expect(mayUndoRuling({ isDecided: true, isAppealed: true })).toMatchObject({ code: 'appealed' });
    expect(mayUndoRuling({ isDecided: false, isAppealed: false })).toMatchObject({ code: 'not-decided' });
  });

  it('stands in the list as what it waits for', () => {
    const form = { level: 1 as const, takenAt: at(0), returnedAt: null, isDecided: false };
    expect(protestStatus(form, at(20))).toBe('form');
    expect(protestStatus(form, at(20, 1))).toBe('lapsed');
    expect(protestStatus({ ...form, returnedAt: at(3), isDecided: true }, at(500))).toBe('decided');
  });
});
