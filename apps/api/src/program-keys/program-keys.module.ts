// Keys for programs, and what programs read with them.
import { Module } from '@nestjs/common';
import { ProgramController } from './program.controller';
import { ProgramKeysController } from './program-keys.controller';
import { ProgramKeysService } from './program-keys.service';
import { ProgramStore } from './program-store';

@Module({ controllers: [ProgramKeysController, ProgramController], providers: [ProgramKeysService, ProgramStore] })
export class ProgramKeysModule {}
