// Entry lists from the browser.
import { Module } from '@nestjs/common';
import { EntryImportsController } from './entry-imports.controller';
import { EntryImportsService } from './entry-imports.service';

@Module({ controllers: [EntryImportsController], providers: [EntryImportsService] })
export class EntryImportsModule {}
