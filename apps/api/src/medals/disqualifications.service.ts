// Disqualifies an athlete, pair or team for doping, also after the event, and tells first which medals move (rulebook 2025, art. 11.6.g.6.e).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Said } from '@gelanggang/contract/http';
import type { DisqualificationPreviewRequest, DisqualificationRequest, MedalMove } from '@gelanggang/contract/medals';
import { readMedals } from '@gelanggang/medals/read-medals';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { conflict, invalid, notFound } from '../http/refusals';
import { IS_UNDRAWN, NAMES_OF_UNIT } from './disqualified-units.queries';
import { loseJurusByDoping, takeJurusDopingBack } from './doping-jurus';
import { type HeldUnit, loseByDoping, takeDopingBack } from './doping-walkover';
import { medalsSentences } from './sentences';
import { medalsTexts } from './texts';

interface Unit extends HeldUnit {
  kind: MatchKind;
  isDisqualified: boolean;
  /** Of jurus: what was recorded with its disqualification. */
  performanceId: number | null;
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

  /** Does the same work and takes it back, so that what it tells is what would happen. */
  async preview(
    tournamentId: number,
    { unit_id: unitId }: DisqualificationPreviewRequest,
    accountId: number,
  ): Promise<MedalMove[]> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const unit = await unitOf(manager, tournamentId, unitId);
        const before = await medalsHeld(manager, tournamentId);
        await disqualify(manager, tournamentId, unit, { reason: '-', accountId });
        throw new Previewed(medalMoves(before, await medalsHeld(manager, tournamentId)));
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
      const before = await medalsHeld(manager, tournamentId);
      const changed = await disqualify(manager, tournamentId, unit, { reason, accountId });
      await writeAuditOfCall(manager, {
        ...{ accountId, action: 'unit.disqualified', subjectType: 'pool_unit', subjectId: unit.id },
        detail: { reason, changed },
      });
      tellMatches(emit, tournamentId, await withOwn(manager, unit, changed));
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      const moves = medalMoves(before, await medalsHeld(manager, tournamentId));
      return { message: (moves.length > 0 ? medalsTexts.disqualified : medalsTexts.disqualifiedOnly)(names) };
    });
  }

  /** Of who is drawn nowhere now: the next draw brings it back no more. Nothing else changes. */
  liftUndrawn(tournamentId: number, memberId: number, accountId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [lifted] = await manager.query<[{ names: string }[], number]>(
        `delete from disqualified_entry q using team_member t
         where q.tournament_id = $1 and q.team_member_id = $2 and t.id = q.team_member_id and ${IS_UNDRAWN}
         returning t.name as names`,
        [tournamentId, memberId],
      );
      const [athlete] = lifted;
      if (!athlete) throw notFound(medalsSentences.disqualificationNotFound);
      await writeAuditOfCall(manager, {
        ...{ accountId, action: 'unit.disqualification-withdrawn', subjectType: 'team-member', subjectId: memberId },
        detail: { changed: [] },
      });
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      return { message: medalsTexts.liftedOnly(athlete.names) };
    });
  }

  withdraw(tournamentId: number, unitId: number, accountId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const unit = await unitOf(manager, tournamentId, unitId);
      const { names, kind, isDisqualified } = unit;
      if (!isDisqualified) throw notFound(medalsSentences.disqualificationNotFound);
      const before = await medalsHeld(manager, tournamentId);
      await manager.query('delete from disqualified_unit where unit_id = $1', [unit.id]);
      await manager.query(
        `delete from disqualified_entry q using pool_unit_member um join participant pa on pa.id = um.participant_id
         where um.unit_id = $1 and q.tournament_id = pa.tournament_id and q.team_member_id = pa.team_member_id`,
        [unit.id],
      );
      const takeBack = kind === 'tanding' ? takeDopingBack : takeJurusDopingBack;
      const changed = await takeBack(manager, unit, { accountId, reason: 'Diskualifikasi dicabut.' });
      await writeAuditOfCall(manager, {
        ...{ accountId, action: 'unit.disqualification-withdrawn', subjectType: 'pool_unit', subjectId: unit.id },
        detail: { changed: changed ?? [] },
      });
      tellMatches(emit, tournamentId, await withOwn(manager, unit, changed ?? []));
      emit(streams.tournament(tournamentId), 'medal-rule.changed', { tournament_id: tournamentId });
      const moves = medalMoves(before, await medalsHeld(manager, tournamentId));
      const lifted = (moves.length > 0 ? medalsTexts.disqualificationLifted : medalsTexts.liftedOnly)(names);
      const tooLate = kind === 'tanding' ? medalsTexts.liftedTooLate : medalsTexts.jurusLiftedTooLate;
      return { message: changed ? lifted : `${lifted} ${tooLate}` };
    });
  }
}

