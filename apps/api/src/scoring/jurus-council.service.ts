// What the council enters for the performance on the mat: items of 0.50, and a disqualification by its reason.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  JurusCouncilAnswer,
  JurusDisqualificationRequest,
  JurusItemRequest,
} from '@gelanggang/contract/jurus-panels';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { COUNCIL_ITEM_TEXTS, DISQUALIFICATION_LABELS } from '@gelanggang/domain/rules/jurus-rules';
import { isEnteredItem } from '@gelanggang/domain/seni/council-items';
import { conflict, invalid, notFound } from '../http/refusals';
import { auditPerformance, insertItem, isEntered, refuseTooMany } from './jurus-items';
import { changePerformance } from './open-performance';
import { scoringSentences } from './sentences';
import { commonSentences } from '../http/sentences';
import { scoringTexts } from './texts';

@Injectable()
export class JurusCouncilService {
  constructor(private readonly dataSource: DataSource) {}

  /** The same press again is entered once. */
  takeOff(panel: PanelDevice, { match_id, item, at, key }: JurusItemRequest): Promise<JurusCouncilAnswer> {
    const { label } = COUNCIL_ITEM_TEXTS[item];
    return changePerformance(this.dataSource, panel, match_id, [], async (manager, open) => {
      if (item === 'time') throw invalid({ item: [scoringSentences.timePenalty] });
      if (!isEnteredItem(open.rules, item)) throw invalid({ item: [commonSentences.penaltyNotHere] });
      await refuseTooMany(manager, open);
      const entry = { item, reason: null, reached: null, at: at ?? null, key };
      const id = await insertItem(manager, panel, open, entry);
      if (id !== null) await auditPerformance(manager, panel, open, 'seni.taken-off', { id, item, at: entry.at });
      return scoringTexts.takenOff(label);
    });
  }

  /** Takes the place of the reason before. */
  disqualify(panel: PanelDevice, body: JurusDisqualificationRequest): Promise<JurusCouncilAnswer> {
    const { match_id, reason, reached, key } = body;
    return changePerformance(this.dataSource, panel, match_id, [], async (manager, open) => {
      if (!open.rules.disqualifications.includes(reason)) {
        throw invalid({ reason: [commonSentences.reasonNotHere] });
      }
      if (!(await isEntered(manager, open, key))) {
        await manager.query(
          `update jurus_item set withdrawn_at = now(), withdrawn_by = $2
           where match_id = $1 and started_at = (select started_at from match where id = $1) and reason is not null
             and withdrawn_at is null`,
          [open.matchId, panel.deviceId],
        );
        const entry = { item: null, reason, reached: reached ?? null, at: null, key };
        const id = await insertItem(manager, panel, open, entry);
        await auditPerformance(manager, panel, open, 'seni.disqualified', { id, reason, reached: entry.reached });
      }
      return scoringTexts.disqualifiedFor(DISQUALIFICATION_LABELS[reason]);
    });
  }

  takeBack(panel: PanelDevice, matchId: number, id: number): Promise<JurusCouncilAnswer> {
    return changePerformance(this.dataSource, panel, matchId, [], async (manager, open) => {
      const [, changed] = await manager.query<[unknown, number]>(
        `update jurus_item set withdrawn_at = now(), withdrawn_by = $3
         where id = $1 and match_id = $2 and withdrawn_at is null
           and started_at = (select started_at from match where id = $2)`,
        [id, matchId, panel.deviceId],
      );
      if (changed !== 1) {
        const found = await manager.query<unknown[]>('select 1 from jurus_item where id = $1 and match_id = $2', [
          id,
          matchId,
        ]);
        throw found.length > 0 ? conflict(scoringSentences.alreadyUndone) : notFound(scoringSentences.notInPerformance);
      }
      await auditPerformance(manager, panel, open, 'seni.taken-back', { id });
      return scoringTexts.withdrawn.performance;
    });
  }
}
