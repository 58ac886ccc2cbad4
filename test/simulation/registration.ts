// The weeks before: managers enter athletes and pay, the office confirms; now and then two at once.
import * as accountCalls from '@gelanggang/contract/calls/accounts';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as memberCalls from '@gelanggang/contract/calls/team-members';
import type { Athlete, Bill, Books } from './books';
import { FEE, type Opened } from './opening';
import type { Person } from './person';
import type { World } from './world';

/** Everybody is born on a day of their own, which nobody outside may read. */
const YOUNGEST = Date.parse('2006-10-01');
export const PHONE = '081234567890';
const PROOF = new Blob([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)], { type: 'image/png' });

interface Place {
  country_id: number;
  province_id: number;
  district_id: number;
  subdistrict_id: number;
  ward_id: number;
}

export interface Team {
  manager: Person;
  contingentId: number;
}

export class Registration {
  private readonly teams: Team[] = [];
  private entered = 0;
  private place: Place | null = null;
  private championshipId = 0;

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly managers: readonly Person[],
    private readonly offices: readonly Person[],
  ) {}

  /** Until so many are entered and paid for, or have stayed away. `goOn` ends a day in which something is wrong. */
  async run(athletes: number, goOn: () => void): Promise<void> {
    const { world } = this;
    [this.place = null] = await world.rows<Place>(
      `select (select id::int from country where code = 'ID') as country_id, d.province_id::int, d.id::int as district_id,
         s.id::int as subdistrict_id, w.id::int as ward_id
       from ward w join subdistrict s on s.id = w.subdistrict_id join district d on d.id = s.district_id
       order by w.id limit 1`,
    );
    [{ id: this.championshipId } = { id: 0 }] = await world.rows<{ id: number }>(
      'select min(id)::int as id from championship_category',
    );
    for (const manager of this.managers) await this.newContingent(manager);
    const least = world.time.now;
    while (this.entered < athletes) {
      // entries come over three weeks
      await world.turnTo(least + ((this.entered / athletes) * 21 * 24 * 60 + world.random.int(60)) * 60_000);
      await this.step();
      if (world.chance(80)) await world.trouble();
      goOn();
    }
    await world.turnTo('2026-11-26T01:00:00Z');
    for (const team of this.teams) await this.payAll(team);
    goOn();
  }

  /** Of the contingent for which somebody of this name fights. */
  managerOf(name: string): Person | undefined {
    const athlete = [...this.books.athletes.values()].find((one) => one.name === name);
    return this.teams.find((team) => team.contingentId === athlete?.contingentId)?.manager;
  }

  private async step(): Promise<void> {
    const { world } = this;
    const team = world.one(this.teams);
    const dice = world.random.int(20);
    if (dice < 13) await this.enter(team);
    else if (dice < 15) await this.change(team);
    else if (dice < 16) await this.twoAtOnce();
    else if (dice < 18) await this.bill(team);
    else if (dice < 19) await this.decideOne();
    else await this.cancelOne(team);
  }

  private async newContingent(manager: Person): Promise<void> {
    const { data } = await manager.must(contingentCalls.create, {
      body: {
        ...{ name: `Perguruan ${manager.name}`, pic_name: manager.name, pic_phone: PHONE },
        ...{ pic_email: `${manager.accountId}@simulasi.test`, tournament_id: this.opened.tournamentId },
        ...this.located(),
      },
    });
    this.teams.push({ manager, contingentId: data.id });
  }

  private located = () => this.place as Place;

  /** A form of an athlete whom nobody has entered yet. */
  private form(team: Team) {
    this.entered += 1;
    const one = this.world.one(this.world.chance(4) ? this.opened.seni : this.opened.classes);
    const number = String(this.entered).padStart(4, '0');
    return {
      one,
      body: {
        ...{ contingent_id: team.contingentId, name: `Atlet ${number}`, birth_place: 'Bandung', gender: one.gender },
        ...{
          birth_date: new Date(YOUNGEST - this.entered * 86_400_000).toISOString().slice(0, 10),
          ...(one.id > 0 ? { body_weight: (one.min + one.max) / 2, category_class_id: one.id } : {}),
        },
        ...{ nik: `327301010101${number}`, championship_category_id: this.championshipId },
        ...{ match_category_id: one.categoryId, age_category_id: one.ageId },
        ...this.located(),
      },
    };
  }

  private async enter(team: Team, racer?: string): Promise<void> {
    const { one, body } = this.form(team);
    const answer = await team.manager.ask(memberCalls.create, { body, racer });
    if (!answer.isDone) {
      this.world.broken.push(`${body.name} cannot be entered: ${JSON.stringify(answer.body)}`);
      return;
    }
    const { id } = answer.body.data;
    const { name, contingent_id: contingentId, nik, birth_date: born } = body;
    this.books.athletes.set(id, {
      ...{ id, name, contingentId, classId: one.id, categoryId: one.categoryId, fee: FEE, secrets: [nik, born] },
    });
  }

  /** The name was wrong: it is corrected, by two people with the form open at once. */
  private async change(team: Team): Promise<void> {
    const athlete = this.anyOf(team, () => true);
    if (!athlete) return;
    const [office] = this.offices as [Person];
    const names = [`${athlete.name}A`, `${athlete.name}B`] as const;
    const first = await this.renaming(athlete, team.manager);
    const second = await this.renaming(athlete, office);
    const answers = await this.world.race(
      (racer) => first(names[0], racer),
      (racer) => second(names[1], racer),
    );
    const done = names.filter((_, at) => answers[at]);
    if (done.length > 1) this.world.broken.push(`two have changed ${athlete.name} with one version`);
    if (done[0]) this.books.renameAthlete(athlete, done[0]);
  }

  /** A form with this athlete as it stands: saved with another name, it answers whether it was taken. */
  async renaming(athlete: Athlete, by: Person): Promise<(name: string, racer?: string) => Promise<boolean>> {
    const params = { id: athlete.id };
    const { data } = await by.must(memberCalls.read, { params });
    return async (name, racer) => {
      const body = {
        ...{ contingent_id: athlete.contingentId, name, birth_place: data.birth_place, birth_date: data.birth_date },
        ...{ gender: data.gender, body_weight: data.body_weight ?? undefined, nik: athlete.secrets[0] ?? '' },
        ...{ championship_category_id: this.championshipId, match_category_id: athlete.categoryId },
        ...{ age_category_id: data.age_category_id, category_class_id: data.category_class_id ?? undefined },
        ...{ ...this.located(), version: data.version },
      };
      return (await by.ask(memberCalls.update, { params, body, racer })).isDone;
    };
  }

  /** Two managers enter at the same moment. */
  private async twoAtOnce(): Promise<void> {
    const [first, second] = this.world.random.shuffle([...this.teams]);
    if (!first || !second) return;
    await this.world.race(
      (racer) => this.enter(first, racer),
      (racer) => this.enter(second, racer),
    );
  }

  private async payAll(team: Team): Promise<void> {
    // some never pay
    if (this.world.chance(12)) return;
    await this.bill(team, 100);
    for (const bill of this.billsOf(team)) await this.pay(team, bill);
    const paid = [...this.books.bills.values()].find(
      ({ status, athletes }) => status === 'paid' && athletes[0]?.contingentId === team.contingentId,
    );
    if (paid && this.world.chance(5)) await this.refund(paid);
  }

  private async bill(team: Team, most = 4): Promise<void> {
    const free = [...this.books.athletes.values()].filter(
      (athlete) => athlete.contingentId === team.contingentId && this.books.isFree(athlete),
    );
    const athletes = this.world.random.shuffle(free).slice(0, most);
    if (athletes.length === 0) return;
    const asked = {
      body: {
        ...{ tournament_id: this.opened.tournamentId, bank_name: 'Bank Pendekar', account_number: '7000123' },
        ...{ account_name: 'Panitia', notes: '', member_ids: athletes.map(({ id }) => id) },
        amount: athletes.length * FEE,
      },
    };
    const answer = await team.manager.ask(billingCalls.create, asked);
    if (answer.isDone)
      this.books.bills.set(answer.body.data.id, { id: answer.body.data.id, athletes, status: 'unpaid' });
    else this.world.broken.push(`a bill was refused: ${answer.sentence}`);
  }

  /** Shows a proof, which two at the office decide at once: one of them only. */
  private async pay(team: Team, bill: Bill): Promise<void> {
    if (bill.status === 'unpaid' && this.world.chance(4)) return this.payCash(team, bill);
    if (bill.status === 'unpaid' || bill.status === 'refused') {
      const form = new FormData();
      form.append('payment_document', PROOF, 'struk.png');
      const shown = await team.manager.ask(billingCalls.upload, { params: { id: bill.id }, form });
      if (shown.isDone) bill.status = 'shown';
    }
    if (bill.status !== 'shown') return;
    const decisions = ['paid', this.world.chance(6) ? 'failed' : 'paid'] as const;
    const answers = await this.world.race(
      ...decisions.map((status, at) => (racer: string) => {
        const form = new FormData();
        form.append('status', status);
        if (status === 'failed') form.append('reject_reason', 'Struk tidak terbaca');
        return (this.offices[at] as Person).ask(billingCalls.confirm, { params: { id: bill.id }, form, racer });
      }),
    );
    const done = decisions.filter((_, at) => answers[at]?.isDone);
    if (done.length === 2 && new Set(done).size === 2)
      this.world.broken.push(`bill ${bill.id} was both confirmed and refused`);
    if (done.length === 0) return;
    bill.status = done[0] === 'paid' ? 'paid' : 'refused';
    this.books.tell(team.manager.accountId, done[0] === 'paid' ? 'billing.paid' : 'billing.failed');
  }

  /** Money on the table: two at the office write the receipt at once, one of them only; now and then it was a mistake. */
  private async payCash(team: Team, bill: Bill): Promise<void> {
    const { world } = this;
    const [office, other] = this.offices as [Person, Person];
    const params = { id: bill.id };
    const amount = this.books.amount(bill);
    const receipt = async (one: Person, racer?: string) => {
      const { data } = await one.must(billingCalls.read, { params });
      const body = {
        ...{ amount, received_from: 'Manajer', received_on: world.time.nowText.slice(0, 10), version: data.version },
      };
      return one.ask(billingCalls.takeCash, { params, body, racer });
    };
    const answers = await (world.chance(3)
      ? world.race(
          (racer) => receipt(office, racer),
          (racer) => receipt(other, racer),
        )
      : Promise.all([receipt(office)]));
    const [done, twice] = answers.filter(({ isDone }) => isDone);
    if (twice) world.broken.push(`cash for bill ${bill.id} was taken twice`);
    if (!done) return;
    bill.status = 'paid';
    this.books.tell(team.manager.accountId, 'billing.paid');
    if (!world.chance(5)) return;
    const body = { reason: 'Salah tagihan', version: done.body.data.version };
    if (!(await office.ask(billingCalls.undoCash, { params, body })).isDone) return;
    bill.status = 'unpaid';
    this.books.tell(team.manager.accountId, 'billing.cash-undone');
  }

  /** Two at the office give money back at once: never more than was paid. */
  private async refund(bill: Bill): Promise<void> {
    const { world } = this;
    const left = this.books.amount(bill) - (bill.refunded ?? 0);
    const body = {
      ...{ amount: world.one([left, Math.ceil(left / 2), left + 1]), way: 'cash' as const, reason: 'Batal' },
      ...{ refunded_on: world.time.nowText.slice(0, 10) },
    };
    const params = { id: bill.id };
    const answers = await world.race(
      ...this.offices.map((one) => (racer: string) => one.ask(accountCalls.refund, { params, body, racer })),
    );
    bill.refunded = (bill.refunded ?? 0) + answers.filter(({ isDone }) => isDone).length * body.amount;
    if (bill.refunded > this.books.amount(bill))
      world.broken.push(`bill ${bill.id}: more was given back than was paid`);
  }

  private async decideOne(): Promise<void> {
    const team = this.world.one(this.teams);
    const [bill] = this.billsOf(team);
    if (bill) await this.pay(team, bill);
  }

  private async cancelOne(team: Team): Promise<void> {
    const bill = this.billsOf(team).find(({ status }) => status === 'unpaid');
    if (!bill) return;
    const answer = await team.manager.ask(billingCalls.cancel, { params: { id: bill.id } });
    if (answer.isDone) bill.status = 'cancelled';
  }

  private billsOf(team: Team): Bill[] {
    return [...this.books.bills.values()].filter(
      ({ athletes, status }) =>
        athletes[0]?.contingentId === team.contingentId && status !== 'paid' && status !== 'cancelled',
    );
  }

  private anyOf(team: Team, fits: (athlete: Athlete) => boolean): Athlete | undefined {
    const own = [...this.books.athletes.values()].filter((one) => one.contingentId === team.contingentId && fits(one));
    return own[this.world.random.int(Math.max(1, own.length))];
  }
}
