// The table asks the camera of its arena for a moment; the camera sends that clip and nothing else, and only a decided card keeps it.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import {
  type Replay,
  REPLAY_KEEPS_MS,
  REPLAY_MOST_MS,
  REPLAY_WAITS_MS,
  type ReplayRequest,
} from '@gelanggang/contract/replay';
import { databaseNow } from '@gelanggang/database/queries/match-clock.queries';
import { hasCamera, type PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { conflict, invalid, notFound } from '../http/refusals';
import { scoringSentences } from './sentences';
import { scoringTexts } from './texts';

/** Of one card, the last ones looked at. */
const KEPT_OF_CARD = 10;
/** What no card was decided by goes after this. */
const FORGOTTEN_AFTER = '10 minutes';

interface Row {
  id: number;
  from: number;
  to: number;
  beginsAt: number | null;
  isMissing: boolean;
  isLate: boolean;
}

@Injectable()
export class ReplaysService {
  constructor(private readonly dataSource: DataSource) {}

  /** 409 without a camera, 422 for a moment that no camera can have. */
  ask({ arenaId, deviceId }: PanelDevice, { from, to, key }: ReplayRequest): Promise<Replay> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      if (!(await hasCamera(manager, arenaId))) throw conflict(scoringSentences.noCamera);
      const now = await databaseNow(manager);
      if (to <= from || to - from > REPLAY_MOST_MS) throw invalid({ to: [scoringSentences.replayLength] });
      if (from < now - REPLAY_KEEPS_MS || to > now + REPLAY_MOST_MS) {
        throw invalid({ from: [scoringSentences.cameraKeeps] });
      }
      await forgetUnused(manager, arenaId);
      await manager.query(
        `insert into replay_clip (arena_id, asked_by, from_at, to_at, key, var_request_id)
         values ($1, $2, to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000), $5, (
           select r.id from var_request r join score_sheet s on s.id = r.sheet_id
           join match m on m.id = s.match_id and m.started_at = s.started_at
           where m.arena_id = $1 and m.status = 'ongoing' and r.decided_at is null and r.withdrawn_at is null))
         on conflict (arena_id, key) do nothing`,
        [arenaId, deviceId, from, to, key ?? null],
      );
      const [row] = await rowsOf(
        manager,
        'c.arena_id = $1 order by c.key is not distinct from $2 desc, c.id desc limit 1',
        [arenaId, key ?? null],
      );
      if (!row) throw new Error('A replay is gone within its own transaction.');
      emit(streams.arena(arenaId), 'replay.asked', { replay_id: row.id });
      return replayOf(row);
    });
  }

  async read({ arenaId }: PanelDevice, id: number): Promise<Replay> {
    const [row] = await rowsOf(this.dataSource.manager, 'c.arena_id = $1 and c.id = $2', [arenaId, id]);
    if (!row) throw notFound(scoringSentences.replayGone);
    return replayOf(row);
  }

  /** Those that the table still waits for. */
  async asked({ arenaId }: PanelDevice): Promise<Replay[]> {
    const rows = await rowsOf(
      this.dataSource.manager,
      `c.arena_id = $1 and c.content is null and c.missing_at is null
         and c.asked_at > now() - $2 * interval '1 ms' order by c.id`,
      [arenaId, REPLAY_WAITS_MS],
    );
    return rows.map(replayOf);
  }

  /** 422 for what is no film of a browser, 409 once it is there or nobody waits for it. */
  async take(
    { arenaId }: PanelDevice,
    id: number,
    beginsAt: number,
    content: Buffer | null,
  ): Promise<{ message: string }> {
    const kind = content && kindOf(content);
    if (!kind) throw invalid({ clip: [scoringSentences.notARecording] });
    const [, taken] = await this.dataSource.query<[unknown, number]>(
      `update replay_clip set content = $3, kind = $4, begins_at = to_timestamp($5::float8 / 1000)
       where id = $1 and arena_id = $2 and content is null and missing_at is null
         and asked_at > now() - 2 * $6 * interval '1 ms'`,
      [id, arenaId, content, kind, beginsAt, REPLAY_WAITS_MS],
    );
    if (taken !== 1) throw conflict(scoringSentences.replayNotAsked);
    return { message: scoringTexts.replaySent };
  }

  async miss({ arenaId }: PanelDevice, id: number): Promise<{ message: string }> {
    await this.dataSource.query(
      'update replay_clip set missing_at = now() where id = $1 and arena_id = $2 and content is null and missing_at is null',
      [id, arenaId],
    );
    return { message: scoringTexts.deskTold };
  }

  async clip({ arenaId }: PanelDevice, id: number): Promise<{ content: Buffer; type: string }> {
    const [row] = await this.dataSource.query<{ content: Buffer; kind: string }[]>(
      'select content, kind from replay_clip where id = $1 and arena_id = $2 and content is not null',
      [id, arenaId],
    );
    if (!row) throw notFound(scoringSentences.replayGone);
    return { content: row.content, type: `video/${row.kind}` };
  }
}

/** Kept: what the commission looked at for a card that it then decided, and that card's last ones only. */
async function forgetUnused(manager: EntityManager, arenaId: number): Promise<void> {
  await manager.query(
    `delete from replay_clip c where c.arena_id = $1 and ((c.asked_at < now() - $2::interval and not exists (
       select 1 from var_request r where r.id = c.var_request_id and r.decided_at is not null and r.withdrawn_at is null))
     or (select count(*) from replay_clip x where x.var_request_id = c.var_request_id and x.id > c.id) >= $3)`,
    [arenaId, FORGOTTEN_AFTER, KEPT_OF_CARD - 1],
  );
}

function rowsOf(manager: EntityManager, condition: string, values: unknown[]): Promise<Row[]> {
  const ms = (column: string) => `round(extract(epoch from ${column}) * 1000)::float8`;
  return manager.query<Row[]>(
    `select c.id, ${ms('c.from_at')} as "from", ${ms('c.to_at')} as "to", ${ms('c.begins_at')} as "beginsAt",
       c.missing_at is not null as "isMissing", c.asked_at < now() - ${REPLAY_WAITS_MS} * interval '1 ms' as "isLate"
     from replay_clip c where ${condition}`,
    values,
  );
}

const replayOf = ({ id, from, to, beginsAt, isMissing, isLate }: Row): Replay => ({
  ...{ id, from, to, begins_at: beginsAt },
  state: beginsAt !== null ? 'there' : isMissing || isLate ? 'missing' : 'asked',
});

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** By how it begins: the two forms that browsers record. */
function kindOf(content: Buffer): 'webm' | 'mp4' | null {
  if (content.subarray(0, 4).equals(EBML)) return 'webm';
  return content.subarray(4, 8).toString('latin1') === 'ftyp' ? 'mp4' : null;
}
