// Opponents proposed where a rule set knows no weight classes, and their pools.
import { Body, Controller, Param } from '@nestjs/common';
import * as pairingCalls from '@gelanggang/contract/calls/pairing';
import { DataSource } from 'typeorm';
import { PairingRequest } from '@gelanggang/contract/pairing';
import { makePairs, readPairings } from '@gelanggang/drawing/pairing';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { drawingError } from './drawing-refusals';
import { drawingTexts } from './texts';
import { thingSentences } from '../http/sentences';

@Controller()
export class PairingController {
  constructor(private readonly dataSource: DataSource) {}

  @Answers(pairingCalls.propose)
  async propose(@Param('id', IdPipe) id: number) {
    const data = await readPairings(this.dataSource.manager, id);
    if (!data) throw notFound(thingSentences.tournament);
    return { data };
  }

  @Answers(pairingCalls.make)
  async make(@Param('id', IdPipe) id: number, @Body() body: PairingRequest, @CurrentAccount() account: RequestAccount) {
    const outcome = await makePairs(
      this.dataSource,
      {
        tournamentId: id,
        categoryClassId: body.category_class_id,
        matchDuration: body.match_duration,
        pairs: body.pairs.map((pair) => pair.athletes),
      },
      account.id,
    );
    if (!outcome.ok) throw drawingError(outcome);
    const pools = body.pairs.length;
    return {
      message: drawingTexts.pairsMade(pools),
      data: { drawing_id: outcome.drawingId, pools },
    };
  }
}
