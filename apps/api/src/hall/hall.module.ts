// https of a hall's own beside the plain http.
import { Module } from '@nestjs/common';
import { HallController } from './hall.controller';
import { HallHttps } from './hall-https';

@Module({ controllers: [HallController], providers: [HallHttps] })
export class HallModule {}
