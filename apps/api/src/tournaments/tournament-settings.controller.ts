// GET, POST and DELETE /tournament-settings, POST /tournament-settings/update/{id} and …/{id}/registration.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { PageQuery } from '@gelanggang/contract/page-query';
import { RegistrationSwitchRequest } from '@gelanggang/contract/setting-up';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import {
  LOCAL_OR_INSTANT,
  TIME_ZONES,
  TOURNAMENT_STATUSES,
  type TournamentSettings,
} from '@gelanggang/contract/tournament-settings';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { readTournamentForm } from './tournament-form';
import { TournamentSettingsQueries } from './tournament-settings.queries';
import { TournamentSettingsService } from './tournament-settings.service';

const MULTIPART = 'multipart/form-data';
const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const file = { type: 'string', format: 'binary' };
const FORM = {
  schema: {
    type: 'object',
    required: ['name', 'start_date', 'end_date', 'status'],
    properties: {
      name: text,
      technical_meeting_date: day,
      start_date: day,
      end_date: day,
      status: { type: 'string', enum: [...TOURNAMENT_STATUSES] },
      description: text,
      location: text,
      time_zone: { type: 'string', enum: [...TIME_ZONES] },
      registration_closes_at: { ...text, pattern: LOCAL_OR_INSTANT.source },
      rule_set: text,
      version: { type: 'integer' },
      tournament_document: file,
      tournament_image: file,
    },
  },
};
/** A tournament begins with one of its two files, or both. */
const NEW_FORM = {
  schema: { ...FORM.schema, anyOf: [{ required: ['tournament_document'] }, { required: ['tournament_image'] }] },
};

@Controller('tournament-settings')
export class TournamentSettingsController {
  constructor(
    private readonly queries: TournamentSettingsQueries,
    private readonly settings: TournamentSettingsService,
  ) {}

  @Get()
  async list(@Query() query: PageQuery, @RequestUrl() url: string): Promise<Paginated<TournamentSettings>> {
    const { rows, total } = await this.queries.page(query);
    return paginated(rows, total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<TournamentSettings>> {
    return { data: await this.queries.find(id) };
  }

  @Post()
  @ApiConsumes(MULTIPART)
  @ApiBody(NEW_FORM)
  async create(
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Saved<TournamentSettings>> {
    const { fields, files } = await readTournamentForm(request, { isNew: true });
    return this.settings.create(fields, files, account.id);
  }

  @Post('update/:id')
  @HttpCode(200)
  @ApiConsumes(MULTIPART)
  @ApiBody(FORM)
  async update(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Saved<TournamentSettings>> {
    const { fields, files } = await readTournamentForm(request, { isNew: false });
    return this.settings.update(id, fields, files, account.id);
  }

  @Post(':id/registration')
  @HttpCode(200)
  switchRegistration(
    @Param('id', IdPipe) id: number,
    @Body() body: RegistrationSwitchRequest,
  ): Promise<Saved<TournamentSettings>> {
    return this.settings.switchRegistration(id, body.is_open, body.version);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.settings.remove(id);
  }
}
