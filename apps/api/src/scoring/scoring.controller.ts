// The score for everybody, and what the operator and the office do about scoring.
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Data } from '@gelanggang/contract/http';
import type { JudgeScores } from '@gelanggang/contract/jurus-panels';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { type PanelSeat, PanelSeatRequest } from '@gelanggang/contract/panel-seats';
import {
  type ArenaScore,
  type ResultProposal,
  ScoringRuleRequest,
  type ScoringSettings,
} from '@gelanggang/contract/scoring';
import { CurrentAccount, operatorOf, type RequestAccount } from '../http/current-account';
import { readMatchRecap } from '@gelanggang/database/queries/match-recap.queries';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { ArenaScoreStore } from './arena-score.store';
import { JudgeScoresService } from './judge-scores.service';
import { PanelDevicesService } from './panel-devices.service';
import { ProposalQueries } from './proposal.queries';
import { ScoringRuleService } from './scoring-rule.service';
import { SeatPipe } from './seat.pipe';

@Controller()
export class ScoringController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scores: ArenaScoreStore,
    private readonly devices: PanelDevicesService,
    private readonly judges: JudgeScoresService,
    private readonly proposals: ProposalQueries,
    private readonly rules: ScoringRuleService,
  ) {}

  @Get('arenas/:id/score')
  async score(@Param('id', IdPipe) id: number): Promise<Data<ArenaScore>> {
    return { data: await this.scores.get(id) };
  }

  @Get('arenas/:id/panels')
  async panels(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<Data<PanelSeat[]>> {
    return { data: await this.devices.seats(id, operatorOf(account)) };
  }

  @Post('arenas/:id/panels')
  async issue(
    @Param('id', IdPipe) id: number,
    @Body() body: PanelSeatRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<PanelSeat[]>> {
    await this.devices.issue(id, body.seat, operatorOf(account));
    return { data: await this.devices.seats(id, operatorOf(account)) };
  }

  @Delete('arenas/:id/panels/:seat')
  async revoke(
    @Param('id', IdPipe) id: number,
    @Param('seat', SeatPipe) seat: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<PanelSeat[]>> {
    await this.devices.revoke(id, seat, operatorOf(account));
    return { data: await this.devices.seats(id, operatorOf(account)) };
  }

  @Get('matches/:id/proposal')
  async proposal(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ResultProposal>> {
    return { data: await this.proposals.ofMatch(id, operatorOf(account)) };
  }

  @Get('matches/:id/judge-scores')
  async judgeScores(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<JudgeScores>> {
    return { data: await this.judges.scores(id, operatorOf(account)) };
  }

  @Get('matches/:id/recap')
  async recap(@Param('id', IdPipe) id: number): Promise<Data<MatchRecap>> {
    const recap = await readMatchRecap(this.dataSource.manager, id);
    if (!recap) throw notFound('Partai tidak ditemukan.');
    return { data: recap };
  }

  @Get('tournaments/:id/scoring-rule')
  async rule(@Param('id', IdPipe) id: number): Promise<Data<ScoringSettings>> {
    return { data: await this.rules.read(id) };
  }

  @Put('tournaments/:id/scoring-rule')
  async saveRule(
    @Param('id', IdPipe) id: number,
    @Body() body: ScoringRuleRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ScoringSettings> & { message: string }> {
    return { message: 'Aturan nilai tersimpan.', data: await this.rules.save(id, body, account.id) };
  }
}
