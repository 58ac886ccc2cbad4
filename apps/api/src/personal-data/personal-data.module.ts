// Personal data of a tournament, handed out and erased by request.
import { Module } from '@nestjs/common';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataQueries } from './personal-data.queries';
import { PersonalDataService } from './personal-data.service';

@Module({ controllers: [PersonalDataController], providers: [PersonalDataQueries, PersonalDataService] })
export class PersonalDataModule {}
