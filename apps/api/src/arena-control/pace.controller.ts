// GET /tournaments/{id}/pace, POST /tournaments/{id}/pace/moves.
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import { type PaceAnswer, PaceMovesRequest } from '@gelanggang/contract/pace';
import { type Action, CurrentAction } from '../http/action-key';
import { IdPipe } from '../http/id.pipe';
import { MoveMatchService } from './move-match.service';
import { PaceQueries } from './pace.queries';

@Controller('tournaments/:id/pace')
export class PaceController {
  constructor(
    private readonly queries: PaceQueries,
    private readonly moves: MoveMatchService,
  ) {}

  @Get()
  async pace(@Param('id', IdPipe) id: number): Promise<Data<PaceAnswer>> {
    return { data: await this.queries.read(id) };
  }

  @Post('moves')
  @HttpCode(200)
  move(
    @Param('id', IdPipe) id: number,
    @Body() body: PaceMovesRequest,
    @CurrentAction() action: Action,
  ): Promise<{ message: string }> {
    return this.moves.moveSeveral(id, body, action);
  }
}
