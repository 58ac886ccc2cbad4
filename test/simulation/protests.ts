// Protests in the simulated day (rulebook 2025, art. 15.4): forms in time and too late, fees, decisions by two at once with their
// remedies, appeals, and decisions that are undone. What has to come of them is kept here and in the books.
import * as protestCalls from '@gelanggang/contract/calls/protests';
import type { ProtestRow } from '@gelanggang/contract/protests';
import type { LiveMatch } from '@gelanggang/contract/live';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import type { Books } from './books';
import type { Winner } from './brackets';
import type { Answered, Person } from './person';
import type { Opened } from './opening';
import { readLive } from './planning';
import type { Registration } from './registration';
import type { World } from './world';

const MINUTE_MS = 60_000;
/** From the decision to the form, and from the form to its return; the last moment still counts. */
const ASK_MS = { 1: 10 * MINUTE_MS, 2: 20 * MINUTE_MS } as const;
const RETURN_MS = 20 * MINUTE_MS;
const REMEDIES = ['rejected', 'result-changed', 'extra-round'] as const;
const DECIDERS = {
  1: { chair: 'Asep', council: 'Budi', commission: 'Citra' },
  2: { 'technical-delegate': 'Dewi', medical: 'Eka', federation: 'Fajar' },
} as const;

type Remedy = (typeof REMEDIES)[number];
type Level = 1 | 2;

interface Protest {
  id: number;
  level: Level;
  matchId: number;
  appealsId: number | null;
  by: Person;
  /** Managers of all who stand in the match. */
  concerned: readonly Person[];
  isIn: boolean;
  isPaid: boolean;
  /** The one that stands, with what it changed. */
  ruling: { remedy: Remedy; before: Winner; at: number } | null;
  undone: number;
  /** The accounts that were told of the last decision. */
  heard: readonly number[];
}

