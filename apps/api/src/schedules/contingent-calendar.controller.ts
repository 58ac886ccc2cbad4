// The address of a contingent's calendar for its owner, and the calendar for whoever has the address.
import { Controller, Param, Res } from '@nestjs/common';
import * as contingentCalendarCalls from '@gelanggang/contract/calls/contingent-calendar';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { ContingentCalendarService } from './contingent-calendar.service';

@Controller()
export class ContingentCalendarController {
  constructor(private readonly calendars: ContingentCalendarService) {}

  @Answers(contingentCalendarCalls.address)
  async address(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.calendars.address(id, ownerOf(account)) };
  }

  @Answers(contingentCalendarCalls.renew)
  async renew(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.calendars.renew(id, ownerOf(account)) };
  }

  /** `file`: the secret of the address, with `.ics`. */
  @Answers(contingentCalendarCalls.feed)
  async feed(@Param('file') file: string, @Res() reply: FastifyReply) {
    const calendar = await this.calendars.feed(file.replace(/\.ics$/, ''));
    // set once there is a calendar: a refusal is JSON
    void reply.header('cache-control', 'private, max-age=60').type('text/calendar; charset=utf-8').send(calendar);
  }
}
