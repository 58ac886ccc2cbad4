// Makes codes for the arenas' laptops, takes them in once, and ends what they have opened.
import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ARENA_CODE_LENGTH,
  ARENA_CODE_LETTERS,
  ARENA_CODE_MINUTES,
  ARENA_SESSION_DAYS,
  type ArenaCode,
  type ArenaCodeRow,
  type ArenaSignInAnswer,
} from '@gelanggang/contract/arena-codes';
import type { Data } from '@gelanggang/contract/http';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { createSession, revokeSession } from '@gelanggang/database/queries/session.queries';
import { type Attempt, Attempts } from '../guessing/attempts';
import { networkOf } from '../http/client-address';
import type { RequestAccount } from '../http/current-account';
import { forbidden, notFound, unauthorized } from '../http/refusals';
import { arenaControlTexts } from './texts';
import { commonSentences, thingSentences } from '../http/sentences';
import { arenaControlSentences } from './sentences';

const hashOf = (code: string): Buffer => createHash('sha256').update(`arena ${code}`).digest();

@Injectable()
export class ArenaCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  /** Codes that wait and laptops that are signed in. */
  async list(arenaId: number | undefined, tournaments: number[] | null): Promise<ArenaCodeRow[]> {
    const rows = await this.dataSource.query<ArenaCodeRow[]>(
      `select c.id, c.arena_id, a.name as made_by, c.made_at, c.expires_at, c.used_at, s.user_agent, s.last_used_at
       from arena_code c join account a on a.id = c.made_by
       left join session s on s.id = c.session_id and s.revoked_at is null and s.expires_at > now()
       where ($1::bigint is null or c.arena_id = $1)
         and ($2::bigint[] is null or exists (
           select from tournament_arena own where own.id = c.arena_id and own.tournament_id = any($2)))
         and (s.id is not null or (c.used_at is null and c.expires_at > now()))
       order by c.id desc`,
      [arenaId ?? null, tournaments],
    );
    return rows;
  }

  /** Nobody hands out what they may not do: the maker runs arenas, and this one. */
  async make(arenaId: number, account: RequestAccount): Promise<Data<ArenaCode> & { message: string }> {
    const code = Array.from(
      { length: ARENA_CODE_LENGTH },
      () => ARENA_CODE_LETTERS[randomInt(ARENA_CODE_LETTERS.length)],
    ).join('');
    return this.dataSource.transaction(async (manager) => {
      const [arena] = await manager.query<{ name: string; mayHere: boolean }[]>(
        `select ar.name, not exists (select 1 from account_arena where account_id = $2)
           or exists (select 1 from account_arena where account_id = $2 and arena_id = ar.id) as "mayHere"
         from tournament_arena ar join tournament t on t.id = ar.tournament_id and t.deleted_at is null
         where ar.id = $1`,
        [arenaId, account.id],
      );
      if (!arena) throw notFound(thingSentences.arena);
      if (!account.permissions.has('operate arena')) throw forbidden();
      if (!arena.mayHere) throw forbidden(commonSentences.notYourArena);
      await manager.query(`delete from arena_code where used_at is null and expires_at < now() - interval '1 day'`);
      const [made] = await manager.query<{ id: number; expires_at: Date }[]>(
        `insert into arena_code (arena_id, code_hash, made_by, expires_at)
         values ($1, $2, $3, now() + make_interval(mins => $4)) returning id, expires_at`,
        [arenaId, hashOf(code), account.id, ARENA_CODE_MINUTES],
      );
      if (!made) throw new Error('A code was not stored.');
      await writeAudit(manager, {
        ...{ accountId: account.id, action: 'arena-code.made', subjectType: 'arena', subjectId: arenaId },
        detail: { code_id: made.id },
      });
      const data = { id: made.id, code, expires_at: made.expires_at.toISOString() };
      return { message: arenaControlTexts.codeMade(arena.name, ARENA_CODE_MINUTES), data };
    });
  }

  /** 401 for a code that is unknown, used, revoked or over: they cannot be told apart from outside. */
  async signIn(code: string, caller: { address: string; userAgent: string | undefined }): Promise<ArenaSignInAnswer> {
    // whoever the code would belong to
    const attempt: Attempt = { of: 'arena code from an address', whose: networkOf(caller.address) };
    await this.attempts.begin(attempt);
    const answer = await this.dataSource.transaction(async (manager) => {
      const [used] = await manager.query<[{ id: number; arenaId: number; madeBy: number }[], number]>(
        `update arena_code c set used_at = now() from account a
         where c.code_hash = $1 and c.used_at is null and c.expires_at > now() and a.id = c.made_by and a.is_active
         returning c.id, c.arena_id as "arenaId", c.made_by as "madeBy"`,
        [hashOf(code)],
      );
      const [taken] = used;
      if (!taken) return null;
      const { token, sessionId, expiresAt } = await createSession(manager, taken.madeBy, {
        days: ARENA_SESSION_DAYS,
        userAgent: caller.userAgent,
        arenaId: taken.arenaId,
      });
      await manager.query('update arena_code set session_id = $2 where id = $1', [taken.id, sessionId]);
      await writeAudit(manager, {
        ...{ accountId: taken.madeBy, action: 'arena-code.used', subjectType: 'arena', subjectId: taken.arenaId },
        detail: { code_id: taken.id, session_id: sessionId },
      });
      return { access_token: token, expires_at: expiresAt.toISOString(), arena_id: taken.arenaId };
    });
    if (!answer) throw unauthorized(arenaControlSentences.codeInvalid);
    await this.attempts.succeed(attempt);
    return answer;
  }

  /** A code that waits is void; a laptop that it signed in is out at once. */
  revoke(id: number, accountId: number): Promise<{ message: string }> {
    return this.dataSource.transaction(async (manager) => {
      const [code] = await manager.query<{ arenaId: number; sessionId: number | null; usedAt: Date | null }[]>(
        `select arena_id as "arenaId", session_id as "sessionId", used_at as "usedAt"
         from arena_code where id = $1 for no key update`,
        [id],
      );
      if (!code) throw notFound(arenaControlSentences.codeNotFound);
      if (code.sessionId !== null) await revokeSession(manager, code.sessionId);
      await manager.query('delete from arena_code where id = $1', [id]);
      await writeAudit(manager, {
        ...{ accountId, action: 'arena-code.revoked', subjectType: 'arena', subjectId: code.arenaId },
        detail: { code_id: id },
      });
      return { message: code.usedAt ? arenaControlTexts.laptopRemoved : arenaControlTexts.codeCancelled };
    });
  }
}
