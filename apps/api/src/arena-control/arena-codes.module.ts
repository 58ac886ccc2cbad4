// Shared laptops of the arenas.
import { Module } from '@nestjs/common';
import { ArenaCodesController } from './arena-codes.controller';
import { ArenaCodesService } from './arena-codes.service';

@Module({ controllers: [ArenaCodesController], providers: [ArenaCodesService] })
export class ArenaCodesModule {}
