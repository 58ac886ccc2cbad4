// GET and PUT /tournaments/{id}/hosting, the places of classes of an offer, GET /contingents/{id}/places.
import { Body, Controller, Param } from '@nestjs/common';
import * as placesCalls from '@gelanggang/contract/calls/places';
import { ClassPlacesRequest, HostingRequest } from '@gelanggang/contract/places';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { ClassPlacesService } from './class-places.service';
import { PlacesService } from './places.service';

@Controller()
export class PlacesController {
  constructor(
    private readonly places: PlacesService,
    private readonly classes: ClassPlacesService,
  ) {}

  @Answers(placesCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    return { data: await this.places.read(id) };
  }

  @Answers(placesCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: HostingRequest) {
    return this.places.save(id, body);
  }

  @Answers(placesCalls.classes)
  async classesOf(@Param('id', IdPipe) id: number) {
    return { data: await this.classes.read(id) };
  }

  @Answers(placesCalls.saveClass)
  saveClass(@Param('id', IdPipe) id: number, @Body() body: ClassPlacesRequest) {
    return this.classes.save(id, body);
  }

  @Answers(placesCalls.ofContingent)
  async ofContingent(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.places.ofContingent(id, ownerOf(account)) };
  }
}
