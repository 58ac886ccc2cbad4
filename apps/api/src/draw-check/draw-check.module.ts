// What everybody may look up of a draw.
import { Module } from '@nestjs/common';
import { DrawTrustQueries } from '@gelanggang/drawing/draw-trust.queries';
import { DrawCheckController } from './draw-check.controller';

@Module({ controllers: [DrawCheckController], providers: [DrawTrustQueries] })
export class DrawCheckModule {}
