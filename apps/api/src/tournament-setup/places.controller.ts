// GET and PUT /tournaments/{id}/hosting, GET /contingents/{id}/places.
import { Body, Controller, Param } from '@nestjs/common';
import * as placesCalls from '@gelanggang/contract/calls/places';
import { HostingRequest } from '@gelanggang/contract/places';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { PlacesService } from './places.service';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Answers(placesCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    return { data: await this.places.read(id) };
  }

  @Answers(placesCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: HostingRequest) {
    return this.places.save(id, body);
  }

  @Answers(placesCalls.ofContingent)
  async ofContingent(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.places.ofContingent(id, ownerOf(account)) };
  }
}
