// Dashboard: what of a tournament waits for its office, and for a manager.
import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller';
import { DeskQueries } from './desk.queries';
import { OwnDeskQueries } from './own-desk.queries';

@Module({ controllers: [DashboardController], providers: [DeskQueries, OwnDeskQueries] })
export class DashboardModule {}
