// The public lists of contingents and entries.
import { Module } from '@nestjs/common';
import { LiveSnapshotModule } from '../live-snapshot/live-snapshot.module';
import { CareerQueries } from './career.queries';
import { EntryListStore } from './entry-list-store';
import { EntryListsController } from './entry-lists.controller';
import { EntryListsQueries } from './entry-lists.queries';

@Module({
  imports: [LiveSnapshotModule],
  controllers: [EntryListsController],
  providers: [EntryListsQueries, EntryListStore, CareerQueries],
})
export class EntryListsModule {}
