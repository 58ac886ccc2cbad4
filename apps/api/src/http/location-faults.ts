// The location of a form on its way in: to the domain's words, and what is wrong with it per field.
import type { EntityManager } from 'typeorm';
import type { LocatedRequest } from '@gelanggang/contract/locations';
import { validationSentences } from '@gelanggang/contract/validation-sentences';
import { readKnownRegions } from '@gelanggang/database/queries/known-regions.queries';
import { faultOfLocation, type Location, type LocationFault } from '@gelanggang/domain/locations/location';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { regionTexts } from './location-texts';
import type { Said } from './refusals';
import { locationSentences } from './sentences';

const SENTENCES: Readonly<Record<LocationFault, (region: () => string) => Sentence>> = {
  unknown: locationSentences.unknown,
  required: () => validationSentences.required,
  elsewhere: locationSentences.elsewhere,
  'not-abroad': () => locationSentences.notAbroad,
};

export const toLocation = (body: LocatedRequest): Location => ({
  countryId: body.country_id,
  provinceId: body.province_id ?? null,
  districtId: body.district_id ?? null,
  subdistrictId: body.subdistrict_id ?? null,
  wardId: body.ward_id ?? null,
});

/** Empty: nothing is wrong. */
export async function locationFaults(manager: EntityManager, location: Location): Promise<Record<string, Said[]>> {
  const fault = faultOfLocation(location, await readKnownRegions(manager, location));
  if (!fault) return {};
  const { level } = fault;
  return { [`${level}_id`]: [SENTENCES[fault.fault](() => regionTexts[level])] };
}
