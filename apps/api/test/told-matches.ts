// What a page knows that heard a tournament's events from its snapshot on, beside what the database holds.
import { applyEvents } from '@gelanggang/contract/apply-events';
import type { LoggedEvent } from '@gelanggang/contract/events';
import { type LiveMatch, type LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import type { TestApi } from '../../../test/setup/api';

/** The events of `tournament:{id}` after `since`, as the log holds them. */
export async function eventsAfter(api: TestApi, tournamentId: number, since: number): Promise<LoggedEvent[]> {
  const rows = await api.dataSource.query<(Omit<LoggedEvent, 'at'> & { at: Date })[]>(
    'select seq::int as seq, type, data, at from event where stream = $1 and seq > $2 order by seq',
    [`tournament:${tournamentId}`, since],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }) as LoggedEvent);
}

const byId = (matches: readonly LiveMatch[]) => [...matches].sort((a, b) => a.id - b.id);

/** A page without a picture: a snapshot that moves on by the log alone. */
export class ToldMatches {
  private constructor(
    private readonly api: TestApi,
    private readonly kind: MatchKind,
    public snapshot: LiveSnapshot,
  ) {}

  /** While nobody writes. */
  static async open(api: TestApi, tournamentId: number, kind: MatchKind): Promise<ToldMatches> {
    const matches = await readLiveMatches(api.dataSource.manager, { tournamentId, kind });
    const seq = (await eventsAfter(api, tournamentId, 0)).at(-1)?.seq ?? 0;
    const tournament = { id: tournamentId, name: '', slug: '', time_zone: '', start_date: '', end_date: '' };
    return new ToldMatches(api, kind, { epoch: '', seq, tournament, arenas: [], schedules: [], matches });
  }

  get matches(): readonly LiveMatch[] {
    return this.snapshot.matches;
  }

  /** Applies what was told since, and compares with the database; nobody writes meanwhile. Answers those events. */
  async equalsDatabase(): Promise<LoggedEvent[]> {
    const { id: tournamentId } = this.snapshot.tournament;
    const events = await eventsAfter(this.api, tournamentId, this.snapshot.seq);
    const applied = applyEvents(this.snapshot, events, this.kind);
    expect(applied.gap).toBe(false);
    this.snapshot = applied.snapshot;
    const stored = await readLiveMatches(this.api.dataSource.manager, { tournamentId, kind: this.kind });
    expect(byId(this.matches)).toStrictEqual(byId(stored));
    return events;
  }
}
