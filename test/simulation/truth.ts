// The judges of a simulated day: what the books say, what the database holds, what pages show. Each finding is a sentence.
import { isDeepStrictEqual } from 'node:util';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import * as liveCalls from '@gelanggang/contract/calls/live-snapshot';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import type { Books } from './books';
import type { Person } from './person';
import type { EntryChecks } from './entry-check';
import { readLive, readStanding } from './planning';
import { poolFaults } from './draw-books';
import type { Paperwork } from './paperwork';
import type { Protests } from './protests';
import type { Screens } from './screens';
import { readSeni } from './seni';
import { seniFaults } from './seni-truth';
import type { Opened } from './opening';
import { PHONE } from './registration';
import type { Spectators } from './spectators';
import type { World } from './world';

export class Truth {
  readonly findings: string[] = [];

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly visitor: Person,
    private readonly spectators: Spectators,
    private readonly paperwork: Paperwork,
    private readonly protests: Protests,
    private readonly screens: Screens,
    private readonly checks: EntryChecks,
  ) {}

  /** At any moment at which nobody is asking. */
  async check(): Promise<void> {
    await this.brackets();
    await this.seni();
    await this.bills();
    await this.entries();
    await this.streams();
    await this.invariants();
    this.draws();
    this.ways();
    await this.pools();
    for (const fault of await this.spectators.faults()) this.find(fault);
    for (const fault of await this.screens.faults()) this.find(fault);
    for (const fault of await this.checks.faults()) this.find(fault);
  }

  /** After the last match, as well. */
  /** @param people whose bells are looked at */
  async checkEnd(people: readonly Person[]): Promise<void> {
    await this.check();
    await this.medals();
    await this.secrets();
    for (const fault of await this.paperwork.faults()) this.find(fault);
    for (const fault of await this.screens.bellFaults(people)) this.find(fault);
  }

  private find(sentence: string): void {
    if (!this.findings.includes(sentence)) this.findings.push(sentence);
  }

  /** Each match stands as all acknowledged results say. */
  private async brackets(): Promise<void> {
    const { matches } = await this.atTheEnd();
    for (const fault of await this.protests.faults(matches)) this.find(fault);
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const poolId of this.books.pools.keys()) {
      for (const told of this.books.bracket(poolId)) {
        const match = byId.get(told.id);
        if (!match) {
          this.find(`match ${told.id} is gone`);
          continue;
        }
        const shown = {
          blue: cornerOf(match, 'blue'),
          red: cornerOf(match, 'red'),
          isDecided: match.status === 'finished' || match.status === 'walkover',
        };
        // a first round's bye is never held; later, nobody who comes is shown as one who is not known
        const isBye = told.round === 1 && (told.blue === '' || told.red === '');
        const nobody = (name: string | null) => (told.round > 1 && name === '' ? null : name);
        const wanted = { blue: nobody(told.blue), red: nobody(told.red), isDecided: told.isDecided && !isBye };
        if (!isDeepStrictEqual(shown, wanted) || (wanted.isDecided && match.winner !== told.winner))
          this.find(
            `match ${told.id} (round ${told.round}) stands as ${JSON.stringify({ ...shown, winner: match.winner })}, the answers say ${JSON.stringify({ ...wanted, winner: told.winner })}`,
          );
      }
    }
  }

  private async seni(): Promise<void> {
    if (this.books.seni.pools.size === 0) return;
    const { matches } = await this.atTheEnd(() => readSeni(this.visitor, this.opened.slug));
    for (const fault of await seniFaults(matches, this.books, this.visitor)) this.find(fault);
  }

  private async bills(): Promise<void> {
    const rows = await this.world.rows<{ id: number; amount: number; status: string; refunded: number }>(
      `select b.id::int, b.status, coalesce(sum(d.amount), 0)::int
         + coalesce((select sum(c.amount) from billing_charge c where c.billing_id = b.id), 0)::int as amount,
         coalesce((select sum(r.amount) from refund r where r.billing_id = b.id), 0)::int as refunded from billing b
       left join billing_detail d on d.billing_id = b.id group by b.id order by b.id`,
    );
    const status = {
      ...{ unpaid: 'waiting for payment', shown: 'waiting for confirmation', paid: 'paid', refused: 'failed' },
      cancelled: 'cancelled',
    };
    for (const bill of this.books.bills.values()) {
      const row = rows.find(({ id }) => id === bill.id);
      const wanted = { amount: this.books.amount(bill), status: status[bill.status], refunded: bill.refunded ?? 0 };
      const isRight = row?.amount === wanted.amount && row.status === wanted.status && row.refunded === wanted.refunded;
      if (!isRight) this.find(`bill ${bill.id} is ${JSON.stringify(row)}, the answers say ${JSON.stringify(wanted)}`);
    }
    if (rows.length !== this.books.bills.size)
      this.find(`there are ${rows.length} bills, ${this.books.bills.size} were answered`);
  }

  private async entries(): Promise<void> {
    const stored = await this.world.rows<{ id: number; name: string; contingentId: number }>(
      // who was in a bill that was cancelled stays in it after the withdrawal
      `select id::int, name, contingent_id::int as "contingentId" from team_member
       where id not in (select team_member_id from entry_withdrawal) order by id`,
    );
    const wanted = [...this.books.athletes.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ id, name, contingentId }) => ({ id, name, contingentId }));
    const lost = wanted.filter((one) => !stored.some((other) => isDeepStrictEqual({ ...other }, one)));
    const foreign = stored.filter((one) => !wanted.some((other) => isDeepStrictEqual({ ...one }, other)));
    if (lost.length > 0 || foreign.length > 0)
      this.find(`athletes: lost ${JSON.stringify(lost)}, not asked for ${JSON.stringify(foreign)}`);
  }

  private async streams(): Promise<void> {
    const gaps = await this.world.rows(
      `select s.name from stream s left join event e on e.stream = s.name
       group by s.name, s.seq having count(e.*) <> s.seq or max(e.seq) <> s.seq`,
    );
    if (gaps.length > 0) this.find(`streams with a gap: ${JSON.stringify(gaps)}`);
  }

  private async invariants(): Promise<void> {
    const rules = {
      'an arena has two matches on its mat': `select arena_id from match where status = 'ongoing' group by arena_id having count(*) > 1`,
      'a match has two results that stand':
        'select match_id from result where withdrawn_at is null group by match_id having count(*) > 1',
      'a match is over and no result of it stands, or it waits and one does': `select m.id, m.status from match m
        where m.kind = 'tanding' and (m.status in ('finished', 'walkover')) <> exists (
          select from result r where r.match_id = m.id and r.withdrawn_at is null)`,
      'a match that is not running has a running clock': `select m.id from match m join match_clock c on c.match_id = m.id
        where c.running_since is not null and m.status <> 'ongoing'`,
      'a match is decided whose corners are not known': `select id from match
        where kind = 'tanding' and status = 'finished' and (blue_state = 'tbd' or red_state = 'tbd')`,
      'a unit stands twice in one round': `select u, m.pool_id, m.round from match m,
        lateral (values (m.blue_unit_id), (m.red_unit_id)) as v (u) where u is not null and not m.is_third_place
        group by u, m.pool_id, m.round having count(*) > 1`,
    };
    for (const [sentence, sql] of Object.entries(rules)) {
      const rows = await this.world.rows(sql);
      if (rows.length > 0) this.find(`${sentence}: ${JSON.stringify(rows)}`);
    }
  }

  /** Of every later match each corner is one match's to fill, and a bracket has one end; pairs alone lead nowhere. */
  private ways(): void {
    for (const [poolId, matches] of this.books.pools) {
      const leads = (id: number, corner: Corner) =>
        matches.filter(({ nextId, nextCorner }) => nextId === id && nextCorner === corner).length;
      const isTree = matches.some(({ round }) => round > 1);
      const ends = matches.filter(({ nextId }) => nextId === null);
      if (isTree && ends.length !== 1) this.find(`pool ${poolId} has ${ends.length} finals`);
      for (const { id, round } of matches.filter((match) => match.round > 1))
        for (const corner of CORNERS)
          if (leads(id, corner) !== 1)
            this.find(`${leads(id, corner)} winners go to the ${corner} corner of match ${id} of round ${round}`);
    }
  }

  /** Who was drawn stands in the first round of one bracket, once, with as few byes as there may be, and never two together. */
  private draws(): void {
    const names = [...this.books.drawn.values()].flat().map(({ name }) => name);
    const first = [...this.books.pools.values()].map((matches) => matches.filter(({ round }) => round === 1));
    const standing = first.flat().flatMap(({ blue, red }) => [blue, red].filter(Boolean));
    for (const name of new Set([...names, ...standing])) {
      const [wanted, found] = [names, standing].map((all) => all.filter((one) => one === name).length);
      if (wanted !== 1 || found !== 1) this.find(`${name} is drawn ${found} times and paid ${wanted} times`);
    }
    for (const matches of first) {
      const byes = matches.flatMap(({ blue, red }) => [blue, red]).filter((one) => one === '').length;
      const field = 2 * matches.length - byes;
      if (matches.some(({ blue, red }) => blue === '' && red === '')) this.find('two byes meet');
      if (matches.length > 1 && field <= matches.length)
        this.find(`${field} stand in a first round of ${matches.length} matches`);
    }
  }

  /** Each pool is of the classes that were merged, or of its own, and holds who has paid in them. */
  private async pools(): Promise<void> {
    const { world, opened, visitor, books } = this;
    const { data } = await visitor.must(drawingCalls.list, { query: { tournament_id: opened.tournamentId } });
    const standing = await readStanding(world, opened, visitor);
    for (const fault of poolFaults(data, standing, opened.classes, books)) this.find(fault);
  }

  private async medals(): Promise<void> {
    const { slug } = this.opened;
    const told = (await this.visitor.must(liveCalls.snapshot, { params: { slug, kind: 'medals' } })) as unknown;
    const winners = (told as MedalSnapshot).events.flatMap(({ pools }) => pools.flatMap((pool) => pool.winners));
    const shown = winners.map(({ names, medal }) => `${[...names].sort().join(', ')} ${medal}`).sort();
    const { books } = this;
    const won = [
      ...[...books.pools.keys()].map((poolId) => books.medals(poolId)),
      ...[...books.seni.pools.keys()].map((poolId) => books.seni.medals(poolId)),
    ];
    const wanted = won
      .flatMap((medals) => [...medals].map(([unit, medal]) => `${unit.split(', ').sort().join(', ')} ${medal}`))
      .sort();
    const missing = wanted.filter((one) => !shown.includes(one));
    const foreign = shown.filter((one) => !wanted.includes(one));
    if (missing.length > 0 || foreign.length > 0)
      this.find(`medals: missing ${missing.join(', ')}; not won ${foreign.join(', ')}`);
  }

  /** What is told to everybody, and what anybody may ask for, names nobody's papers. */
  private async secrets(): Promise<void> {
    const events = await this.world.rows<{ data: string }>(
      `select data::text as data from event where stream ~ '^(site|tournament:[0-9]+|arena:[0-9]+|display:.*)$'`,
    );
    const { slug } = this.opened;
    const visitor = this.world.device('Penonton', null);
    const answers = [
      await visitor.must(liveCalls.snapshot, { params: { slug, kind: 'tanding' } }),
      await visitor.must(liveCalls.snapshot, { params: { slug, kind: 'seni' } }),
      await visitor.must(liveCalls.snapshot, { params: { slug, kind: 'medals' } }),
      await visitor.must(tournamentCalls.detail, { params: { slug } }),
      await visitor.must(entryListCalls.list, { params: { slug } }),
      await visitor.must(entryListCalls.athletes, { params: { slug } }),
    ];
    const all = [...events.map(({ data }) => data), ...answers.map((one) => JSON.stringify(one))].join('\n');
    if (all.includes(PHONE)) this.find('everybody is told the phone of a contingent');
    for (const { name, secrets } of this.books.athletes.values())
      if (secrets.some((secret) => all.includes(secret))) this.find(`everybody is told the papers of ${name}`);
  }

  private atTheEnd(read = () => readLive(this.visitor, this.opened.slug)): ReturnType<typeof readLive> {
    return this.world.upToDate(this.opened.tournamentId, read);
  }
}

/** As the books write it: a name, '' for nobody, null for not known yet. */
function cornerOf(match: LiveMatch, corner: Corner): string | null {
  const { state, name } = match[corner];
  return state === 'unit' ? name : state === 'bye' ? '' : null;
}
