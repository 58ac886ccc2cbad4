// Picture cards of matches, entries, contingents, winners and tournaments.
import { Module } from '@nestjs/common';
import { LiveSnapshotModule } from '../live-snapshot/live-snapshot.module';
import { WebPagesModule } from '../web-pages/web-pages.module';
import { ShareCardsController } from './share-cards.controller';
import { ShareCardsQueries } from './share-cards.queries';
import { ShareCardsService } from './share-cards.service';

@Module({
  imports: [LiveSnapshotModule, WebPagesModule],
  controllers: [ShareCardsController],
  providers: [ShareCardsQueries, ShareCardsService],
})
export class ShareCardsModule {}
