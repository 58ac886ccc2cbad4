// Dashboard: what of a tournament waits for its office.
import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller';
import { DeskQueries } from './desk.queries';

@Module({ controllers: [DashboardController], providers: [DeskQueries] })
export class DashboardModule {}
