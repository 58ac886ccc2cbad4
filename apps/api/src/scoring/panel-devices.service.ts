// Who holds a seat at an arena: codes of the desk, the device that used one, and the page of it that counts.
import { randomInt } from 'node:crypto';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DISPLAY_CODE_LETTERS } from '@gelanggang/contract/displays';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { PanelSeen, PanelSignIn } from '@gelanggang/contract/scoring';
import {
  CAMERA_SEAT,
  PANEL_CODE_LENGTH,
  PANEL_CODE_MINUTES,
  PANEL_LOST_MS,
  PHONE_SEAT,
} from '@gelanggang/contract/scoring-options';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { mostJudgesOf } from '@gelanggang/database/queries/nomor.queries';
import { hasCamera, judgesThere, newPanelToken, type PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { refuseForeignArena } from '../arena-control/locked-match';
import { type Attempt, Attempts } from '../guessing/attempts';
import { networkOf } from '../http/client-address';
import type { Operator } from '../http/current-account';
import { invalid, notFound, refusal } from '../http/refusals';
import { readRuleOfArena } from './scoring-rule.queries';
import { scoringSentences } from './sentences';
import { thingSentences } from '../http/sentences';

const CODE_TRIES = 20;
/** Seats beyond those of tanding judge seni, which has 10 judges at most. */
const MOST_SEATS = 10;
/** Of a row that is there now; `$3` as PANEL_LOST_MS. */
const SEEN = `seen_at = now(), there_since = case when seen_at > now() - $3 * interval '1 ms' then there_since else now() end`;

@Injectable()
export class PanelDevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  async seats(arenaId: number, operator: Operator): Promise<PanelSeat[]> {
    const { manager } = this.dataSource;
    await refuseForeignArena(manager, operator, arenaId);
    const rule = await readRuleOfArena(manager, arenaId);
    if (!rule) throw notFound(thingSentences.arena);
    const rows = await manager.query<(Omit<PanelSeat, 'seen_at' | 'code_expires_at'> & SeatTimes)[]>(
      `select s.seat, c.code, c.code_expires_at, h.id is not null as is_taken, h.seen_at,
         coalesce(h.seen_at > now() - $3 * interval '1 ms', false) as is_online
       from (select generate_series(0, $4::int) union all select ${PHONE_SEAT} union all select ${CAMERA_SEAT}) as s (seat)
       left join panel_device h on h.arena_id = $1 and h.seat = s.seat and h.token_hash is not null
         and h.revoked_at is null
       left join panel_device c on c.arena_id = $1 and c.seat = s.seat and c.code is not null and c.revoked_at is null
         and c.code_expires_at > now()
       where s.seat <= $2 or s.seat in (${PHONE_SEAT}, ${CAMERA_SEAT}) or h.id is not null or c.id is not null or s.seat <= greatest($5,
           ${mostJudgesOf('(select aa.tournament_id from tournament_arena aa where aa.id = $1)')}) and exists (
         select 1 from schedule_detail d join schedule p on p.id = d.schedule_id and p.tournament_arena_id = $1
         join match m on m.id = d.match_id and m.kind = 'seni')
       order by s.seat`,
      [arenaId, rule.judges, PANEL_LOST_MS, MOST_SEATS, rule.seni_judges],
    );
    return rows.map((row) => ({
      ...row,
      code_expires_at: row.code_expires_at?.toISOString() ?? null,
      seen_at: row.seen_at?.toISOString() ?? null,
    }));
  }

  /** A new code for a seat; the one before no longer holds. The device that has the seat keeps it until the code is used. */
  issue(arenaId: number, seat: number, operator: Operator): Promise<void> {
    const { accountId } = operator;
    return this.dataSource.transaction(async (manager) => {
      await lockArena(manager, arenaId, operator);
      await manager.query(
        `update panel_device set revoked_at = now(), code = null, code_expires_at = null
         where arena_id = $1 and seat = $2 and code is not null and revoked_at is null`,
        [arenaId, seat],
      );
      const deviceId = await insertCode(manager, arenaId, seat, accountId);
      await writeAudit(manager, {
        accountId,
        action: 'panel.code-issued',
        subjectType: 'panel_device',
        subjectId: deviceId,
        detail: { arena_id: arenaId, seat },
      });
    });
  }

  /** Takes the seat from whoever has it. */
  revoke(arenaId: number, seat: number, operator: Operator): Promise<void> {
    const { accountId } = operator;
    return this.dataSource.transaction(async (manager) => {
      await lockArena(manager, arenaId, operator);
      const revoked = await revokeSeat(manager, arenaId, seat, { withCodes: true });
      for (const deviceId of revoked) {
        await writeAudit(manager, {
          accountId,
          action: 'panel.revoked',
          subjectType: 'panel_device',
          subjectId: deviceId,
          detail: { arena_id: arenaId, seat },
        });
      }
    });
  }

  /** A code is used once; the device that had the seat has lost it from this moment on. */
  async signIn(text: string, address: string): Promise<PanelSignIn> {
    const attempt: Attempt = { of: 'panel code from an address', whose: networkOf(address) };
    await this.attempts.begin(attempt);
    const code = text.replace(/[\s-]/g, '').toUpperCase();
    const { token, hash } = newPanelToken();
    await this.dataSource.transaction(async (manager) => {
      const [device] = await manager.query<{ id: number; arenaId: number; seat: number }[]>(
        `select id, arena_id as "arenaId", seat from panel_device
         where code = $1 and revoked_at is null and code_expires_at > now() for update`,
        [code],
      );
      if (!device) throw invalid({ code: [scoringSentences.wrongPanelCode] });
      const replaced = await revokeSeat(manager, device.arenaId, device.seat, { withCodes: false });
      await manager.query(
        `update panel_device set code = null, code_expires_at = null, token_hash = $2, taken_at = now(), seen_at = now(),
           there_since = now()
         where id = $1`,
        [device.id, hash],
      );
      await writeAudit(manager, {
        accountId: null,
        action: 'panel.signed-in',
        subjectType: 'panel_device',
        subjectId: device.id,
        detail: { arena_id: device.arenaId, seat: device.seat, replaced: replaced[0] ?? null },
      });
    });
    await this.attempts.succeed(attempt);
    return { token };
  }

  /** From now on this page of the device counts, and no other. */
  async openTab({ deviceId, arenaId, seat, tab: before }: PanelDevice, tab: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`update panel_device set tab = $2, ${SEEN} where id = $1`, [deviceId, tab, PANEL_LOST_MS]);
      if (before === null || before === tab) return;
      await writeAudit(manager, {
        accountId: null,
        action: 'panel.moved-to-another-page',
        subjectType: 'panel_device',
        subjectId: deviceId,
        detail: { arena_id: arenaId, seat },
      });
    });
  }

  /** Whether this page is the one that counts; a page that does not count is nobody's presence. */
  async seen({ deviceId, arenaId }: PanelDevice, tab: string): Promise<PanelSeen> {
    const [, seen] = await this.dataSource.query<[unknown, number]>(
      `update panel_device set ${SEEN} where id = $1 and tab = $2`,
      [deviceId, tab, PANEL_LOST_MS],
    );
    const { manager } = this.dataSource;
    return {
      counts: seen > 0,
      judges: await judgesThere(manager, arenaId),
      has_camera: await hasCamera(manager, arenaId),
    };
  }
}

