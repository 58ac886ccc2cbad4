// The states of a match, every step from every state, and which outcomes a match can have.
import {
  countedTo,
  MAX_SCORE,
  MIN_SCORE,
  checkOutcome,
  MATCH_STATUS_LABELS,
  MATCH_STATUSES,
  MATCH_STEPS,
  takeStep,
  type MatchStatus,
  type Outcome,
} from './match-steps';
import { isWinKind, WIN_KIND_LABELS, WIN_KINDS } from './win-kinds';

const both = { blueUnitId: 1, redUnitId: 2 };

describe('the steps of a match', () => {
  const table = MATCH_STEPS.flatMap((step) =>
    MATCH_STATUSES.map((status) => {
      const taken = takeStep({ ...both, status }, step);
      return `${status} ${step} → ${taken.ok ? taken.status : taken.code}`;
    }),
  ).filter((line) => !line.endsWith('wrong-step'));

  it('are scheduled → called → ongoing → finished or walkover, and back, and no others', () => {
    expect(table).toEqual([
      'scheduled call → called',
      'scheduled skip → scheduled',
      'called skip → scheduled',
      'scheduled bring-back → scheduled',
      'called start → ongoing',
      'ongoing stop → called',
      'ongoing finish → finished',
      'scheduled walkover → walkover',
      'called walkover → walkover',
      'ongoing walkover → walkover',
      'finished reset → scheduled',
      'walkover reset → scheduled',
    ]);
  });

  it('need both opponents to call, start and finish, but not for a walkover', () => {
    const alone = (status: MatchStatus) => ({ status, blueUnitId: 1, redUnitId: null });
    expect(takeStep(alone('scheduled'), 'call')).toEqual({ ok: false, code: 'corner-empty' });
    expect(takeStep({ status: 'scheduled', blueUnitId: null, redUnitId: 2 }, 'call')).toEqual({
      ...{ ok: false, code: 'corner-empty' },
    });
    expect(takeStep(alone('called'), 'start')).toEqual({ ok: false, code: 'corner-empty' });
    expect(takeStep(alone('ongoing'), 'finish')).toEqual({ ok: false, code: 'corner-empty' });
    expect(takeStep(alone('scheduled'), 'walkover')).toEqual({ ok: true, status: 'walkover' });
  });
});

