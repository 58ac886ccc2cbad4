// /program: what a program reads with its key.
import { Controller } from '@nestjs/common';
import * as programCalls from '@gelanggang/contract/calls/program';
import type { ProgramKey } from '@gelanggang/database/queries/program-key.queries';
import { Answers } from '../http/answers';
import { CurrentProgram } from '../http/current-program';
import { ProgramStore } from './program-store';

@Controller()
export class ProgramController {
  constructor(private readonly store: ProgramStore) {}

  @Answers(programCalls.tournament)
  async tournament(@CurrentProgram() program: ProgramKey) {
    return { data: await this.store.tournament(program) };
  }

  @Answers(programCalls.entries)
  async entries(@CurrentProgram() program: ProgramKey) {
    return { data: await this.store.rows(program, 'entries') };
  }

  @Answers(programCalls.schedule)
  async schedule(@CurrentProgram() program: ProgramKey) {
    return { data: await this.store.rows(program, 'schedule') };
  }

  @Answers(programCalls.results)
  async results(@CurrentProgram() program: ProgramKey) {
    return { data: await this.store.rows(program, 'results') };
  }

  @Answers(programCalls.medals)
  async medals(@CurrentProgram() program: ProgramKey) {
    return { data: await this.store.rows(program, 'medals') };
  }
}
