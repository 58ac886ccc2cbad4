// Rankings over a season.
import { Module } from '@nestjs/common';
import { RankingsController } from './rankings.controller';
import { RankingsQueries } from './rankings.queries';
import { RankingsService } from './rankings.service';
import { SeasonResults } from './season-results';

@Module({ controllers: [RankingsController], providers: [RankingsQueries, RankingsService, SeasonResults] })
export class RankingsModule {}
