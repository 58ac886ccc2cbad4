// Where somebody is at home: each region lies in the one above it (Spec 2 §2 "Contingent form", cascading selects).

/** Only Indonesia's regions are known by name. */
export const INDONESIA = 'ID';

export interface Location {
  countryId: number;
  provinceId: number | null;
  districtId: number | null;
  subdistrictId: number | null;
  wardId: number | null;
}

/** What stands in the tables about the regions that were chosen; null: there is no such region. */
export interface KnownRegions {
  countryCode: string | null;
  hasProvince: boolean;
  /** The region that the chosen one lies in. */
  districtLiesIn: number | null;
  subdistrictLiesIn: number | null;
  wardLiesIn: number | null;
}

export type Level = 'country' | 'province' | 'district' | 'subdistrict' | 'ward';
export type LocationFault = 'unknown' | 'required' | 'elsewhere' | 'not-abroad';

/**
 * The first level that is wrong, or null. In Indonesia a province and a district are required; the levels below may stay
 * open, but none may be skipped. Abroad all of them stay open.
 */
export function faultOfLocation(chosen: Location, known: KnownRegions): { level: Level; fault: LocationFault } | null {
  if (known.countryCode === null) return { level: 'country', fault: 'unknown' };
  const { provinceId, districtId, subdistrictId, wardId } = chosen;
  if (known.countryCode !== INDONESIA) {
    const isOpen = provinceId === null && districtId === null && subdistrictId === null && wardId === null;
    return isOpen ? null : { level: 'province', fault: 'not-abroad' };
  }
  if (provinceId === null) return { level: 'province', fault: 'required' };
  if (!known.hasProvince) return { level: 'province', fault: 'unknown' };
  if (districtId === null) return { level: 'district', fault: 'required' };
  if (known.districtLiesIn !== provinceId) return { level: 'district', fault: 'elsewhere' };
  if (subdistrictId === null) return wardId === null ? null : { level: 'subdistrict', fault: 'required' };
  if (known.subdistrictLiesIn !== districtId) return { level: 'subdistrict', fault: 'elsewhere' };
  if (wardId !== null && known.wardLiesIn !== subdistrictId) return { level: 'ward', fault: 'elsewhere' };
  return null;
}
