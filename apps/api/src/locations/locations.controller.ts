// GET /countries, /provinces, /districts, /subdistricts, /wards: kept by browsers, for they hardly ever change.
import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import {
  type CountryAnswer,
  DistrictsQuery,
  type RegionAnswer,
  SubdistrictsQuery,
  WardsQuery,
} from '@gelanggang/contract/locations';
import { EtagInterceptor } from '../http/etag.interceptor';
import { LocationsQueries } from './locations.queries';

@Controller()
@UseInterceptors(EtagInterceptor)
export class LocationsController {
  constructor(private readonly locations: LocationsQueries) {}

  @Get('countries')
  countries(): Promise<CountryAnswer[]> {
    return this.locations.countries();
  }

  @Get('provinces')
  provinces(): Promise<RegionAnswer[]> {
    return this.locations.provinces();
  }

  @Get('districts')
  districts(@Query() query: DistrictsQuery): Promise<RegionAnswer[]> {
    return this.locations.districts(query.province_id);
  }

  @Get('subdistricts')
  subdistricts(@Query() query: SubdistrictsQuery): Promise<RegionAnswer[]> {
    return this.locations.subdistricts(query.district_id);
  }

  @Get('wards')
  wards(@Query() query: WardsQuery): Promise<RegionAnswer[]> {
    return this.locations.wards(query.subdistrict_id);
  }
}
