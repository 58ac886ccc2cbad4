// Reads regions by the index of what they lie in. Each list is short: the longest is the countries.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CountryAnswer, RegionAnswer } from '@gelanggang/contract/locations';

@Injectable()
export class LocationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  countries(): Promise<CountryAnswer[]> {
    return this.dataSource.query(`select id, country_name, code from country order by country_name, id`);
  }

  provinces(): Promise<RegionAnswer[]> {
    return this.dataSource.query(`select id, name from province order by name, id`);
  }

  districts(provinceId: number): Promise<RegionAnswer[]> {
    return this.dataSource.query(`select id, name from district where province_id = $1 order by name, id`, [
      provinceId,
    ]);
  }

  subdistricts(districtId: number): Promise<RegionAnswer[]> {
    return this.dataSource.query(`select id, name from subdistrict where district_id = $1 order by name, id`, [
      districtId,
    ]);
  }

  wards(subdistrictId: number): Promise<RegionAnswer[]> {
    return this.dataSource.query(`select id, name from ward where subdistrict_id = $1 order by name, id`, [
      subdistrictId,
    ]);
  }
}
