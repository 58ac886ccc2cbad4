// What stands in the tables about the regions that a form chose.
import type { EntityManager } from 'typeorm';
import type { KnownRegions, Location } from '@gelanggang/domain/locations/location';

export async function readKnownRegions(manager: EntityManager, chosen: Location): Promise<KnownRegions> {
  const [known] = await manager.query<KnownRegions[]>(
    `select (select code from country where id = $1) as "countryCode",
       exists (select 1 from province where id = $2) as "hasProvince",
       (select province_id from district where id = $3) as "districtLiesIn",
       (select district_id from subdistrict where id = $4) as "subdistrictLiesIn",
       (select subdistrict_id from ward where id = $5) as "wardLiesIn"`,
    [chosen.countryId, chosen.provinceId, chosen.districtId, chosen.subdistrictId, chosen.wardId],
  );
  if (!known) throw new Error('A select without from answers one row.');
  return known;
}
