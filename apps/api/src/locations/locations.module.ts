// Countries and Indonesia's regions, for address forms.
import { Module } from '@nestjs/common';
import { LocationsController } from './locations.controller';
import { LocationsQueries } from './locations.queries';

@Module({ controllers: [LocationsController], providers: [LocationsQueries] })
export class LocationsModule {}
