// The check of entries before the draw: managers open and sign their lists, ask for corrections in time and too late, and the
// office decides them while they are taken back. What a list stands at is kept here, by a rule of its own.
import * as checkCalls from '@gelanggang/contract/calls/entry-check';
import type { TicketRequest } from '@gelanggang/contract/entry-check';
import type { Athlete, Books } from './books';
import type { Answered, Person } from './person';
import type { Opened } from './opening';
import type { Team } from './payments';
import type { Registration } from './registration';
import type { World } from './world';

/** 10:00 where the tournament is; the minute itself is still in time. */
const DUE = { on: '2026-11-26', time: '10:00', at: Date.parse('2026-11-26T03:00:00Z') } as const;
const LATE_FEE = 50_000;
/** Clocks of the servers are seconds apart, the database decides. */
const AFTER_MS = [0, 1, 60_000] as const;

interface Ticket {
  id: number;
  version: number;
  team: Team;
  athlete: Athlete | null;
  kind: TicketRequest['kind'];
  name: string;
  fee: number;
  state: 'open' | 'accepted' | 'refused' | 'taken-back';
}

/** What was signed of an athlete. */
interface Line {
  name: string;
  isReported: boolean;
}

export class EntryChecks {
  readonly isToday: boolean;
  private afterDue: 'closed' | 'fee' = 'closed';
  private readonly opened = new Set<number>();
  private readonly signed = new Map<number, Map<number, Line>>();
  private readonly tickets: Ticket[] = [];

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly of: Opened,
    private readonly registration: Registration,
    private readonly offices: readonly Person[],
  ) {
    this.isToday = world.isToday('entries are checked', 3);
  }

  async run(): Promise<void> {
    if (!this.isToday) return;
    const { world } = this;
    this.afterDue = world.one(['closed', 'fee'] as const);
    await this.office.must(checkCalls.saveSetting, {
      params: { id: this.of.tournamentId },
      body: {
        ...{ is_on: true, due_on: DUE.on, due_time: DUE.time, after_due: this.afterDue, version: 0 },
        ...(this.afterDue === 'fee' ? { fee: LATE_FEE } : {}),
      },
    });
    for (const team of world.random.shuffle([...this.registration.all])) {
      if (!world.chance(6)) await this.open(team);
      if (world.flip()) await this.report(team);
      if (!world.chance(4)) await this.sign(team);
      if (world.chance(3)) await this.decideOne();
    }
    await world.turnTo(DUE.at + world.one(AFTER_MS));
    for (const team of world.random.shuffle([...this.registration.all]).slice(0, 2)) {
      await this.report(team);
      if (world.flip()) await this.sign(team);
    }
    while (this.tickets.some(({ state }) => state === 'open')) if (!(await this.decideOne())) break;
  }

  private async open(team: Team): Promise<void> {
    const params = { id: this.of.tournamentId, contingent: team.contingentId };
    if ((await team.manager.ask(checkCalls.open, { params })).isDone) this.opened.add(team.contingentId);
  }

  /** Something is wrong with one of them, or with the list. */
  private async report(team: Team): Promise<void> {
    const { world, books } = this;
    const reported = this.tickets.filter(({ state }) => state === 'open').map(({ athlete }) => athlete?.id);
    const own = this.athletesOf(team).filter(({ id }) => !reported.includes(id));
    if (own.length === 0) return;
    const athlete = world.one(own);
    const kind = world.one(['change', 'change', 'remark', books.isFree(athlete) ? 'withdraw' : 'change'] as const);
    const isLate = world.time.now > DUE.at;
    const fee = isLate && this.afterDue === 'fee' ? LATE_FEE : 0;
    // now and then the form was opened before the deadline
    const agreed = fee > 0 && world.chance(3) ? 0 : fee;
    const name = `${athlete.name}K`;
    const body: TicketRequest = {
      ...{ kind, team_member_id: athlete.id, agreed_fee: agreed },
      ...(kind === 'change' ? { name } : { remark: 'Salah tulis' }),
    };
    const params = { id: this.of.tournamentId, contingent: team.contingentId };
    const asked = await team.manager.ask(checkCalls.ask, { params, body, isLost: world.chance(6) });
    if (asked.status === 0) return;
    const isTaken = (!isLate || this.afterDue === 'fee') && agreed === fee;
    if (asked.isDone !== isTaken)
      world.broken.push(
        `a correction ${world.time.now - DUE.at} ms after the deadline at ${agreed} rupiah was ${asked.isDone ? 'taken' : `refused: ${asked.sentence}`}`,
      );
    if (!asked.isDone) return;
    const { id, version } = asked.body.data;
    this.tickets.push({ id, version, team, athlete, kind, name, fee, state: 'open' });
  }

  /** Two presses at once, or while the office accepts a correction of the same list. */
  private async sign(team: Team): Promise<void> {
    const { world } = this;
    const params = { id: this.of.tournamentId, contingent: team.contingentId };
    const { data } = await team.manager.must(checkCalls.read, { params });
    const told = data.rows
      .map(({ name }) => name)
      .sort()
      .join();
    const wanted = this.athletesOf(team)
      .map(({ name }) => name)
      .sort()
      .join();
    if (told !== wanted) world.broken.push(`the list to be signed has ${told}, entered are ${wanted}`);
    const lines = new Map(
      this.athletesOf(team).map((one) => [one.id, { name: one.name, isReported: this.isReported(one) }]),
    );
    const body = { seen: data.seen };
    const press = (racer: string) => team.manager.ask(checkCalls.sign, { params, body, racer });
    const ticket = this.tickets.find((one) => one.state === 'open' && one.team === team);
    const beside = ticket && world.flip() ? (racer: string) => this.accept(ticket, racer) : press;
    const answers: Answered<unknown>[] = await world.race<Answered<unknown>>(press, beside);
    const [first, second] = answers.map(({ isDone }) => isDone);
    const isSigned = first || (beside === press && second);
    if (isSigned) this.signed.set(team.contingentId, lines);
    if (ticket && beside !== press) this.settle(ticket, 'accepted', answers[1] as Answered<unknown>);
    else if (first && second) world.broken.push(`the list of ${team.manager.name} was signed twice at once`);
    if (isSigned && [...lines.values()].every(({ isReported }) => isReported))
      world.broken.push(`${team.manager.name} has signed a list that is all wrong`);
  }

  /** The office accepts or refuses it while it is taken back: one of them only. */
  private async decideOne(): Promise<boolean> {
    const { world } = this;
    const open = this.tickets.filter(({ state }) => state === 'open');
    if (open.length === 0) return false;
    const ticket = world.one(open);
    const { id, version, team } = ticket;
    const params = { id };
    const steps = {
      accepted: (racer: string) => this.accept(ticket, racer),
      refused: (racer: string) =>
        (this.offices[1] as Person).ask(checkCalls.refuse, { params, body: { version, reason: 'Sudah benar' }, racer }),
      'taken-back': (racer: string) => team.manager.ask(checkCalls.takeBack, { params, body: { version }, racer }),
    } as const;
    const states = world.random
      .shuffle(['accepted', 'refused', 'taken-back'] as const)
      .slice(0, 1 + world.random.int(2));
    const answers = await world.race<Answered<unknown>>(...states.map((state) => steps[state]));
    const done = states.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) world.broken.push(`correction ${id} is ${done.join(' and ')}`);
    for (const state of done.slice(0, 1))
      this.settle(ticket, state, answers[states.indexOf(state)] as Answered<unknown>);
    return done.length > 0 || answers.some(({ status }) => status > 0);
  }

  private accept({ id, version }: Ticket, racer: string): Promise<Answered<{ data: { bill: { id: number } | null } }>> {
    return this.office.ask(checkCalls.accept, { params: { id }, body: { version }, racer });
  }

  private settle(ticket: Ticket, state: Ticket['state'], answer: Answered<unknown>): void {
    const { books } = this;
    if (!answer.isDone) return;
    ticket.state = state;
    if (state !== 'taken-back')
      books.tell(ticket.team.manager.accountId, `entry-check.${state as 'accepted' | 'refused'}`);
    if (state !== 'accepted') return;
    const { athlete, kind, name, fee } = ticket;
    if (athlete && kind === 'change') books.renameAthlete(athlete, name);
    if (athlete && kind === 'withdraw') books.athletes.delete(athlete.id);
    const { bill } = (answer as Answered<{ data: { bill: { id: number } | null } }>).body.data;
    if (fee > 0 !== (bill !== null)) this.world.broken.push(`correction ${ticket.id} at ${fee} has bill ${bill?.id}`);
    if (!bill || fee === 0) return;
    const charged = books.bills.get(bill.id) ?? { id: bill.id, athletes: [], status: 'unpaid' };
    charged.charges = (charged.charges ?? 0) + fee;
    books.bills.set(bill.id, charged);
  }

  /** Where the office's overview differs from what was answered. */
  async faults(): Promise<string[]> {
    if (!this.isToday) return [];
    const { data } = await this.office.must(checkCalls.overview, { params: { id: this.of.tournamentId } });
    const told = data.contingents.map(({ contingent, state, entries }) => `${contingent.id} ${state} ${entries}`);
    const wanted = this.registration.all.map(
      (team) => `${team.contingentId} ${this.stateOf(team)} ${this.athletesOf(team).length}`,
    );
    const [is, should] = [told, wanted].map((all) => all.sort().join(', '));
    const faults = is === should ? [] : [`lists of entries stand at ${is}, the answers say ${should}`];
    for (const state of ['open', 'accepted', 'refused', 'taken-back'] as const) {
      const count = this.tickets.filter((one) => one.state === state).length;
      if (data.tickets[state] !== count)
        faults.push(`${data.tickets[state]} corrections are ${state}, ${count} were answered so`);
    }
    return faults;
  }

  private stateOf(team: Team): string {
    const own = this.athletesOf(team);
    const lines = this.signed.get(team.contingentId);
    if (!lines) return own.length === 0 ? 'empty' : this.opened.has(team.contingentId) ? 'read' : 'unopened';
    const holds = own.every((one) => {
      const line = lines.get(one.id);
      return this.isReported(one) || (line !== undefined && !line.isReported && line.name === one.name);
    });
    return holds && [...lines.keys()].every((id) => own.some((one) => one.id === id)) ? 'signed' : 'changed';
  }

  private isReported = (athlete: Athlete): boolean =>
    this.tickets.some((one) => one.state === 'open' && one.athlete === athlete);

  private athletesOf = ({ contingentId }: Team): Athlete[] =>
    [...this.books.athletes.values()].filter((one) => one.contingentId === contingentId);

  private get office(): Person {
    return this.offices[0] as Person;
  }
}
