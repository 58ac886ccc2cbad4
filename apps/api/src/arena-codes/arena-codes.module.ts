// Shared laptops of the arenas.
import { Module } from '@nestjs/common';
import { LoginAttempts } from '../auth/login-attempts';
import { ArenaCodesController } from './arena-codes.controller';
import { ArenaCodesService } from './arena-codes.service';

@Module({ controllers: [ArenaCodesController], providers: [ArenaCodesService, LoginAttempts] })
export class ArenaCodesModule {}
