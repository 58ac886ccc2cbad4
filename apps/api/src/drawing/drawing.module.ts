// Drawings and their pools: divided, drawn, merged, paired, changed by hand.
import { Module } from '@nestjs/common';
import { DrawTrustQueries } from '@gelanggang/drawing/draw-trust.queries';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { DrawTrustController } from './draw-trust.controller';
import { DrawTrustService } from './draw-trust.service';
import { DrawingController } from './drawing.controller';
import { DrawingService } from './drawing.service';
import { MergeController } from './merge.controller';
import { MergeService } from './merge.service';
import { PairingController } from './pairing.controller';

@Module({
  controllers: [DrawingController, MergeController, PairingController, DrawTrustController],
  providers: [DrawingService, MergeService, DrawTrustService, PoolsQueries, DrawTrustQueries],
})
export class DrawingModule {}
