// GET, POST and DELETE /tournament-settings, POST /tournament-settings/update/{id} and …/{id}/registration.
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';
import type { FastifyRequest } from 'fastify';
import { PageQuery } from '@gelanggang/contract/page-query';
import { RegistrationSwitchRequest } from '@gelanggang/contract/setting-up';
import {
  LOCAL_OR_INSTANT,
  RemoveWholeRequest,
  TIME_ZONES,
  TOURNAMENT_STATUSES,
} from '@gelanggang/contract/tournament-settings';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { RemoveDraftService } from './remove-draft.service';
import { readTournamentForm } from './tournament-form';
import { TournamentSettingsQueries } from './tournament-settings.queries';
import { TournamentSettingsService } from './tournament-settings.service';
import { FILE, FormBody } from '../openapi/form-body';

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const FIELDS = {
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
  is_confirmed: { type: 'boolean' },
  version: { type: 'integer' },
  tournament_document: FILE,
  tournament_image: FILE,
};
const REQUIRED = ['name', 'start_date', 'end_date', 'status'];
/** A tournament begins with one of its two files, or both. */
const ONE_OF = [['tournament_document'], ['tournament_image']];

@Controller()
export class TournamentSettingsController {
  constructor(
    private readonly queries: TournamentSettingsQueries,
    private readonly settings: TournamentSettingsService,
    private readonly drafts: RemoveDraftService,
  ) {}

  @Answers(tournamentSettingsCalls.list)
  async list(@Query() query: PageQuery, @RequestUrl() url: string, @CurrentAccount() account: RequestAccount) {
    const { rows, total } = await this.queries.page(query, account.rights.tournamentsWith('manage tournament'));
    return paginated(rows, total, query, url);
  }

  @Answers(tournamentSettingsCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.find(id) };
  }

  @Answers(tournamentSettingsCalls.create)
  @FormBody(FIELDS, { required: REQUIRED, anyOf: ONE_OF })
  async create(@Req() request: FastifyRequest, @CurrentAccount() account: RequestAccount) {
    const { fields, files } = await readTournamentForm(request, { isNew: true });
    return this.settings.create(fields, files, account.id);
  }

  @Answers(tournamentSettingsCalls.update)
  @FormBody(FIELDS, { required: REQUIRED })
  async update(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const { fields, files } = await readTournamentForm(request, { isNew: false });
    return this.settings.update(id, fields, files, account.id);
  }

  @Answers(tournamentSettingsCalls.switchRegistration)
  switchRegistration(@Param('id', IdPipe) id: number, @Body() body: RegistrationSwitchRequest) {
    return this.settings.switchRegistration(id, body.is_open, body.version);
  }

  @Answers(tournamentSettingsCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.settings.remove(id);
  }

  @Answers(tournamentSettingsCalls.removeWhole)
  removeWhole(@Param('id', IdPipe) id: number, @Body() body: RemoveWholeRequest) {
    return this.drafts.remove(id, body.confirmation);
  }
}
