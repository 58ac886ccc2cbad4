// Drawing, pools, brackets, match lists and recap of tanding.
import { Module } from '@nestjs/common';
import { BracketQueries } from '@gelanggang/drawing/bracket.queries';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { TandingController } from './tanding.controller';
import { TandingService } from './tanding.service';

@Module({ controllers: [TandingController], providers: [TandingService, PoolsQueries, BracketQueries] })
export class TandingModule {}
