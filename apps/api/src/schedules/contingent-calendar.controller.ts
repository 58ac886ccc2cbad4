// The address of a contingent's calendar for its owner, and the calendar for whoever has the address.
import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Data } from '@gelanggang/contract/http';
import type { ContingentCalendarAnswer } from '@gelanggang/contract/schedule-context';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { ContingentCalendarService } from './contingent-calendar.service';

@Controller()
export class ContingentCalendarController {
  constructor(private readonly calendars: ContingentCalendarService) {}

  @Get('contingents/:id/calendar')
  async address(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ContingentCalendarAnswer>> {
    return { data: await this.calendars.address(id, ownerOf(account)) };
  }

  @Post('contingents/:id/calendar')
  @HttpCode(200)
  async renew(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ContingentCalendarAnswer>> {
    return { data: await this.calendars.renew(id, ownerOf(account)) };
  }

  /** `file`: the secret of the address, with `.ics`. */
  @Get('calendars/:file')
  async feed(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const calendar = await this.calendars.feed(file.replace(/\.ics$/, ''));
    // set once there is a calendar: a refusal is JSON
    void reply.header('cache-control', 'private, max-age=60').type('text/calendar; charset=utf-8').send(calendar);
  }
}
