// Registers screens, notes that they are there, and tells them what the desk wants of them.
import { randomInt } from 'node:crypto';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  DISPLAY_BEAT_MS,
  DISPLAY_CODE_LENGTH,
  DISPLAY_CODE_LETTERS,
  type DisplayRequest,
  type DisplaySeenRequest,
  type DisplayState,
  SHOW_NEEDS,
} from '@gelanggang/contract/displays';
import { type Events, streams } from '@gelanggang/contract/events';
import { AfterTelling, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { Attempts } from '../guessing/attempts';
import { networkOf } from '../http/client-address';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, refusal } from '../http/refusals';
import { displayNotFound } from './display-code.pipe';
import { displayVersion, DisplaysQueries } from './displays.queries';
import { displaysSentences } from './sentences';
import { thingSentences } from '../http/sentences';

/** Anybody may open /display: more than these are not kept waiting for a name. */
const MOST_UNNAMED = 200;
const CODE_TRIES = 20;

@Injectable()
export class DisplaysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: DisplaysQueries,
    private readonly attempts: Attempts,
  ) {}

  /**
   * A new screen under a code that no other has. Of those that nobody named, who was not there for a day is forgotten, and who
   * has waited longest gives way: a stranger's screens keep no hall's out.
   */
  async register(address: string): Promise<DisplayState> {
    await this.attempts.begin({ of: 'new screen from an address', whose: networkOf(address) });
    return this.dataSource.transaction(async (manager) => {
      // one after the other: two that forget the same ones would wait for each other
      await manager.query(`select pg_advisory_xact_lock(hashtext('display.register'))`);
      await manager.query(
        `delete from display where name = '' and (seen_at < now() - interval '1 day' or id in (
           select id from display where name = '' order by id desc offset $1))`,
        [MOST_UNNAMED - 1],
      );
      for (let left = CODE_TRIES; left > 0; left -= 1) {
        const code = newCode();
        const made = await manager.query<unknown[]>(
          'insert into display (code) values ($1) on conflict (code) do nothing returning id',
          [code],
        );
        if (made.length > 0) return this.stateOf(manager, code);
      }
      throw refusal(HttpStatus.SERVICE_UNAVAILABLE, displaysSentences.codesUsedUp);
    });
  }

  /**
   * The screen is there, and this large; it hears what it is to show, should it have missed that. However often somebody says
   * so, it is written once in a third of a beat.
   */
  async seen(code: string, { width, height }: DisplaySeenRequest): Promise<DisplayState> {
    await this.dataSource.query(
      `update display set seen_at = now(), width = $2, height = $3
       where code = $1 and (width is null or seen_at < now() - $4 * interval '1 ms')`,
      [code, width, height, DISPLAY_BEAT_MS / 3],
    );
    return this.stateOf(this.dataSource.manager, code);
  }

  aim(code: string, wanted: DisplayRequest): Promise<DisplayState> {
    const needed = SHOW_NEEDS[wanted.show]?.what;
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lock(manager, code);
      refuseOutdated(wanted.version, displayVersion(await this.stateOf(manager, code)));
      await refuseWrongAim(manager, wanted);
      await manager.query(
        `update display set name = $2, tournament_id = $3, show = $4, arena_id = $5, pool_id = $6, message = $7
         where code = $1`,
        [
          code,
          wanted.name,
          wanted.tournament_id,
          wanted.show,
          needed === 'arena' ? wanted.arena_id : null,
          needed === 'pool' ? wanted.pool_id : null,
          wanted.message ?? '',
        ],
      );
      let told: DisplayState | undefined;
      emit.whole(streams.display(code), 'display.changed', async (locked) => {
        const display = await this.queries.state(code, locked);
        if (!display) throw displayNotFound();
        told = display;
        return { display };
      });
      return new AfterTelling(() => told ?? this.stateOf(manager, code));
    });
  }

  reload(code: string): Promise<void> {
    return this.tell(code, 'display.reload');
  }

  remove(code: string): Promise<void> {
    return this.tell(code, 'display.removed', (manager) =>
      manager.query('delete from display where code = $1', [code]),
    );
  }

  private tell<T extends 'display.reload' | 'display.removed'>(
    code: string,
    type: T,
    work?: (manager: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lock(manager, code);
      await work?.(manager);
      emit(streams.display(code), type, {} as Events[T]);
    });
  }

  private async stateOf(manager: EntityManager, code: string): Promise<DisplayState> {
    const state = await this.queries.state(code, manager);
    if (!state) throw displayNotFound();
    return state;
  }
}

const newCode = (): string =>
  Array.from({ length: DISPLAY_CODE_LENGTH }, () => DISPLAY_CODE_LETTERS[randomInt(DISPLAY_CODE_LETTERS.length)]).join(
    '',
  );

async function lock(manager: EntityManager, code: string): Promise<void> {
  const found = await manager.query<unknown[]>('select 1 from display where code = $1 for no key update', [code]);
  if (found.length === 0) throw displayNotFound();
}

/** What a show needs is named, and is of the tournament. */
async function refuseWrongAim(manager: EntityManager, wanted: DisplayRequest): Promise<void> {
  const [is] = await manager.query<{ tournament: boolean; arena: boolean; pool: boolean }[]>(
    `select exists (select 1 from tournament where id = $1 and deleted_at is null) as tournament,
       exists (select 1 from tournament_arena where id = $2 and tournament_id = $1) as arena,
       exists (select 1 from pool where id = $3 and tournament_id = $1 and status = 'ongoing') as pool`,
    [wanted.tournament_id, wanted.arena_id ?? null, wanted.pool_id ?? null],
  );
  if (!is?.tournament) throw invalid({ tournament_id: [thingSentences.tournament] });
  const needs = SHOW_NEEDS[wanted.show];
  switch (needs?.what) {
    case 'arena':
      if (!is.arena && !(needs.isOptional && wanted.arena_id === undefined))
        throw invalid({ arena_id: [displaysSentences.chooseArena] });
      return;
    case 'pool':
      if (!is.pool) throw invalid({ pool_id: [displaysSentences.chooseBracket] });
      return;
    case 'message':
      if (!wanted.message) throw invalid({ message: [displaysSentences.messageRequired] });
      return;
    case undefined:
      return;
  }
}
