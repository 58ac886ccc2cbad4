// The check of entries: its setting, the lists of contingents, and their corrections.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';
import {
  AcceptTicketRequest,
  ChangeTicketRequest,
  EntryCheckSettingRequest,
  OwnEntryChecksQuery,
  RefuseTicketRequest,
  SignRequest,
  TicketRequest,
  TicketsQuery,
  TicketStepRequest,
} from '@gelanggang/contract/entry-check';
import { type Action, CurrentAction } from '../http/action-key';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { CheckRemindersService } from './check-reminders.service';
import { CheckSettingService } from './check-setting.service';
import { EntryChecksQueries } from './entry-checks.queries';
import { SignaturesService } from './signatures.service';
import { TicketDecisionsService } from './ticket-decisions.service';
import { TicketsQueries } from './tickets.queries';
import { TicketsService } from './tickets.service';

@Controller()
export class EntryCheckController {
  constructor(
    private readonly settings: CheckSettingService,
    private readonly lists: EntryChecksQueries,
    private readonly reminders: CheckRemindersService,
    private readonly signatures: SignaturesService,
    private readonly ticketList: TicketsQueries,
    private readonly asked: TicketsService,
    private readonly decisions: TicketDecisionsService,
  ) {}

  @Answers(entryCheckCalls.setting)
  async setting(@Param('id', IdPipe) id: number) {
    return { data: await this.settings.read(id) };
  }

  @Answers(entryCheckCalls.saveSetting)
  saveSetting(@Param('id', IdPipe) id: number, @Body() body: EntryCheckSettingRequest) {
    return this.settings.save(id, body);
  }

  @Answers(entryCheckCalls.own)
  async own(@Query() query: OwnEntryChecksQuery, @CurrentAccount() account: RequestAccount) {
    return { data: await this.lists.own(account.id, query.contingent_id ?? null) };
  }

  @Answers(entryCheckCalls.overview)
  async overview(@Param('id', IdPipe) id: number) {
    return { data: await this.lists.overview(id) };
  }

  @Answers(entryCheckCalls.remind)
  remind(@Param('id', IdPipe) id: number) {
    return this.reminders.remind(id);
  }

  @Answers(entryCheckCalls.read)
  async read(
    @Param('id', IdPipe) id: number,
    @Param('contingent', IdPipe) contingent: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    return { data: await this.lists.read(id, contingent, ownerOf(account)) };
  }

  @Answers(entryCheckCalls.open)
  open(
    @Param('id', IdPipe) id: number,
    @Param('contingent', IdPipe) contingent: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.signatures.open(id, contingent, account);
  }

  @Answers(entryCheckCalls.sign)
  sign(
    @Param('id', IdPipe) id: number,
    @Param('contingent', IdPipe) contingent: number,
    @Body() body: SignRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.signatures.sign(id, contingent, body, account, action);
  }

  @Answers(entryCheckCalls.ask)
  ask(
    @Param('id', IdPipe) id: number,
    @Param('contingent', IdPipe) contingent: number,
    @Body() body: TicketRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.asked.ask(id, contingent, body, account, action);
  }

  @Answers(entryCheckCalls.tickets)
  async tickets(@Query() query: TicketsQuery, @RequestUrl() url: string) {
    const { rows, total } = await this.ticketList.page(query, limitOf(query));
    return paginated(rows, total, query, url);
  }

  @Answers(entryCheckCalls.changeTicket)
  changeTicket(
    @Param('id', IdPipe) id: number,
    @Body() body: ChangeTicketRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.asked.change(id, body, account, action);
  }

  @Answers(entryCheckCalls.takeBack)
  takeBack(
    @Param('id', IdPipe) id: number,
    @Body() body: TicketStepRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.asked.takeBack(id, body, account, action);
  }

  @Answers(entryCheckCalls.accept)
  accept(
    @Param('id', IdPipe) id: number,
    @Body() body: AcceptTicketRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.decisions.accept(id, body, account, action);
  }

  @Answers(entryCheckCalls.refuse)
  refuse(
    @Param('id', IdPipe) id: number,
    @Body() body: RefuseTicketRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.decisions.refuse(id, body, account, action);
  }
}
