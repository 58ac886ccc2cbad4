// In which round an entry counts that the table makes later.
import { type AskedSheet, roundOfEntry, roundOfFault, upheldFault } from './entry-round';

it('counts an entry in the round that it names, once that has begun, and else in the one that is on', () => {
  expect(roundOfEntry(undefined, 2)).toEqual({ ok: true, round: 2 });
  expect(roundOfEntry(1, 2)).toEqual({ ok: true, round: 1 });
  expect(roundOfEntry(2, 2)).toEqual({ ok: true, round: 2 });
  expect(roundOfEntry(3, 2)).toEqual({ ok: false, code: 'not-begun' });
});

describe('[R25-P02, R25-T13] a fault that the judges have upheld', () => {
  const asked = { id: 7, kind: 'violation', round: 1, verdict: 'red', decided_at: '2026-11-28T03:00:00Z' } as const;
  const card = {
    id: 4,
    corner: 'blue',
    round: 1,
    claim: 'fault',
    verification_id: 7,
    outcome: 'accepted',
    withdrawn_reason: null,
  } as const;
  const sheet = (more: Partial<AskedSheet>): AskedSheet => ({
    ...{ verifications: [asked], var_requests: [], penalties: [] },
    ...more,
  });
  const decidedAt = Date.parse(asked.decided_at);

  it('is of the round in which they were asked', () => {
    expect(upheldFault(sheet({}), 'red')).toEqual({ round: 1, cardId: null, besideId: null, decidedAt });
    expect(upheldFault(sheet({}), 'blue')).toBeNull();
    expect(upheldFault(sheet({ verifications: [{ ...asked, kind: 'throw' }] }), 'red')).toBeNull();
    expect(upheldFault(sheet({ verifications: [{ ...asked, decided_at: null }] }), 'red')).toBeNull();
  });

  it('is of the round in which the card was raised, where they were asked about one that says so', () => {
    const later = { ...asked, round: 2 };
    const of = (one: Partial<AskedSheet['var_requests'][number]>) =>
      upheldFault(sheet({ verifications: [later], var_requests: [{ ...card, ...one }] }), 'red');
    expect(of({})).toEqual({ round: 1, cardId: 4, besideId: null, decidedAt });
    // against an own penalty: it stands, and nothing is to be entered
    expect(of({ corner: 'red', claim: 'no-fault', outcome: 'rejected' })).toBeNull();
    expect(of({ withdrawn_reason: 'Salah sudut' })).toBeNull();
  });

  it('is entered whoever the card was of: it was the other one’s fault than the card said', () => {
    const of = (one: Partial<AskedSheet['var_requests'][number]>) =>
      upheldFault(sheet({ var_requests: [{ ...card, ...one }] }), 'red');
    // blue was punished for what red did
    expect(of({ claim: 'no-fault' })).toEqual({ round: 1, cardId: null, besideId: 7, decidedAt });
    // red said that it was blue
    expect(of({ corner: 'red', outcome: 'rejected' })).toEqual({ round: 1, cardId: null, besideId: 7, decidedAt });
    expect(of({ claim: 'no-fault', outcome: null })).toBeNull();
  });

  it('is entered once; what was taken back is to be entered again', () => {
    const penalty = { corner: 'red', at: '2026-11-28T03:00:05Z', withdrawn_reason: null } as const;
    expect(upheldFault(sheet({ penalties: [penalty] }), 'red')).toBeNull();
    expect(upheldFault(sheet({ penalties: [{ ...penalty, withdrawn_reason: 'Salah' }] }), 'red')).not.toBeNull();
    expect(upheldFault(sheet({ penalties: [{ ...penalty, at: '2026-11-28T02:59:00Z' }] }), 'red')).not.toBeNull();
    expect(upheldFault(sheet({ penalties: [{ ...penalty, corner: 'blue' }] }), 'red')).not.toBeNull();
  });

  it('[R25-T24] opens the table in its round, until the fight goes on; any other fault in the one that is on', () => {
    const now = { round: 2, ranAt: decidedAt - 1000 };
    expect(roundOfFault(sheet({}), 'red', now)).toBe(1);
    expect(roundOfFault(sheet({}), 'red', { ...now, ranAt: null })).toBe(1);
    expect(roundOfFault(sheet({}), 'red', { ...now, ranAt: decidedAt + 1000 })).toBe(2);
    expect(roundOfFault(sheet({}), 'blue', now)).toBe(2);
    expect(roundOfFault(null, 'red', now)).toBe(2);
  });

  it('is the last one that they have said', () => {
    const next = { ...asked, id: 8, round: 2, decided_at: '2026-11-28T03:05:00Z' };
    expect(upheldFault(sheet({ verifications: [next, asked] }), 'red')?.round).toBe(2);
  });
});
