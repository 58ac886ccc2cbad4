// Disqualifies an athlete for doping, also after the event, and tells first which medals move (rulebook 2025, art. 11.6.g.6.e).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Said } from '@gelanggang/contract/http';
import type {
  DisqualificationPreviewRequest,
  DisqualificationRequest,
  DisqualifiedUnit,
  MedalMove,
} from '@gelanggang/contract/medals';
import { readMedals } from '@gelanggang/medals/read-medals';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { conflict, invalid, notFound } from '../http/refusals';
import { medalsSentences } from './sentences';
import { medalsTexts } from './texts';

interface Unit {
  names: string;
  isDisqualified: boolean;
}

@Injectable()
export class DisqualificationsService {
  constructor(private readonly dataSource: DataSource) {}

  list(tournamentId: number): Promise<DisqualifiedUnit[]> {
    return this.dataSource.query<DisqualifiedUnit[]>(
      `select q.unit_id, ${NAMES} as names, c.name as contingent, q.reason
       from disqualified_unit q join pool_unit u on u.id = q.unit_id join pool p on p.id = u.pool_id
       join contingent c on c.id = u.contingent_id
       where p.tournament_id = $1 order by q.recorded_at, q.unit_id`,
      [tournamentId],
    );
  }

  /** One moment, of which nothing stays written. */
  preview(tournamentId: number, { unit_id: unitId }: DisqualificationPreviewRequest): Promise<MedalMove[]> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await unitOf(manager, tournamentId, unitId);
      return medalMoves(manager, tournamentId, unitId);
    });
  }

  /** 409 for one that is disqualified already. */
  save(tournamentId: number, { unit_id: unitId, reason }: DisqualificationRequest, accountId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { names } = await unitOf(manager, tournamentId, unitId);
      const stored = await manager.query<unknown[]>(
        `insert into disqualified_unit (unit_id, reason, recorded_by) values ($1, $2, $3)
         on conflict (unit_id) do nothing returning unit_id`,
        [unitId, reason, accountId],
      );
      if (stored.length === 0) throw conflict(medalsSentences.alreadyDisqualified(names));
      await writeAuditOfCall(manager, {
        ...{ accountId, action: 'unit.disqualified', subjectType: 'pool_unit', subjectId: unitId },
        detail: { reason },
      });
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      return { message: medalsTexts.disqualified(names) };
    });
  }

  withdraw(tournamentId: number, unitId: number, accountId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { names, isDisqualified } = await unitOf(manager, tournamentId, unitId);
      if (!isDisqualified) throw notFound(medalsSentences.disqualificationNotFound);
      await manager.query('delete from disqualified_unit where unit_id = $1', [unitId]);
      await writeAuditOfCall(manager, {
        ...{ accountId, action: 'unit.disqualification-withdrawn', subjectType: 'pool_unit', subjectId: unitId },
        detail: {},
      });
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      return { message: medalsTexts.disqualificationLifted(names) };
    });
  }
}

const NAMES = `(select string_agg(t.name, ', ' order by um.position) from pool_unit_member um
  join participant pa on pa.id = um.participant_id join team_member t on t.id = pa.team_member_id
  where um.unit_id = u.id)`;

/** Of tanding, drawn in this tournament; held until the transaction ends. 422 for any other. */
async function unitOf(manager: EntityManager, tournamentId: number, unitId: number): Promise<Unit> {
  const [unit] = await manager.query<Unit[]>(
    `select ${NAMES} as names, exists (select 1 from disqualified_unit q where q.unit_id = u.id) as "isDisqualified"
     from pool_unit u join pool p on p.id = u.pool_id join drawing d on d.id = p.drawing_id
     join match_category mc on mc.id = d.match_category_id and mc.kind = 'tanding'
     join tournament t on t.id = p.tournament_id and t.deleted_at is null
     where u.id = $1 and p.tournament_id = $2 and not u.is_dummy for no key update of u`,
    [unitId, tournamentId],
  );
  if (!unit) throw invalid({ unit_id: [medalsSentences.entrantNotHere] });
  return unit;
}

async function medalMoves(manager: EntityManager, tournamentId: number, unitId: number): Promise<MedalMove[]> {
  const held = async (also: readonly number[]) => {
    const { events } = await readMedals(manager, tournamentId, also);
    return new Map(
      events.flatMap((event) => event.pools.flatMap((pool) => pool.winners.map((one) => [one.unit_id, one]))),
    );
  };
  const [before, after] = [await held([]), await held([unitId])];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const who = was ?? is;
    if (!who || was?.medal === is?.medal) return [];
    const { unit_id, names, contingent } = who;
    return [{ unit_id, names, contingent, before: was?.medal ?? null, after: is?.medal ?? null }];
  });
}