interface SeatTimes {
  code_expires_at: Date | null;
  seen_at: Date | null;
}

async function lockArena(manager: EntityManager, arenaId: number, operator: Operator): Promise<void> {
  const found = await manager.query<unknown[]>('select 1 from tournament_arena where id = $1 for no key update', [
    arenaId,
  ]);
  if (found.length === 0) throw notFound(thingSentences.arena);
  await refuseForeignArena(manager, operator, arenaId);
}

async function revokeSeat(
  manager: EntityManager,
  arenaId: number,
  seat: number,
  { withCodes }: { withCodes: boolean },
): Promise<number[]> {
  const [revoked] = await manager.query<[{ id: number }[], number]>(
    `update panel_device set revoked_at = now(), code = null, code_expires_at = null
     where arena_id = $1 and seat = $2 and revoked_at is null and (token_hash is not null or $3) returning id`,
    [arenaId, seat, withCodes],
  );
  return revoked.map((row) => row.id);
}

async function insertCode(manager: EntityManager, arenaId: number, seat: number, accountId: number): Promise<number> {
  for (let left = CODE_TRIES; left > 0; left -= 1) {
    const [made] = await manager.query<{ id: number }[]>(
      `insert into panel_device (arena_id, seat, code, code_expires_at, issued_by)
       values ($1, $2, $3, now() + $4 * interval '1 minute', $5)
       on conflict (code) do nothing returning id`,
      [arenaId, seat, newCode(), PANEL_CODE_MINUTES, accountId],
    );
    if (made) return made.id;
  }
  throw refusal(HttpStatus.SERVICE_UNAVAILABLE, scoringSentences.codesUsedUp);
}

const newCode = (): string =>
  Array.from({ length: PANEL_CODE_LENGTH }, () => DISPLAY_CODE_LETTERS[randomInt(DISPLAY_CODE_LETTERS.length)]).join(
    '',
  );
