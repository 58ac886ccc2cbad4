// Weight classes: the lookups of forms, and the back office's list and form.
import { Module } from '@nestjs/common';
import { ClassesController } from './classes.controller';
import { ClassesQueries } from './classes.queries';
import { ClassesService } from './classes.service';
import { ClassLookupsController } from './class-lookups.controller';
import { ClassLookupsQueries } from './class-lookups.queries';

@Module({
  controllers: [ClassLookupsController, ClassesController],
  providers: [ClassLookupsQueries, ClassesQueries, ClassesService],
})
export class ClassesModule {}
