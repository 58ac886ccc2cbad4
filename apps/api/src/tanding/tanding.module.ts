// Drawing, pools, brackets, match lists and recap of tanding; what makes its draws trusted.
import { Module } from '@nestjs/common';
import { BracketQueries } from '@gelanggang/drawing/bracket.queries';
import { DrawTrustQueries } from '@gelanggang/drawing/draw-trust.queries';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { DrawTrustController } from './draw-trust.controller';
import { DrawTrustService } from './draw-trust.service';
import { MergeController } from './merge.controller';
import { MergeService } from './merge.service';
import { PairingController } from './pairing.controller';
import { TandingController } from './tanding.controller';
import { TandingService } from './tanding.service';

@Module({
  controllers: [TandingController, MergeController, PairingController, DrawTrustController],
  providers: [TandingService, MergeService, DrawTrustService, PoolsQueries, BracketQueries, DrawTrustQueries],
})
export class TandingModule {}
