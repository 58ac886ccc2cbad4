// Who watches: live pages and scores of arenas on phones that lose their connection and come back, and see what REST tells.
import { isDeepStrictEqual } from 'node:util';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { OpenPage } from '../faults/open-page';
import { Watcher } from '../setup/watcher';
import type { Opened } from './opening';
import { RECONNECTED_AFTER_MS, type World } from './world';

export class Spectators {
  private readonly pages: OpenPage[] = [];
  private readonly mats: { arenaId: number; watcher: Watcher }[] = [];
  private readonly away = new Set<Watcher>();

  constructor(
    private readonly world: World,
    private readonly opened: Opened,
  ) {}

  async sitDown(): Promise<void> {
    const { slug, tournamentId, arenas } = this.opened;
    for (const url of this.world.urls) {
      for (const kind of MATCH_KINDS)
        this.pages.push(await OpenPage.open(url, slug, `tournament:${tournamentId}`, kind));
      for (const { id } of arenas) this.mats.push({ arenaId: id, watcher: new Watcher(url, `arena:${id}`) });
    }
  }

  /** A phone goes out of reach, or one is back. */
  wander(): void {
    const watcher = this.world.one(this.watchers);
    if (!this.away.delete(watcher)) {
      this.away.add(watcher);
      watcher.leave();
    } else watcher.comeBack();
  }

  /** Where pages differ from REST, once all are back and have heard the last event. */
  async faults(): Promise<string[]> {
    for (const watcher of this.away) watcher.comeBack();
    this.away.clear();
    // whoever lost PostgreSQL in the last act is back by then, and has looked for what it missed
    await this.world.turnTo(this.world.time.now + RECONNECTED_AFTER_MS);
    const faults: string[] = [];
    const last = await this.world.lastSeq(`tournament:${this.opened.tournamentId}`);
    for (const page of this.pages) {
      const heard = () => Promise.resolve((page.watcher.seqs().at(-1) ?? page.openedAt) >= last);
      await this.world.until('the last event', heard);
      faults.push(...(await page.faults()));
    }
    for (const mat of this.mats) faults.push(...(await this.matFaults(mat)));
    return faults;
  }

  leave(): void {
    for (const watcher of this.watchers) watcher.close();
  }

  private get watchers(): Watcher[] {
    return [...this.pages.map(({ watcher }) => watcher), ...this.mats.map(({ watcher }) => watcher)];
  }

  private async matFaults({ arenaId, watcher }: { arenaId: number; watcher: Watcher }): Promise<string[]> {
    const last = await this.world.lastSeq(`arena:${arenaId}`);
    await this.world.until('the last score', () => Promise.resolve((watcher.seqs().at(-1) ?? 0) >= last));
    const visitor = this.world.device('Penonton', null);
    let told = await visitor.must(scoringCalls.score, { params: { id: arenaId } });
    await this.world.until('the score', async () => {
      told = await visitor.must(scoringCalls.score, { params: { id: arenaId } });
      return told.data.seq >= last;
    });
    const events = watcher.heard.flatMap((event) => (event.type === 'score.changed' ? [event.data.score] : []));
    const shown = events.at(-1) ?? null;
    if (isDeepStrictEqual(shown, told.data.score)) return [];
    return [
      `the score of arena ${arenaId} on a phone is ${JSON.stringify(shown)}, REST tells ${JSON.stringify(told.data.score)}`,
    ];
  }
}
