// GET /tournaments/{id}/pace, POST /tournaments/{id}/pace/moves.
import { Body, Controller, Param } from '@nestjs/common';
import * as paceCalls from '@gelanggang/contract/calls/pace';
import { PaceMovesRequest } from '@gelanggang/contract/pace';
import { Answers } from '../http/answers';
import { type Action, CurrentAction } from '../http/action-key';
import { IdPipe } from '../http/id.pipe';
import { MoveMatchService } from './move-match.service';
import { PaceQueries } from './pace.queries';

@Controller()
export class PaceController {
  constructor(
    private readonly queries: PaceQueries,
    private readonly moves: MoveMatchService,
  ) {}

  @Answers(paceCalls.pace)
  async pace(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.read(id) };
  }

  @Answers(paceCalls.move)
  move(@Param('id', IdPipe) id: number, @Body() body: PaceMovesRequest, @CurrentAction() action: Action) {
    return this.moves.moveSeveral(id, body, action);
  }
}
