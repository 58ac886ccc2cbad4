// A chain of regions of the reference data, as a form sends it.
import type { DataSource } from 'typeorm';

export interface LocationChain {
  country_id: number;
  province_id: number;
  district_id: number;
  subdistrict_id: number;
  ward_id: number;
}

/** The first one, or the last one, which shares no region but the country with it. */
export async function locationChain(
  dataSource: DataSource,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<LocationChain> {
  const [chain] = await dataSource.query<LocationChain[]>(
    `select (select id from country where code = 'ID') as country_id, d.province_id, d.id as district_id,
       s.id as subdistrict_id, w.id as ward_id
     from ward w join subdistrict s on s.id = w.subdistrict_id join district d on d.id = s.district_id
     order by w.id ${isLast ? 'desc' : 'asc'} limit 1`,
  );
  if (!chain) throw new Error('The reference data has no ward.');
  return chain;
}