describe('an outcome', () => {
  const match = { ...both, status: 'ongoing' as const };
  const won = (change: Partial<Outcome> = {}): Outcome => ({
    ...{ isWalkover: false, winner: 'blue', winKind: 'angka', blueScore: null, redScore: null },
    ...change,
  });
  const codeOf = (outcome: Outcome, on: Parameters<typeof checkOutcome>[0] = match) => {
    const checked = checkOutcome(on, outcome);
    return checked.ok ? 'ok' : checked.code;
  };

  it('names a winner who is there and how the match was won', () => {
    for (const winKind of WIN_KINDS) expect(codeOf(won({ winKind }))).toBe('ok');
    expect(codeOf(won({ winner: null }))).toBe('winner-missing');
    expect(codeOf(won({ winKind: null }))).toBe('win-kind-missing');
    expect(codeOf(won({ winner: 'red' }), { ...match, redUnitId: null })).toBe('winner-not-there');
    // only the winner has to be there, of the corner that has won
    expect(codeOf(won({ winner: 'blue' }), { ...match, redUnitId: null })).toBe('ok');
    expect(codeOf(won({ winner: 'red' }), { ...match, blueUnitId: null })).toBe('ok');
    expect(codeOf(won({ winner: 'blue' }), { ...match, blueUnitId: null })).toBe('winner-not-there');
  });

  it('never names a dummy, which goes on nowhere; its opponent wins, or nobody does', () => {
    const withDummy = { ...match, dummyCorner: 'red' as const };
    const walkover = won({ isWalkover: true, winKind: null });
    expect(codeOf(won({ winner: 'red' }), withDummy)).toBe('winner-is-dummy');
    expect(codeOf({ ...walkover, winner: 'red' }, withDummy)).toBe('winner-is-dummy');
    expect(codeOf(won({ winner: 'blue' }), withDummy)).toBe('ok');
    expect(codeOf({ ...walkover, winner: null }, withDummy)).toBe('ok');
  });

  it('keeps the scores of both corners or of none', () => {
    expect(codeOf(won({ blueScore: 12, redScore: 7 }))).toBe('ok');
    expect(codeOf(won({ blueScore: 12 }))).toBe('score-half-given');
    expect(codeOf(won({ redScore: 0 }))).toBe('score-half-given');
    for (const score of [-100, 1.5, 1000, Number.NaN]) {
      expect(codeOf(won({ blueScore: score, redScore: 1 }))).toBe('score-out-of-range');
    }
    expect(codeOf(won({ blueScore: 999, redScore: -99 }))).toBe('ok');
  });

  it('by points does not go to who has fewer, but may go to either when level or when won in another way', () => {
    expect(codeOf(won({ blueScore: 5, redScore: 9 }))).toBe('winner-behind-on-points');
    expect(codeOf(won({ winner: 'red', blueScore: 9, redScore: 5 }))).toBe('winner-behind-on-points');
    expect(codeOf(won({ blueScore: 9, redScore: 9 }))).toBe('ok');
    expect(codeOf(won({ blueScore: 5, redScore: 9, winKind: 'diskualifikasi' }))).toBe('ok');
  });

  it('[R25-T41] is by weight or by lot where both were counted out before any point (art. 11.6.e.2.c.8.b), whatever a penalty took off', () => {
    const penalised = won({ blueScore: -1, redScore: 0 });
    for (const reason of ['both-counted-lighter', 'lot']) {
      expect(checkOutcome(match, penalised, reason)).toEqual({ ok: true });
      expect(checkOutcome(match, won({ blueScore: 1, redScore: 2 }), reason)).toMatchObject({ ok: false });
    }
    for (const reason of [null, 'points', 'lighter']) {
      expect(checkOutcome(match, penalised, reason)).toEqual({ ok: false, code: 'winner-behind-on-points' });
    }
  });

  it('by walkover has no kind of win and no score, and a winner unless both are absent', () => {
    const walkover = won({ isWalkover: true, winKind: null });
    expect(codeOf(walkover)).toBe('ok');
    expect(codeOf({ ...walkover, winner: null })).toBe('ok');
    expect(codeOf({ ...walkover, winKind: 'angka' })).toBe('walkover-with-win-kind');
    expect(codeOf({ ...walkover, blueScore: 1, redScore: 0 })).toBe('walkover-with-score');
    expect(codeOf({ ...walkover, blueScore: 1 })).toBe('walkover-with-score');
    expect(codeOf({ ...walkover, redScore: 1 })).toBe('walkover-with-score');
    expect(codeOf({ ...walkover, winner: null }, { ...match, redUnitId: null })).toBe('ok');
    expect(codeOf({ ...walkover, winner: null }, { ...match, blueUnitId: null })).toBe('ok');
    expect(codeOf({ ...walkover, winner: 'red' }, { ...match, redUnitId: null })).toBe('winner-not-there');
  });
});

describe('the kinds of a win', () => {
  it('each have a label, and nothing else is one', () => {
    expect(WIN_KIND_LABELS).toEqual({
      angka: 'Menang angka',
      teknik: 'Menang teknik',
      mutlak: 'Menang mutlak',
      wmp: 'Menang WMP',
      'undur-diri': 'Lawan undur diri',
      diskualifikasi: 'Lawan diskualifikasi',
    });
    expect(Object.keys(WIN_KIND_LABELS)).toEqual([...WIN_KINDS]);
    expect(isWinKind('wmp')).toBe(true);
    expect(isWinKind('WMP')).toBe(false);
  });
});

describe('the states of a match', () => {
  it('are told in these words', () => {
    expect(MATCH_STATUSES.map((status) => MATCH_STATUS_LABELS[status])).toEqual([
      ...['Terjadwal', 'Dipanggil', 'Berlangsung', 'Selesai', 'Menang WO'],
    ]);
  });
});

it('counts at the desk by what was pressed, also below nil, where penalties have taken more than was scored', () => {
  expect([countedTo(3, 1), countedTo(3, -1), countedTo(-5, 1), countedTo(-5, -1)]).toEqual([4, 2, -4, -6]);
  expect([countedTo(0, -1), countedTo(MAX_SCORE, 1), countedTo(MIN_SCORE, -1)]).toEqual([null, null, null]);
});
