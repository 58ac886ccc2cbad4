// Lookups of the classes of an age category.
import { Module } from '@nestjs/common';
import { ClassLookupsController } from './class-lookups.controller';
import { ClassLookupsQueries } from './class-lookups.queries';

@Module({ controllers: [ClassLookupsController], providers: [ClassLookupsQueries] })
export class ClassesModule {}
