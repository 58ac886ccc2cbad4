// What everybody is told of a result's standing.
import { correctionSentence, type ResultFacts, type ResultState, resultState } from './result-state';

const facts: ResultFacts = {
  ...{ status: 'finished', waitsForAnnouncer: false, isAnnounced: false },
  ...{ hasOpenProtest: false, isCorrected: false, isWinnerOut: false },
};

it.each<[string, Partial<ResultFacts>, ResultState | null]>([
  ['waits', { status: 'scheduled' }, null],
  ['was called', { status: 'called' }, null],
  ['waits to be fought again after a protest', { status: 'scheduled', isCorrected: true }, null],
  ['is on', { status: 'ongoing' }, 'live'],
  ['is on again after a protest', { status: 'ongoing', hasOpenProtest: true }, 'live'],
  ['is over', {}, 'official'],
  ['was a walkover', { status: 'walkover' }, 'official'],
  ['is over, its announcer has not spoken', { waitsForAnnouncer: true }, 'unofficial'],
  ['was announced', { waitsForAnnouncer: true, isAnnounced: true }, 'official'],
  ['is protested', { hasOpenProtest: true }, 'protested'],
  ['is protested before it was announced', { hasOpenProtest: true, waitsForAnnouncer: true }, 'protested'],
  ['is protested after a correction', { hasOpenProtest: true, isCorrected: true }, 'protested'],
  ['was corrected', { isCorrected: true }, 'corrected'],
  ['was corrected, which was not announced', { isCorrected: true, waitsForAnnouncer: true }, 'unofficial'],
  ['was won by somebody who is disqualified since [R25-T47]', { isWinnerOut: true, isCorrected: true }, 'disqualified'],
  ['is protested, its winner disqualified', { isWinnerOut: true, hasOpenProtest: true }, 'protested'],
  ['is on, somebody of it disqualified', { isWinnerOut: true, status: 'ongoing' }, 'live'],
  ['was corrected and announced', { isCorrected: true, waitsForAnnouncer: true, isAnnounced: true }, 'corrected'],
])('a match that %s', (_, other, state) => {
  expect(resultState({ ...facts, ...other })).toBe(state);
});

it('a correction is told by what was done and by whose decision, without what somebody wrote', () => {
  expect(correctionSentence({ by: 'desk', remedy: null })).toBe('Hasil diubah atas koreksi meja.');
  expect(correctionSentence({ by: 'appeal', remedy: 'extra-round' })).toBe(
    'Satu babak tambahan atas keputusan banding.',
  );
});
