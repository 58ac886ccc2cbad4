// The record of a pool's draws, for everybody who checks one.
import { Controller, Param } from '@nestjs/common';
import * as drawCheckCalls from '@gelanggang/contract/calls/draw-check';
import { publicDraw } from '@gelanggang/drawing/draw-trust.mapper';
import { DrawTrustQueries } from '@gelanggang/drawing/draw-trust.queries';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';

@Controller()
export class DrawCheckController {
  constructor(private readonly records: DrawTrustQueries) {}

  @Answers(drawCheckCalls.publicDraw)
  async publicDraw(@Param('poolId', IdPipe) poolId: number) {
    const record = await this.records.publicRecord(poolId);
    if (!record) throw notFound(drawingRefusalSentences['drawing-not-found']);
    return publicDraw(record);
  }
}
