// Who sits at a panel: chosen from the tournament's officials at the device that has the seat, by name or by one's own code.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { PanelOfficialRequest, PanelOfficials } from '@gelanggang/contract/official-duties';
import { AT_THE_MAT, type OfficialRole } from '@gelanggang/domain/officials/roles';
import { COUNCIL_SEAT, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { invalid } from '../http/refusals';
import { sit } from './sit';
import { officialsSentences } from './sentences';
import { officialsTexts } from './texts';

/** Who leads the council's panel; at the others sit referee-judges. */
const AT_THE_TABLE: readonly OfficialRole[] = ['council-head', 'council', 'chair'];

@Injectable()
export class PanelOfficialsService {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    { arenaId, tournamentId, deviceId, seat }: PanelDevice,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PanelOfficials> {
    if (seat === PHONE_SEAT) return { own: null, officials: [] };
    const officials = await manager.query<PanelOfficials['officials']>(
      `select o.id, o.name, exists (
         select from official_duty d join schedule s on s.id = d.schedule_id and s.tournament_arena_id = $2
         join tournament t on t.id = s.tournament_id
         where d.official_id = o.id and d.ended_at is null
           and s.scheduled_date = (now() at time zone t.time_zone)::date) as is_on_duty
       from official o where o.tournament_id = $1
         and o.roles && array['referee-judge', 'council-head', 'council', 'chair']
       order by is_on_duty desc, o.roles && $3::text[] desc, lower(o.name), o.id`,
      [tournamentId, arenaId, seat === COUNCIL_SEAT ? AT_THE_TABLE : [AT_THE_MAT]],
    );
    const [own] = await manager.query<{ id: number; name: string }[]>(
      'select o.id, o.name from panel_device d join official o on o.id = d.official_id where d.id = $1',
      [deviceId],
    );
    return { own: own ?? null, officials };
  }

  /** Also while a match runs: from then on they sit there, and who sat there before stays in the record. */
  take(panel: PanelDevice, body: PanelOfficialRequest): Promise<{ message: string; data: PanelOfficials }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { deviceId, arenaId, tournamentId, seat } = panel;
      if (seat === PHONE_SEAT) throw invalid({ official_id: [officialsSentences.seatWithoutName] });
      const official = await chosenOf(manager, tournamentId, body);
      await manager.query('update panel_device set official_id = $2 where id = $1', [deviceId, official?.id ?? null]);
      // a person holds one seat of one arena
      if (official) {
        await manager.query('update panel_device set official_id = null where official_id = $1 and id <> $2', [
          official.id,
          deviceId,
        ]);
        const [match] = await manager.query<{ id: number }[]>(
          `select id from match where arena_id = $1 and status = 'ongoing' for no key update`,
          [arenaId],
        );
        if (match) {
          await sit(manager, { ...{ tournamentId, matchId: match.id, seat }, officialId: official.id, by: 'panel' });
        }
      }
      await writeAudit(manager, {
        ...{ accountId: null, action: 'panel.official', subjectType: 'panel_device', subjectId: deviceId },
        detail: { arena_id: arenaId, seat, official_id: official?.id ?? null },
      });
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return {
        message: official ? officialsTexts.sitsHere(official.name) : officialsTexts.seatNameless,
        data: await this.list(panel, manager),
      };
    });
  }
}

/** A scanned code may stand in the whole address of a rota. */
async function chosenOf(
  manager: EntityManager,
  tournamentId: number,
  { official_id: id, code }: PanelOfficialRequest,
): Promise<{ id: number; name: string } | null> {
  if (id === undefined && code === undefined) return null;
  const own = /[A-Za-z0-9_-]{22}$/.exec(code ?? '')?.[0] ?? null;
  const [official] = await manager.query<{ id: number; name: string }[]>(
    `select id, name from official where tournament_id = $1 and (id = $2::bigint or code = $3::text)`,
    [tournamentId, id ?? null, id === undefined ? own : null],
  );
  if (!official) throw invalid({ [code === undefined ? 'official_id' : 'code']: [officialsSentences.notFound] });
  return official;
}
