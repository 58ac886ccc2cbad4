// The place at the end of a name: of a long name only its last words are looked at.
import { PlaceNames } from './places';

const KUDUS = { provinceId: 33, province: 'Jawa Tengah', districtId: 3319, district: 'Kabupaten Kudus' };

it('is found behind any number of words, without a look from each of them', () => {
  const names = new PlaceNames([KUDUS], [{ id: 33, name: 'Jawa Tengah' }]);
  expect(names.findAtEnd(`${'tapak suci '.repeat(100)}Kudus`)).toEqual([KUDUS]);
  const find = jest.spyOn(names, 'find');
  expect(names.findAtEnd('a '.repeat(200))).toEqual([]);
  expect(find.mock.calls.length).toBeLessThan(10);
});
