// The score for everybody, and what the operator and the office do about scoring.
import { Body, Controller, Param } from '@nestjs/common';
import { DeskCountRequest } from '@gelanggang/contract/arena-control';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import { PanelSeatRequest } from '@gelanggang/contract/panel-seats';
import { ScoringRuleRequest } from '@gelanggang/contract/scoring';
import { Answers } from '../http/answers';
import { type Action, CurrentAction } from '../http/action-key';
import { CurrentAccount, operatorOf, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ArenaScoreStore } from './arena-score.store';
import { DeskCountService } from './desk-count.service';
import { JudgeScoresService } from './judge-scores.service';
import { MatchRecapStore } from './match-recap.store';
import { PanelDevicesService } from './panel-devices.service';
import { ProposalQueries } from './proposal.queries';
import { ScoringRuleService } from './scoring-rule.service';
import { SeatPipe } from './seat.pipe';
import { scoringTexts } from './texts';

@Controller()
export class ScoringController {
  constructor(
    private readonly scores: ArenaScoreStore,
    private readonly counts: DeskCountService,
    private readonly devices: PanelDevicesService,
    private readonly judges: JudgeScoresService,
    private readonly proposals: ProposalQueries,
    private readonly recaps: MatchRecapStore,
    private readonly rules: ScoringRuleService,
  ) {}

  @Answers(scoringCalls.score)
  async score(@Param('id', IdPipe) id: number) {
    return { data: await this.scores.get(id) };
  }

  @Answers(scoringCalls.count)
  count(@Param('id', IdPipe) id: number, @Body() body: DeskCountRequest, @CurrentAction() action: Action) {
    return this.counts.count(id, body, action);
  }

  @Answers(scoringCalls.panels)
  async panels(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.devices.seats(id, operatorOf(account)) };
  }

  @Answers(scoringCalls.issue)
  async issue(
    @Param('id', IdPipe) id: number,
    @Body() body: PanelSeatRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    await this.devices.issue(id, body.seat, operatorOf(account));
    return { data: await this.devices.seats(id, operatorOf(account)) };
  }

  @Answers(scoringCalls.revoke)
  async revoke(
    @Param('id', IdPipe) id: number,
    @Param('seat', SeatPipe) seat: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    await this.devices.revoke(id, seat, operatorOf(account));
    return { data: await this.devices.seats(id, operatorOf(account)) };
  }

  @Answers(scoringCalls.proposal)
  async proposal(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.proposals.ofMatch(id, operatorOf(account)) };
  }

  @Answers(scoringCalls.judgeScores)
  async judgeScores(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.judges.scores(id, operatorOf(account)) };
  }

  @Answers(scoringCalls.recap)
  async recap(@Param('id', IdPipe) id: number) {
    return { data: await this.recaps.of(id) };
  }

  @Answers(scoringCalls.rule)
  async rule(@Param('id', IdPipe) id: number) {
    return { data: await this.rules.read(id) };
  }

  @Answers(scoringCalls.saveRule)
  async saveRule(
    @Param('id', IdPipe) id: number,
    @Body() body: ScoringRuleRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return { message: scoringTexts.rulesSaved, data: await this.rules.save(id, body, account.id) };
  }
}
