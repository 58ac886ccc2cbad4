// What is said against two entries with one NIK being of one person.
import { doubtsOf } from './same-person';

const dewi = { name: 'Dewi Anjani', birthDate: '2012-05-04' };

it.each([
  ['the same in capitals', { ...dewi, name: 'DEWI  ANJANI' }, []],
  ['a name with one word more', { ...dewi, name: 'Dewi Sri Anjani' }, []],
  ['another name', { ...dewi, name: 'Sekar Anjani' }, ['name']],
  ['another day of birth', { ...dewi, birthDate: '2012-04-05' }, ['birth-date']],
  ['both', { name: 'Raka', birthDate: '2010-01-01' }, ['name', 'birth-date']],
])('%s: %j leaves %j', (_, other, doubts) => {
  expect(doubtsOf(dewi, other)).toEqual(doubts);
  expect(doubtsOf(other, dewi)).toEqual(doubts);
});
