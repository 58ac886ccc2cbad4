// POST /public-files/schedule: the schedule as PDF for everybody, without an account.
import { Body, Controller } from '@nestjs/common';
import * as publicFileCalls from '@gelanggang/contract/calls/public-files';
import { PublicScheduleRequest } from '@gelanggang/contract/public-files';
import { Answers } from '../http/answers';
import { PublicFilesService } from './public-files.service';

@Controller()
export class PublicFilesController {
  constructor(private readonly files: PublicFilesService) {}

  /** Asking again changes nothing: it is how one hears whether the file is there. */
  @Answers(publicFileCalls.schedule)
  async schedule(@Body() request: PublicScheduleRequest) {
    return { data: await this.files.schedule(request) };
  }
}
