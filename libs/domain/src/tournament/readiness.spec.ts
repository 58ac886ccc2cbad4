// What a tournament lacks before it opens.
import { isRegistrationOpen, missingSteps, type SetUpFacts, SET_UP_STEPS, setUpSteps } from './readiness';

const NOTHING: SetUpFacts = {
  ...{ status: 'inactive', hasTechnicalMeeting: false, isAhead: false, hasTimeLeft: false, hasLocation: false },
  ...{ hasDescription: false, hasDocument: false, hasImage: false, arenas: 0, fees: [], contacts: 0, waysToPay: 0 },
  ...{ activities: 0, classifications: 0, offersTanding: false },
};
const ALL: SetUpFacts = {
  ...{ status: 'active', hasTechnicalMeeting: true, isAhead: true, hasTimeLeft: true, hasLocation: true },
  ...{
    hasDescription: true,
    hasDocument: true,
    hasImage: true,
    arenas: 2,
    fees: [250_000],
    contacts: 1,
    waysToPay: 1,
    activities: 1,
  },
  ...{ classifications: 1, offersTanding: true },
};

describe('Before registration opens', () => {
  it('dates, arenas, categories, fees, contacts and the document are needed', () => {
    expect(missingSteps(NOTHING)).toEqual(['dates', 'closing', 'arenas', 'categories', 'fees', 'contacts', 'document']);
    expect(missingSteps(ALL)).toEqual([]);
    expect(SET_UP_STEPS.map((step) => setUpSteps(ALL)[step])).toEqual(SET_UP_STEPS.map(() => 'done'));
  });

  it('what else a public page shows is advised', () => {
    const bare = { ...ALL, hasImage: false, hasLocation: false, hasDescription: false, activities: 0 };
    expect(missingSteps(bare)).toEqual([]);
    expect(setUpSteps(bare)).toMatchObject({ image: 'advised', location: 'advised', activities: 'advised' });
  });

  it('the closing has to lie ahead, until it has been open', () => {
    expect(missingSteps({ ...ALL, status: 'inactive', hasTimeLeft: false })).toEqual(['closing']);
    expect(missingSteps({ ...ALL, hasTimeLeft: false })).toEqual([]);
  });

  it('a fee of nothing is allowed and pointed at', () => {
    expect(setUpSteps({ ...ALL, fees: [250_000, 0] }).fees).toBe('advised');
  });

  it('where to pay is asked for unless nothing costs anything', () => {
    expect(setUpSteps({ ...ALL, waysToPay: 0 }).payment).toBe('advised');
    expect(setUpSteps({ ...ALL, waysToPay: 0, fees: [0, 100_000] }).payment).toBe('advised');
    expect(setUpSteps({ ...ALL, waysToPay: 0, fees: [0] }).payment).toBe('done');
    expect(setUpSteps(NOTHING).payment).toBe('advised');
  });

  it('classifications are asked for where tanding is fought', () => {
    expect(setUpSteps({ ...ALL, classifications: 0 }).classifications).toBe('advised');
    expect(setUpSteps({ ...ALL, classifications: 0, offersTanding: false }).classifications).toBe('done');
  });

  it('it is open while the tournament is active and has time left', () => {
    expect(isRegistrationOpen(ALL)).toBe(true);
    expect(isRegistrationOpen({ ...ALL, hasTimeLeft: false })).toBe(false);
    expect(isRegistrationOpen({ ...ALL, status: 'inactive' })).toBe(false);
  });
});
