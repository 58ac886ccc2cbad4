// The public lists of contingents and entries.
import { Module } from '@nestjs/common';
import { EntryListStore } from './entry-list-store';
import { EntryListsController } from './entry-lists.controller';
import { EntryListsQueries } from './entry-lists.queries';

@Module({ controllers: [EntryListsController], providers: [EntryListsQueries, EntryListStore] })
export class EntryListsModule {}
