// Protests and appeals: GET /protests and the steps of one.
import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import * as protestCalls from '@gelanggang/contract/calls/protests';
import {
  ProtestFeeRequest,
  ProtestsQuery,
  ReturnFormRequest,
  RulingPreviewRequest,
  RulingRequest,
  TakeFormBackRequest,
  TakeFormRequest,
  UndoRulingRequest,
} from '@gelanggang/contract/protests';
import { type Action, CurrentAction } from '../http/action-key';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ProtestsQueries } from './protests.queries';
import { ProtestsService } from './protests.service';
import { RulingsService } from './rulings.service';

@Controller()
export class ProtestsController {
  constructor(
    private readonly queries: ProtestsQueries,
    private readonly forms: ProtestsService,
    private readonly rulings: RulingsService,
  ) {}

  @Answers(protestCalls.list)
  async list(@Query() query: ProtestsQuery, @CurrentAccount() account: RequestAccount) {
    return { data: await this.queries.list(query, account) };
  }

  @Answers(protestCalls.decisions)
  async decisions(@CurrentAccount() account: RequestAccount) {
    return { data: await this.queries.decisions(account) };
  }

  @Answers(protestCalls.clip)
  async clip(@Param('id', IdPipe) id: number, @Param('clip', IdPipe) clipId: number) {
    const { content, type } = await this.queries.clip(id, clipId);
    return new StreamableFile(content, { type, length: content.length, disposition: 'inline' });
  }

  @Answers(protestCalls.takeForm)
  takeForm(@Body() body: TakeFormRequest, @CurrentAccount() account: RequestAccount, @CurrentAction() action: Action) {
    return this.forms.take(body, account, action);
  }

  @Answers(protestCalls.returnForm)
  returnForm(
    @Param('id', IdPipe) id: number,
    @Body() body: ReturnFormRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.forms.giveBack(id, body, account, action);
  }

  @Answers(protestCalls.takeFee)
  takeFee(
    @Param('id', IdPipe) id: number,
    @Body() body: ProtestFeeRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.forms.fee(id, body, account, action);
  }

  @Answers(protestCalls.takeFormBack)
  takeFormBack(@Param('id', IdPipe) id: number, @Body() body: TakeFormBackRequest, @CurrentAction() action: Action) {
    return this.forms.takeBack(id, body, action);
  }

  @Answers(protestCalls.preview)
  async preview(@Param('id', IdPipe) id: number, @Body() body: RulingPreviewRequest, @CurrentAction() action: Action) {
    return { data: await this.rulings.preview(id, body, action) };
  }

  @Answers(protestCalls.rule)
  rule(
    @Param('id', IdPipe) id: number,
    @Body() body: RulingRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.rulings.rule(id, body, account, action);
  }

  @Answers(protestCalls.undo)
  undo(
    @Param('id', IdPipe) id: number,
    @Body() body: UndoRulingRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.rulings.undo(id, body, account, action);
  }
}