export class Protests {
  private readonly all: Protest[] = [];

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly registration: Registration,
    private readonly offices: readonly Person[],
  ) {}

  /** Right after its result: one side's manager does not believe it. */
  async question(match: LiveMatch): Promise<void> {
    const sides = CORNERS.map((corner) => this.registration.managerOf(match[corner].name));
    const by = sides[this.world.random.int(2)];
    const concerned = sides.flatMap((one) => one ?? []);
    if (!by || concerned.length < 2) return;
    await this.file({ level: 1, matchId: match.id, appealsId: null, by, concerned, decidedAt: this.world.time.now });
  }

  /** Whatever waits for a decision, an appeal or an end, once. */
  async proceed(): Promise<void> {
    const { world } = this;
    const open = this.all.filter((one) => one.isIn && !one.ruling);
    if (open.length > 0 && world.chance(4)) return this.decide(world.one(open));
    const decided = this.all.filter(({ ruling }) => ruling);
    if (decided.length > 0 && world.chance(12)) return this.undo(world.one(decided));
  }

  /** At the end of the day nothing waits any more. */
  async decideAll(): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) {
      const open = this.all.find((one) => one.isIn && !one.ruling);
      if (!open) return;
      await this.decide(open, turn > 20 ? 'rejected' : undefined);
    }
  }

  get isAnyOpen(): boolean {
    return this.all.some((one) => one.isIn && !one.ruling);
  }

  private async file(
    asked: Pick<Protest, 'level' | 'matchId' | 'appealsId' | 'by' | 'concerned'> & { decidedAt: number },
  ): Promise<void> {
    const { world } = this;
    const { level, matchId, appealsId, by, concerned, decidedAt } = asked;
    await this.waitUntil(decidedAt, ASK_MS[level]);
    const body = { match_id: matchId, ...(appealsId === null ? {} : { appeals_id: appealsId }) };
    const isInTime = world.time.now - decidedAt <= ASK_MS[level];
    const form = await by.ask(protestCalls.takeForm, { body, isLost: world.chance(6) });
    this.expect(form, isInTime, `the form of match ${matchId} after ${world.time.now - decidedAt} ms`);
    if (!form.isDone) return;
    const { id } = form.body.data;
    const protest: Protest = {
      ...{ id, level, matchId, appealsId, by, concerned, isIn: false, isPaid: false, ruling: null, undone: 0 },
      heard: [],
    };
    this.all.push(protest);
    const takenAt = world.time.now;
    await this.waitUntil(takenAt, RETURN_MS);
    const returned = await by.ask(protestCalls.returnForm, {
      params: { id },
      body: { claim: 'Jatuhan tidak sah.' },
      isLost: world.chance(6),
    });
    this.expect(returned, world.time.now - takenAt <= RETURN_MS, `protest ${id} after ${world.time.now - takenAt} ms`);
    if (!returned.isDone) return;
    protest.isIn = true;
    for (const one of this.offices) this.books.tell(one.accountId, 'protest.filed-to-staff');
    for (const one of concerned) if (one !== by) this.books.tell(one.accountId, 'protest.filed');
    if (world.chance(4)) return;
    const [office] = this.offices as [Person];
    protest.isPaid = (await office.ask(protestCalls.takeFee, { params: { id }, body: { fee: 500_000 } })).isDone;
  }

  /** Both at the office write a decision at once, each another one. */
  private async decide(protest: Protest, only?: Remedy): Promise<void> {
    const { world } = this;
    const { id, level, matchId } = protest;
    const before = this.books.winnerOf(matchId);
    const remedies = this.offices.slice(0, world.chance(3) ? 2 : 1).map(() => only ?? world.one(REMEDIES));
    const winner: Corner = before === 'blue' ? 'red' : 'blue';
    const rule = (at: number, racer?: string) => {
      const remedy = remedies[at] ?? 'rejected';
      const changed = remedy === 'result-changed' ? { winner, win_kind: 'teknik' as const } : {};
      const body = { remedy, ...changed, reason: 'Rekaman memperlihatkannya.', deciders: DECIDERS[level] };
      return (this.offices[at] as Person).ask(protestCalls.rule, { params: { id }, body, racer });
    };
    const answers = await world.race(...remedies.map((_, at) => (racer: string) => rule(at, racer)));
    const done = remedies.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) world.broken.push(`protest ${id} was decided twice`);
    const [remedy] = done;
    if (!remedy) return;
    if (!protest.isPaid && remedy !== 'rejected')
      world.broken.push(`protest ${id} was decided '${remedy}' without its fee`);
    protest.ruling = { remedy, before: before ?? null, at: world.time.now };
    if (remedy === 'result-changed') this.books.rule(matchId, winner);
    if (remedy === 'extra-round') this.books.rule(matchId, undefined);
    protest.heard = await this.tellAll(protest, 'protest.ruled');
    if (level === 1 && world.chance(3)) await this.appeal(protest);
  }

  private async appeal({ id, matchId, concerned, ruling }: Protest): Promise<void> {
    const by = this.world.one(concerned);
    await this.file({ level: 2, matchId, appealsId: id, by, concerned, decidedAt: ruling?.at ?? 0 });
  }

  private async undo(protest: Protest): Promise<void> {
    const { id, matchId, ruling } = protest;
    if (!ruling) return;
    const isAppealed = this.all.some((one) => one.appealsId === id && one.isIn);
    const [office] = this.offices as [Person];
    const answer = await office.ask(protestCalls.undo, { params: { id }, body: { reason: 'Salah tulis.' } });
    if (!answer.isDone) return;
    if (isAppealed) this.world.broken.push(`the decision on protest ${id} was undone under its appeal`);
    protest.ruling = null;
    protest.undone += 1;
    if (ruling.remedy !== 'rejected') this.books.rule(matchId, ruling.before);
    await this.tellAll(protest, 'protest.undone', protest.heard);
  }

  /** Where lists and live pages differ from what was answered. */
  async faults(live: readonly LiveMatch[]): Promise<string[]> {
    const [office] = this.offices as [Person];
    const { data } = await office.must(protestCalls.list, { query: { tournament_id: this.opened.tournamentId } });
    const told = data.map(toldOf).sort().join('; ');
    const wanted = this.all.map(keptOf).sort().join('; ');
    const faults = told === wanted ? [] : [`protests are told as ${told}, the answers say ${wanted}`];
    for (const { id, status, standing } of live) {
      if (status !== 'finished' && status !== 'walkover') continue;
      const isOpen = this.all.some((one) => one.matchId === id && one.isIn && !one.ruling);
      if ((standing?.state === 'protested') !== isOpen)
        faults.push(`match ${id} is '${standing?.state}', a protest is ${isOpen ? '' : 'not '}open`);
    }
    return faults;
  }

  /**
   * Whoever protested, and who stands in the match by now: a corrected match before it may have sent another one there. That a
   * decision is undone is also told to whoever heard of it.
   */
  private async tellAll(
    { by, matchId }: Protest,
    kind: 'protest.ruled' | 'protest.undone',
    heard: readonly number[] = [],
  ): Promise<readonly number[]> {
    const [office] = this.offices as [Person];
    const { matches } = await this.world.upToDate(this.opened.tournamentId, () => readLive(office, this.opened.slug));
    const match = matches.find((one) => one.id === matchId);
    const standing = match ? CORNERS.map((corner) => this.registration.managerOf(match[corner].name)) : [];
    const accounts = [by, ...standing].flatMap((one) => (one ? [one.accountId] : []));
    const told = [...new Set([...accounts, ...heard])];
    for (const account of told) this.books.tell(account, kind);
    return told;
  }

  /** Some time after this moment; now and then its very last one, or a moment later. */
  private async waitUntil(from: number, limit: number): Promise<void> {
    const { world } = this;
    const after = world.one([0, MINUTE_MS, limit / 2, limit, limit, limit + 1]);
    await world.turnTo(Math.max(world.time.now, from + after));
  }

  private expect({ status, isDone }: Answered<unknown>, wanted: boolean, what: string): void {
    // one that is left out of this day was not asked at all
    if (status === 0 || isDone === wanted) return;
    this.world.broken.push(`${what} was ${isDone ? 'taken' : 'refused'}`);
  }
}

const toldOf = ({ id, level, returned_at, fee, ruling, undone }: ProtestRow): string =>
  [id, level, returned_at !== null, fee !== null, ruling?.remedy ?? 'open', undone.length].join(' ');
const keptOf = ({ id, level, isIn, isPaid, ruling, undone }: Protest): string =>
  [id, level, isIn, isPaid, ruling?.remedy ?? 'open', undone].join(' ');
