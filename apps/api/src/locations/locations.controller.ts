// GET /countries, /provinces, /districts, /subdistricts, /wards: kept by browsers, for they hardly ever change.
import { Controller, Query, UseInterceptors } from '@nestjs/common';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import { DistrictsQuery, SubdistrictsQuery, WardsQuery } from '@gelanggang/contract/locations';
import { Answers } from '../http/answers';
import { EtagInterceptor } from '../http/etag.interceptor';
import { LocationsQueries } from './locations.queries';

@Controller()
@UseInterceptors(EtagInterceptor)
export class LocationsController {
  constructor(private readonly locations: LocationsQueries) {}

  @Answers(locationCalls.countries)
  countries() {
    return this.locations.countries();
  }

  @Answers(locationCalls.provinces)
  provinces() {
    return this.locations.provinces();
  }

  @Answers(locationCalls.districts)
  districts(@Query() query: DistrictsQuery) {
    return this.locations.districts(query.province_id);
  }

  @Answers(locationCalls.subdistricts)
  subdistricts(@Query() query: SubdistrictsQuery) {
    return this.locations.subdistricts(query.district_id);
  }

  @Answers(locationCalls.wards)
  wards(@Query() query: WardsQuery) {
    return this.locations.wards(query.subdistrict_id);
  }
}
