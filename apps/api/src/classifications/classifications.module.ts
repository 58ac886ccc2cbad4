// Classifications: the classes that a tournament fights in a match category and age.
import { Module } from '@nestjs/common';
import { ClassificationsController } from './classifications.controller';
import { ClassificationsQueries } from './classifications.queries';
import { ClassificationsService } from './classifications.service';

@Module({
  controllers: [ClassificationsController],
  providers: [ClassificationsQueries, ClassificationsService],
})
export class ClassificationsModule {}