/** Its entries, which a new draw makes another unit of, and the unit that stands. Ids of the matches that change. */
async function disqualify(
  manager: EntityManager,
  tournamentId: number,
  unit: Unit,
  { reason, accountId }: { reason: string; accountId: number },
): Promise<number[]> {
  const stored = await manager.query<unknown[]>(
    `insert into disqualified_unit (unit_id, reason, recorded_by) values ($1, $2, $3)
     on conflict (unit_id) do nothing returning unit_id`,
    [unit.id, reason, accountId],
  );
  if (stored.length === 0) throw conflict(medalsSentences.alreadyDisqualified(unit.names));
  await manager.query(
    `insert into disqualified_entry (tournament_id, team_member_id, reason, recorded_by)
     select $4, pa.team_member_id, $2, $3
     from pool_unit_member um join participant pa on pa.id = um.participant_id where um.unit_id = $1
     on conflict (tournament_id, team_member_id) do nothing`,
    [unit.id, reason, accountId, tournamentId],
  );
  const { changed, performanceId } = await lose(manager, unit, accountId);
  await manager.query('update disqualified_unit set performance_id = $2 where unit_id = $1', [unit.id, performanceId]);
  return changed;
}

/** With the matches in which it stands: how their results stand is another thing now. Both rows of a battle say it. */
async function withOwn(manager: EntityManager, unit: Unit, changed: readonly number[]): Promise<number[]> {
  const own = await manager.query<{ id: number }[]>(
    `select w.id from match m join match w on w.pool_id = m.pool_id and (w.id = m.id or w.battle_group = m.battle_group)
     where m.pool_id = $1 and $2 in (m.blue_unit_id, m.red_unit_id) order by w.id`,
    [unit.poolId, unit.id],
  );
  return [...new Set([...changed, ...own.map(({ id }) => id)])];
}

async function lose(manager: EntityManager, unit: Unit, accountId: number) {
  if (unit.kind === 'seni') return loseJurusByDoping(manager, unit, accountId);
  return { changed: await loseByDoping(manager, unit, accountId), performanceId: null };
}

/**
 * Drawn in this tournament; its pool and it are held until the transaction ends. 422 for any other. Who has gone on to a
 * later stage of jurus is the unit of that stage.
 */
async function unitOf(manager: EntityManager, tournamentId: number, namedId: number): Promise<Unit> {
  const [last] = await manager.query<{ id: number }[]>(LAST_STAGE, [namedId, tournamentId]);
  const unitId = last?.id ?? namedId;
  // the pool first, as at the desk of an arena
  await manager.query(
    'select 1 from pool p join pool_unit u on u.pool_id = p.id where u.id = $1 and p.tournament_id = $2 for no key update of p',
    [unitId, tournamentId],
  );
  const [unit] = await manager.query<Unit[]>(
    `select u.id, u.pool_id as "poolId", ${NAMES_OF_UNIT} as names, mc.kind, q.unit_id is not null as "isDisqualified",
       q.performance_id as "performanceId"
     from pool_unit u join pool p on p.id = u.pool_id join drawing d on d.id = p.drawing_id
     join match_category mc on mc.id = d.match_category_id
     left join disqualified_unit q on q.unit_id = u.id
     join tournament t on t.id = p.tournament_id and t.deleted_at is null
     where u.id = $1 and p.tournament_id = $2 and not u.is_dummy for no key update of u`,
    [unitId, tournamentId],
  );
  if (!unit) throw invalid({ unit_id: [medalsSentences.entrantNotHere] });
  return unit;
}

type Held = Awaited<ReturnType<typeof medalsHeld>>;

/** The same athletes in the stages that come of this one's, the last one. */
const LAST_STAGE = `
  with recursive line as (
    select u.id, p.drawing_id, 0 as step from pool_unit u join pool p on p.id = u.pool_id
    where u.id = $1 and p.tournament_id = $2
    union all
    select n.id, np.drawing_id, l.step + 1 from line l join drawing d on d.from_drawing_id = l.drawing_id
    join pool np on np.drawing_id = d.id join pool_unit n on n.pool_id = np.id
    where array(select um.participant_id from pool_unit_member um where um.unit_id = n.id order by 1)
      = array(select um.participant_id from pool_unit_member um where um.unit_id = l.id order by 1)
  )
  select id from line order by step desc limit 1`;

/** Who has which medal. */
async function medalsHeld(manager: EntityManager, tournamentId: number) {
  const { events } = await readMedals(manager, tournamentId);
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
