// The lot of a battle of jurus at the table, from the semifinal on: who won it, and what they chose (rulebook 2025, art. 12.1.d.7).
import type { AuditedAction } from '@gelanggang/contract/audit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JurusChoiceRequest, JurusLotAnswer, JurusLotRequest } from '@gelanggang/contract/jurus-panels';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import { JURUS_LABELS } from '@gelanggang/domain/rules/jurus-rules';
import { type DrawnLot, lotWinner } from '@gelanggang/domain/rules/rules-of-performance';
import { isDrawnByLot, jurusChoices } from '@gelanggang/domain/rules/battle-lot';
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';
import { newSeed } from '@gelanggang/drawing/seed';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { AfterTelling } from '@gelanggang/platform/events/event-log';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, invalid } from '../http/refusals';
import { lockMatch, type LockedMatch } from './locked-match';
import { tellParts } from './result-answer';
import { commonSentences } from '../http/sentences';
import { arenaControlTexts } from './texts';
import { arenaControlSentences } from './sentences';

interface Battle {
  match: LockedMatch;
  blueId: number;
  matchIds: number[];
  lot: DrawnLot | null;
}

@Injectable()
export class JurusLotsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Once; replaced only with a reason, and by nobody once one of the two has begun. */
  draw(matchId: number, { winner: byHand, reason }: JurusLotRequest, action: Action): Promise<JurusLotAnswer> {
    return this.change(matchId, action, 'seni.lot-drawn', async (manager, { blueId, lot }) => {
      if (lot && !reason) {
        const said = arenaControlSentences.lotStands(cornerWord(lot.winner));
        throw invalid({ reason: [said] }, said);
      }
      const seed = newSeed();
      const winner = byHand ?? lotWinner(seed);
      await manager.query(
        `insert into jurus_lot (match_id, winner, seed, drawn_by) values ($1, $2, $3, $4)
         on conflict (match_id) do update set winner = excluded.winner, seed = excluded.seed, first = null, jurus = null,
           drawn_by = excluded.drawn_by, drawn_at = now()`,
        [blueId, winner, byHand ? null : seed, action.accountId],
      );
      return {
        message: arenaControlTexts.lotWon(cornerWord(winner)),
        detail: { winner, seed: byHand ? null : seed, reason: reason ?? null },
      };
    });
  }

  choose(matchId: number, { first, jurus }: JurusChoiceRequest, action: Action): Promise<JurusLotAnswer> {
    return this.change(matchId, action, 'seni.lot-chosen', async (manager, { blueId, lot }) => {
      if (!lot) throw conflict(arenaControlSentences.lotFirst);
      const rules = await readPerformanceRules(manager, matchId, { isNow: true });
      if (!rules) throw new Error(`Performance ${matchId} has no rules.`);
      const choices = jurusChoices(rules, lot.jurus);
      if (jurus !== undefined && !choices.includes(jurus))
        throw invalid({ jurus: [arenaControlSentences.jurusNotOffered] });
      if (jurus === undefined && choices.length > 0) throw invalid({ jurus: [arenaControlSentences.jurusRequired] });
      await manager.query('update jurus_lot set first = $2, jurus = $3 where match_id = $1', [
        blueId,
        first,
        jurus ?? null,
      ]);
      const shown = jurus ? ` ${JURUS_LABELS[jurus]}.` : '';
      return {
        message: `${arenaControlTexts.performsFirst(cornerWord(first))}${shown}`,
        detail: { first, jurus: jurus ?? null },
      };
    });
  }

  private change(
    matchId: number,
    action: Action,
    name: AuditedAction,
    work: (manager: EntityManager, battle: Battle) => Promise<{ message: string; detail: Record<string, unknown> }>,
  ): Promise<JurusLotAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const battle = await lockBattle(manager, matchId, action);
      const { message, detail } = await work(manager, battle);
      const lot = await lotOf(manager, battle.blueId);
      if (!lot) throw new Error(`The lot of battle ${battle.blueId} is gone within its own transaction.`);
      await writeAudit(manager, {
        ...{ accountId: action.accountId, action: name, subjectType: 'match', subjectId: battle.blueId, detail },
      });
      const told = tellParts(emit, battle.match, new Map(battle.matchIds.map((id) => [id, ['lot']])));
      return new AfterTelling(() => ({ message, data: { lot, changed: told() } }));
    });
  }
}

async function lockBattle(manager: EntityManager, matchId: number, action: Action): Promise<Battle> {
  const match = await lockMatch(manager, matchId, action, { kinds: ['seni'] });
  const rows = await manager.query<{ id: number; corner: Corner; status: string }[]>(
    `select o.id, o.corner, o.status from match m join match o on o.pool_id = m.pool_id and o.battle_group = m.battle_group
     where m.id = $1 order by o.corner for no key update of o`,
    [matchId],
  );
  const blueId = rows.find((row) => row.corner === 'blue')?.id;
  const rules = await readPerformanceRules(manager, matchId, { isNow: true });
  if (blueId === undefined || rows.length < 2 || !rules || !isDrawnByLot(rules.stage)) {
    throw conflict(arenaControlSentences.jurusInLastRounds);
  }
  const hasStarted = rows.some((row) => row.status !== 'scheduled' && row.status !== 'called');
  if (hasStarted) throw conflict(arenaControlSentences.battleStarted);
  if (match.blueUnitId === null || match.redUnitId === null) throw conflict(commonSentences.battleUnknown);
  return { match, blueId, matchIds: rows.map((row) => row.id), lot: await lotOf(manager, blueId) };
}

async function lotOf(manager: EntityManager, blueId: number): Promise<DrawnLot | null> {
  const [lot] = await manager.query<DrawnLot[]>(
    'select winner, first, jurus, seed from jurus_lot where match_id = $1',
    [blueId],
  );
  return lot ?? null;
}
