// A spectator's live page without its picture: what REST told when it opened, moved on by what its socket heard since.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import request from 'supertest';
import { applyEvents } from '@gelanggang/contract/apply-events';
import { withRows } from '@gelanggang/contract/columned-snapshot';
import { COLUMNS } from '@gelanggang/contract/columns';
import type { ColumnedSnapshot, LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { Watcher } from '../setup/watcher';

export class OpenPage {
  private constructor(
    private readonly url: string,
    private readonly slug: string,
    private readonly opened: LiveSnapshot,
    readonly watcher: Watcher,
    private readonly kind: MatchKind,
  ) {}

  static async open(url: string, slug: string, topic: string, kind: MatchKind = 'tanding'): Promise<OpenPage> {
    // as pages fetch it; what it is held against is read in the form for everybody
    const opened = await read(url, slug, kind, `?form=${COLUMNS}`);
    return new OpenPage(url, slug, opened, new Watcher(url, topic), kind);
  }

  /** The number of the last event that it shows by having opened. */
  get openedAt(): number {
    return this.opened.seq;
  }

  /** Once it has heard everything and nobody writes any more: where it differs from REST. */
  async faults(): Promise<string[]> {
    const { snapshot, gap } = applyEvents(this.opened, this.watcher.heard, this.kind);
    if (gap) return [`the page has a gap after ${snapshot.seq}`];
    let stored = await read(this.url, this.slug, this.kind);
    // an API that has just begun may not have read as far as another one told
    for (let tries = 0; stored.seq < snapshot.seq && tries < 100; tries += 1) {
      await wait(100);
      stored = await read(this.url, this.slug, this.kind);
    }
    if (stored.seq !== snapshot.seq) return [`the page stands at ${snapshot.seq}, REST at ${stored.seq}`];
    const [page, truth] = [shown(snapshot), shown(stored)];
    return (['matches', 'schedules', 'arenas'] as const).flatMap((part) => {
      const other = page[part].flatMap((row, at) => differences(row, truth[part][at]));
      const isSame = other.length === 0 && page[part].length === truth[part].length;
      return isSame ? [] : [`the page's ${part} are not those of REST: ${other.join('; ').slice(0, 900)}`];
    });
  }
}

async function read(url: string, slug: string, kind: MatchKind, query = ''): Promise<LiveSnapshot> {
  for (let tries = 0; ; tries += 1) {
    const answer = await request(url)
      .get(`/api/live/${slug}/${kind}${query}`)
      .catch(() => null);
    if (answer?.status === 200) return withRows(answer.body as ColumnedSnapshot | LiveSnapshot);
    if (tries > 300) throw new Error(`The live page of ${slug} does not come: ${answer?.status ?? 'no answer'}.`);
    await wait(100);
  }
}

/** Everything in an order of its own. */
function shown({ matches, schedules, arenas }: LiveSnapshot) {
  const byId = <T extends { id: number }>(rows: readonly T[]) => [...rows].sort((a, b) => a.id - b.id);
  return { matches: byId(matches), schedules: byId(schedules), arenas: byId(arenas) };
}

/** `6 status "called", REST "ongoing"`. */
function differences(row: { id: number }, stored: object | undefined): string[] {
  const page = row as unknown as Record<string, unknown>;
  const truth = (stored ?? {}) as Record<string, unknown>;
  return [...new Set([...Object.keys(page), ...Object.keys(truth)])]
    .filter((field) => !isDeepStrictEqual(page[field], truth[field]))
    .map((field) => `${row.id} ${field} ${JSON.stringify(page[field])}, REST ${JSON.stringify(truth[field])}`);
}
