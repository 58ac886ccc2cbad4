// Rankings over a season.
import { Module } from '@nestjs/common';
import { RankingsController } from './rankings.controller';
import { RankingsQueries } from './rankings.queries';
import { RankingsService } from './rankings.service';
import { SeasonPeople } from './season-people';
import { SeasonResults } from './season-results';

@Module({
  controllers: [RankingsController],
  providers: [RankingsQueries, RankingsService, SeasonPeople, SeasonResults],
})
export class RankingsModule {}
