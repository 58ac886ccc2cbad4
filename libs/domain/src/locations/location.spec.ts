// Which locations are taken.
import { faultOfLocation, type KnownRegions, type Location } from './location';

const home: Location = { countryId: 1, provinceId: 32, districtId: 3273, subdistrictId: 327301, wardId: 32730101 };
const known: KnownRegions = {
  countryCode: 'ID',
  hasProvince: true,
  districtLiesIn: 32,
  subdistrictLiesIn: 3273,
  wardLiesIn: 327301,
};
const open = { provinceId: null, districtId: null, subdistrictId: null, wardId: null };

describe('A location', () => {
  it('is taken when every region lies in the one above it', () => {
    expect(faultOfLocation(home, known)).toBeNull();
  });

  it('may end with the district or the subdistrict', () => {
    expect(faultOfLocation({ ...home, subdistrictId: null, wardId: null }, known)).toBeNull();
    expect(faultOfLocation({ ...home, wardId: null }, known)).toBeNull();
  });

  it.each([
    ['province', 'required', open],
    ['district', 'required', { districtId: null }],
    ['subdistrict', 'required', { subdistrictId: null }],
  ])('in Indonesia names its %s', (level, fault, change) => {
    expect(faultOfLocation({ ...home, ...change }, known)).toEqual({ level, fault });
  });

  it.each([
    ['country', 'unknown', { countryCode: null }],
    ['province', 'unknown', { hasProvince: false }],
    ['district', 'elsewhere', { districtLiesIn: 31 }],
    ['subdistrict', 'elsewhere', { subdistrictLiesIn: 3171 }],
    ['ward', 'elsewhere', { wardLiesIn: null }],
  ])('is refused at the %s that is %s', (level, fault, change) => {
    expect(faultOfLocation(home, { ...known, ...change })).toEqual({ level, fault });
  });

  it('abroad has no regions', () => {
    const abroad = { ...known, countryCode: 'MY' };
    expect(faultOfLocation({ ...home, ...open }, abroad)).toBeNull();
    expect(faultOfLocation(home, abroad)).toEqual({ level: 'province', fault: 'not-abroad' });
  });
});
