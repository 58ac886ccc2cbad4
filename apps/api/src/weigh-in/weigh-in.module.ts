// The weigh-in of a day.
import { Module } from '@nestjs/common';
import { WeighInController } from './weigh-in.controller';
import { WeighInQueries } from './weigh-in.queries';
import { WeighInService } from './weigh-in.service';

@Module({ controllers: [WeighInController], providers: [WeighInQueries, WeighInService] })
export class WeighInModule {}
