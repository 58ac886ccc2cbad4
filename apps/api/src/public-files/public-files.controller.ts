// POST /public-files/schedule: the schedule as PDF for everybody, without an account.
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import { type PublicFileAnswer, PublicScheduleRequest } from '@gelanggang/contract/public-files';
import { PublicFilesService } from './public-files.service';

@Controller('public-files')
export class PublicFilesController {
  constructor(private readonly files: PublicFilesService) {}

  /** Asking again changes nothing: it is how one hears whether the file is there. */
  @Post('schedule')
  @HttpCode(200)
  async schedule(@Body() request: PublicScheduleRequest): Promise<Data<PublicFileAnswer>> {
    return { data: await this.files.schedule(request) };
  }
}
