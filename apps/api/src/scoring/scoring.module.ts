// Digital scoring: panels, taps, the council's sheet, and the score that everybody sees.
import { Module } from '@nestjs/common';
import { ArenaScoreStore } from './arena-score.store';
import { CouncilController } from './council.controller';
import { CouncilService } from './council.service';
import { DeskCountService } from './desk-count.service';
import { JurusCardsService } from './jurus-cards.service';
import { JurusCouncilController } from './jurus-council.controller';
import { JurusCouncilService } from './jurus-council.service';
import { JudgeScoresService } from './judge-scores.service';
import { MatchRecapStore } from './match-recap.store';
import { PanelClockService } from './panel-clock.service';
import { PanelController } from './panel.controller';
import { PanelDevicesService } from './panel-devices.service';
import { PanelStateQueries } from './panel-state.queries';
import { ProposalQueries } from './proposal.queries';
import { ProtestCardsService } from './protest-cards.service';
import { QuestionsService } from './questions.service';
import { ReplaysController } from './replays.controller';
import { ReplaysService } from './replays.service';
import { ScoringController } from './scoring.controller';
import { ScoringListsController } from './scoring-lists.controller';
import { ScoringRuleService } from './scoring-rule.service';
import { TableTimersService } from './table-timers.service';
import { TapsService } from './taps.service';
import { WithdrawalsService } from './withdrawals.service';

@Module({
  controllers: [
    PanelController,
    CouncilController,
    JurusCouncilController,
    ReplaysController,
    ScoringController,
    ScoringListsController,
  ],
  providers: [
    ArenaScoreStore,
    CouncilService,
    DeskCountService,
    JudgeScoresService,
    MatchRecapStore,
    JurusCardsService,
    JurusCouncilService,
    PanelClockService,
    PanelDevicesService,
    PanelStateQueries,
    ProposalQueries,
    ProtestCardsService,
    QuestionsService,
    ReplaysService,
    ScoringRuleService,
    TableTimersService,
    TapsService,
    WithdrawalsService,
  ],
})
export class ScoringModule {}
