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
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { conflict, invalid, notFound } from '../http/refusals';
import { type HeldUnit, loseByDoping, takeDopingBack } from './doping-walkover';
import { medalsSentences } from './sentences';
import { medalsTexts } from './texts';

interface Unit extends HeldUnit {
  isDisqualified: boolean;
}

/** Ends a preview: everything that it wrote is rolled back. */
class Previewed extends Error {
  constructor(readonly moves: MedalMove[]) {
    super('previewed');
  }
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

  /** Does the same work and takes it back, so that what it tells is what would happen. */
  async preview(
    tournamentId: number,
    { unit_id: unitId }: DisqualificationPreviewRequest,
    accountId: number,
  ): Promise<MedalMove[]> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const unit = await unitOf(manager, tournamentId, unitId);
        const before = await medalsHeld(manager, tournamentId, []);
        await loseByDoping(manager, unit, accountId);
        throw new Previewed(medalMoves(before, await medalsHeld(manager, tournamentId, [unitId])));
      });
    } catch (error) {
      if (error instanceof Previewed) return error.moves;
      throw error;
    }
  }

  /** 409 for one that is disqualified already. */
  save(tournamentId: number, { unit_id: unitId, reason }: DisqualificationRequest, accountId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const unit = await unitOf(manager, tournamentId, unitId);
      const { names } = unit;
      const stored = await manager.query<unknown[]>(
        `insert into disqualified_unit (unit_id, reason, recorded_by) values ($1, $2, $3)
         on conflict (unit_id) do nothing returning unit_id`,
        [unitId, reason, accountId],
      );
      if (stored.length === 0) throw conflict(medalsSentences.alreadyDisqualified(names));
      const changed = await loseByDoping(manager, unit, accountId);
      await writeAuditOfCall(manager, {
        ...{ accountId, action: 'unit.disqualified', subjectType: 'pool_unit', subjectId: unitId },
        detail: { reason, changed },
      });
      tellMatches(emit, tournamentId, changed);
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      return { message: medalsTexts.disqualified(names) };
    });
  }

  withdraw(tournamentId: number, unitId: number, accountId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const unit = await unitOf(manager, tournamentId, unitId);
      const { names, isDisqualified } = unit;
      if (!isDisqualified) throw notFound(medalsSentences.disqualificationNotFound);
      await manager.query('delete from disqualified_unit where unit_id = $1', [unitId]);
      const changed = await takeDopingBack(manager, unit, { accountId, reason: 'Diskualifikasi dicabut.' });
      await writeAuditOfCall(manager, {
        ...{ accountId, action: 'unit.disqualification-withdrawn', subjectType: 'pool_unit', subjectId: unitId },
        detail: { changed: changed ?? [] },
      });
      tellMatches(emit, tournamentId, changed ?? []);
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      return {
        message: (changed ? medalsTexts.disqualificationLifted : medalsTexts.liftedTooLate)(names),
      };
    });
  }
}

const NAMES = `(select string_agg(t.name, ', ' order by um.position) from pool_unit_member um
  join participant pa on pa.id = um.participant_id join team_member t on t.id = pa.team_member_id
  where um.unit_id = u.id)`;

/** Of tanding, drawn in this tournament; its pool and it are held until the transaction ends. 422 for any other. */
async function unitOf(manager: EntityManager, tournamentId: number, unitId: number): Promise<Unit> {
  // the pool first, as at the desk of an arena
  await manager.query(
    'select 1 from pool p join pool_unit u on u.pool_id = p.id where u.id = $1 and p.tournament_id = $2 for no key update of p',
    [unitId, tournamentId],
  );
  const [unit] = await manager.query<Unit[]>(
    `select u.id, u.pool_id as "poolId", ${NAMES} as names,
       exists (select 1 from disqualified_unit q where q.unit_id = u.id) as "isDisqualified"
     from pool_unit u join pool p on p.id = u.pool_id join drawing d on d.id = p.drawing_id
     join match_category mc on mc.id = d.match_category_id and mc.kind = 'tanding'
     join tournament t on t.id = p.tournament_id and t.deleted_at is null
     where u.id = $1 and p.tournament_id = $2 and not u.is_dummy for no key update of u`,
    [unitId, tournamentId],
  );
  if (!unit) throw invalid({ unit_id: [medalsSentences.entrantNotHere] });
  return unit;
}

type Held = Awaited<ReturnType<typeof medalsHeld>>;

/** Who has which medal; `also` are disqualified as well. */
async function medalsHeld(manager: EntityManager, tournamentId: number, also: readonly number[]) {
  const { events } = await readMedals(manager, tournamentId, also);
  return new Map(
    events.flatMap((event) => event.pools.flatMap((pool) => pool.winners.map((one) => [one.unit_id, one]))),
  );
}

function medalMoves(before: Held, after: Held): MedalMove[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const who = was ?? is;
    if (!who || was?.medal === is?.medal) return [];
    const { unit_id, names, contingent } = who;
    return [{ unit_id, names, contingent, before: was?.medal ?? null, after: is?.medal ?? null }];
  });
}
