// Big screens and bells: each screen shows what the office told it last, each account has the notices that its affairs asked for.
import * as displayCalls from '@gelanggang/contract/calls/displays';
import * as noticeCalls from '@gelanggang/contract/calls/notices';
import type { DisplayShow, DisplayState } from '@gelanggang/contract/displays';
import { Watcher } from '../setup/watcher';
import type { Books } from './books';
import type { Person } from './person';
import type { Opened } from './opening';
import type { World } from './world';

const SCREENS = 2;
const SIZE = { width: 1920, height: 1080 };

interface Screen {
  code: string;
  device: Person;
  watcher: Watcher;
  /** As it was told last; null: nobody has named it. */
  told: string | null;
}

export class Screens {
  private readonly all: Screen[] = [];

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
  ) {}

  async hang(): Promise<void> {
    for (let n = 0; n < SCREENS; n += 1) {
      const device = this.world.device(`Layar ${n + 1}`, null);
      const { data } = await device.must(displayCalls.register, {});
      const url = this.world.urls[n % this.world.urls.length] as string;
      this.all.push({ code: data.code, device, watcher: new Watcher(url, `display:${data.code}`), told: null });
    }
  }

  /** Two at the office aim one screen at once: the last one stands. */
  async aim(): Promise<void> {
    const { world } = this;
    const screen = world.one(this.all);
    const params = { code: screen.code };
    const wanted = this.offices.slice(0, world.chance(3) ? 2 : 1).map((_, at) => this.wanted(screen, at));
    const answers = await world.race(
      ...wanted.map(
        (body, at) => (racer: string) => (this.offices[at] as Person).ask(displayCalls.aim, { params, body, racer }),
      ),
    );
    const done = answers.filter(({ isDone }) => isDone).map(({ body }) => textOf(body.data));
    if (done.length === 1) screen.told = done[0] ?? null;
    // of two the row says who was last
    else if (done.length > 1) {
      const shown = textOf(await this.seen(screen));
      screen.told = done.includes(shown) ? shown : (done[0] ?? null);
    }
  }

  async faults(): Promise<string[]> {
    const faults: string[] = [];
    for (const screen of this.all) {
      const shown = textOf(await this.seen(screen));
      if (screen.told !== null && shown !== screen.told)
        faults.push(`screen ${screen.device.name} shows ${shown}, the office said ${screen.told}`);
      const last = await this.world.lastSeq(`display:${screen.code}`);
      await this.world.until('the last word to a screen', () =>
        Promise.resolve((screen.watcher.seqs().at(-1) ?? 0) >= last),
      );
      const heard = screen.watcher.heard.flatMap((event) =>
        event.type === 'display.changed' ? [textOf(event.data.display)] : [],
      );
      if (screen.told !== null && heard.at(-1) !== screen.told)
        faults.push(`screen ${screen.device.name} was told ${heard.at(-1)}, the office said ${screen.told}`);
    }
    return faults;
  }

  leave(): void {
    for (const { watcher } of this.all) watcher.close();
  }

  private wanted({ device }: Screen, at: number) {
    const { world, opened } = this;
    const show: DisplayShow = world.one(['auto', 'wall', 'arena', 'schedule', 'medals', 'message', 'code'] as const);
    const name = `${device.name} ${at}`;
    const needs = {
      ...(show === 'arena' ? { arena_id: world.one(opened.arenas).id } : {}),
      ...(show === 'message' ? { message: `Istirahat ${world.random.int(60)} menit` } : {}),
    };
    return { name, tournament_id: opened.tournamentId, show, ...needs };
  }

  private async seen({ code, device }: Screen): Promise<DisplayState> {
    return (await device.must(displayCalls.seen, { params: { code }, body: SIZE })).data;
  }

  /** Of these accounts: notices of kinds that the books follow, no more and no fewer. */
  async bellFaults(people: readonly Person[]): Promise<string[]> {
    const faults: string[] = [];
    for (const person of people) {
      const kinds: string[] = [];
      for (let before: number | null = 0; before !== null;) {
        const query: { before?: number } = before === 0 ? {} : { before };
        const page: { data: { kind: string }[]; next: number | null } = await person.must(noticeCalls.list, { query });
        kinds.push(...page.data.map(({ kind }) => kind).filter((kind) => this.books.follows(kind)));
        before = page.next;
      }
      const told = counted(kinds);
      const wanted = counted(this.books.toldTo(person.accountId));
      if (told !== wanted) faults.push(`${person.name} has the notices ${told}, the answers say ${wanted}`);
    }
    return faults;
  }
}

const textOf = ({ name, show, arena_id, message }: DisplayState): string =>
  JSON.stringify({ name, show, arena_id, message });

function counted(kinds: readonly string[]): string {
  const all = [...new Set(kinds)].sort();
  return all.map((kind) => `${kind} ${kinds.filter((one) => one === kind).length}`).join(', ');
}
