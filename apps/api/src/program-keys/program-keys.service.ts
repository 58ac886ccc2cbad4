// Keys for programs of a tournament: made, shown once, listed and revoked.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import {
  KEY_RIGHTS,
  type MadeKeyAnswer,
  type ProgramKeyRequest,
  type ProgramKeyRow,
  type ProgramKeysAnswer,
} from '@gelanggang/contract/program-keys';
import { hashOfKey, newKey } from '@gelanggang/database/queries/program-key.queries';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { keyEndFault, lastDayOfKey, MOST_KEYS, REQUESTS_A_MINUTE } from '@gelanggang/domain/programs/program-key';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { programKeysSentences } from './sentences';
import { programKeysTexts } from './texts';

const END_FAULTS = {
  past: programKeysSentences.endPassed,
  'too-far': programKeysSentences.endTooFar,
} as const;

type KeyRow = Omit<ProgramKeyRow, 'state'> & { madeBy: number | null; isOver: boolean };

@Injectable()
export class ProgramKeysService {
  constructor(private readonly dataSource: DataSource) {}

  async list(tournamentId: number): Promise<ProgramKeysAnswer> {
    const { today, ...tournament } = await findTournament(this.dataSource.manager, tournamentId, FIND);
    const rows = await this.dataSource.query<KeyRow[]>(
      `select k.id, k.name, k.starts_with, k.rights, k.expires_on, coalesce(a.name, '') as made_by, k.made_at,
         k.last_used_at, k.made_by as "madeBy", k.expires_on < $2 as "isOver"
       from program_key k left join account a on a.id = k.made_by
       where k.tournament_id = $1 and k.revoked_at is null order by k.id`,
      [tournamentId, today],
    );
    // of few: a tournament has ten keys at most
    const makers = [...new Set(rows.flatMap(({ madeBy }) => madeBy ?? []))];
    const held = await Promise.all(makers.map(async (id) => [id, await rightsOfAccount(this.dataSource, id)] as const));
    const standing = new Set(
      held.filter(([, rights]) => rights.in(tournamentId).has('manage tournament')).map(([id]) => id),
    );
    return {
      tournament,
      keys: rows.map(({ madeBy, isOver, ...row }) => ({
        ...row,
        rights: KEY_RIGHTS.filter((right) => row.rights.includes(right)),
        state: isOver ? 'over' : madeBy !== null && standing.has(madeBy) ? 'open' : 'cut-off',
      })),
      first_day: today,
      last_day: lastDayOfKey(today),
      most_keys: MOST_KEYS,
      requests_a_minute: REQUESTS_A_MINUTE,
    };
  }

  make(tournamentId: number, body: ProgramKeyRequest, by: RequestAccount): Promise<MadeKeyAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // one after the other: the number is counted under it
      const { today } = await findTournament(manager, tournamentId, FIND_AND_LOCK);
      const fault = keyEndFault(body.expires_on, today);
      if (fault) throw invalid({ expires_on: [END_FAULTS[fault]] });
      const [{ count }] = await manager.query<[{ count: number }]>(
        'select count(*)::int as count from program_key where tournament_id = $1 and revoked_at is null',
        [tournamentId],
      );
      if (count >= MOST_KEYS) throw conflict(programKeysSentences.manyKeys(MOST_KEYS));
      const key = newKey();
      const [made] = await manager.query<[{ id: number }]>(
        `insert into program_key (tournament_id, name, token_hash, starts_with, rights, expires_on, made_by)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [tournamentId, body.name, hashOfKey(key), key.slice(0, 7), body.rights, body.expires_on, by.id],
      );
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: programKeysTexts.made, data: { id: made.id, key } };
    });
  }

  revoke(tournamentId: number, keyId: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [rows] = await manager.query<[unknown[], number]>(
        `update program_key set revoked_at = now()
         where id = $2 and tournament_id = $1 and revoked_at is null returning id`,
        [tournamentId, keyId],
      );
      if (rows.length === 0) throw notFound(programKeysSentences.alreadyRevoked);
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: programKeysTexts.revoked };
    });
  }
}

const FIND = `select id, name, to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today
  from tournament where id = $1 and deleted_at is null`;
const FIND_AND_LOCK = `${FIND} for no key update`;

async function findTournament(
  manager: EntityManager,
  id: number,
  sql: typeof FIND | typeof FIND_AND_LOCK,
): Promise<{ id: number; name: string; today: string }> {
  const [row] = await manager.query<{ id: number; name: string; today: string }[]>(sql, [id]);
  if (!row) throw notFound(thingSentences.event);
  return row;
}
