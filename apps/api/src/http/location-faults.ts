// The location of a form on its way in: to the domain's words, and what is wrong with it as texts per field.
import type { EntityManager } from 'typeorm';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { LocatedRequest } from '@gelanggang/contract/locations';
import { readKnownRegions } from '@gelanggang/database/queries/known-regions.queries';
import { faultOfLocation, type Level, type Location, type LocationFault } from '@gelanggang/domain/locations/location';

const NAMES: Readonly<Record<Level, string>> = {
  country: 'Negara',
  province: 'Provinsi',
  district: 'Kabupaten/kota',
  subdistrict: 'Kecamatan',
  ward: 'Kelurahan/desa',
};

const TEXTS: Readonly<Record<LocationFault, (name: string) => string>> = {
  unknown: (name) => `${name} tidak ditemukan.`,
  required: () => MESSAGES.required,
  elsewhere: (name) => `${name} ini tidak berada di wilayah yang dipilih di atasnya.`,
  'not-abroad': () => 'Di luar Indonesia, wilayah dikosongkan.',
};

export const toLocation = (body: LocatedRequest): Location => ({
  countryId: body.country_id,
  provinceId: body.province_id ?? null,
  districtId: body.district_id ?? null,
  subdistrictId: body.subdistrict_id ?? null,
  wardId: body.ward_id ?? null,
});

/** Empty: nothing is wrong. */
export async function locationFaults(manager: EntityManager, location: Location): Promise<Record<string, string[]>> {
  const fault = faultOfLocation(location, await readKnownRegions(manager, location));
  return fault ? { [`${fault.level}_id`]: [TEXTS[fault.fault](NAMES[fault.level])] } : {};
}
