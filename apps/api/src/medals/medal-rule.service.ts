// Saves how a tournament finds its overall winner; whoever watches the medals sees them in the new order.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { MedalRuleAnswer, MedalRuleRequest } from '@gelanggang/contract/medals';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { readMedalRule } from '@gelanggang/medals/medals.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, notFound } from '../http/refusals';
import { medalsTexts } from './texts';
import { medalsSentences } from './sentences';
import { thingSentences } from '../http/sentences';

@Injectable()
export class MedalRuleService {
  constructor(private readonly dataSource: DataSource) {}

  save(tournamentId: number, body: MedalRuleRequest): Promise<Saved<MedalRuleAnswer>> {
    const { overall_by, gold_points, silver_points, bronze_points } = body;
    if (gold_points < silver_points) throw invalid({ silver_points: [medalsSentences.silverAboveGold] });
    if (silver_points < bronze_points) throw invalid({ bronze_points: [medalsSentences.bronzeAboveSilver] });
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const found = await manager.query<unknown[]>(
        'select 1 from tournament where id = $1 and deleted_at is null for no key update',
        [tournamentId],
      );
      if (found.length === 0) throw notFound(thingSentences.event);
      const before = await readMedalRule(manager, tournamentId);
      refuseOutdated(body.version, before.version);
      await manager.query(
        `insert into medal_rule (tournament_id, overall_by, gold_points, silver_points, bronze_points, lone_entrant)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (tournament_id) do update set overall_by = excluded.overall_by, gold_points = excluded.gold_points,
           silver_points = excluded.silver_points, bronze_points = excluded.bronze_points,
           lone_entrant = excluded.lone_entrant, version = medal_rule.version + 1`,
        [tournamentId, overall_by, gold_points, silver_points, bronze_points, body.lone_entrant ?? before.lone_entrant],
      );
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      return { message: medalsTexts.rankingSaved, data: await readMedalRule(manager, tournamentId) };
    });
  }
}
