// Insight: the figures of a tournament's entries and payments.
import { Module } from '@nestjs/common';
import { InsightStore } from './insight-store';
import { InsightController } from './insight.controller';
import { InsightQueries } from './insight.queries';

@Module({ controllers: [InsightController], providers: [InsightQueries, InsightStore] })
export class InsightModule {}
