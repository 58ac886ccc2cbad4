// How contingents pay in the simulated day: bills, proofs, cash on the table, refunds, and who pays late.
import * as accountCalls from '@gelanggang/contract/calls/accounts';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { Athlete, Bill, Books } from './books';
import type { Opened } from './opening';
import type { Answered, Person } from './person';
import type { World } from './world';

const PROOF = new Blob([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)], { type: 'image/png' });

export interface Team {
  manager: Person;
  contingentId: number;
}

export class Payments {
  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
  ) {}

  async payAll(team: Team): Promise<void> {
    // some never pay
    if (this.world.chance(12)) return;
    await this.bill(team, 100);
    for (const bill of this.billsOf(team)) await this.pay(team, bill);
    const paid = [...this.books.bills.values()].find(
      ({ status, athletes }) => status === 'paid' && athletes[0]?.contingentId === team.contingentId,
    );
    if (paid && this.world.chance(3)) await this.refund(paid);
  }

  async bill(team: Team, most = 4): Promise<void> {
    const free = [...this.books.athletes.values()].filter(
      (athlete) => athlete.contingentId === team.contingentId && this.books.isFree(athlete),
    );
    const athletes = this.world.random.shuffle(free).slice(0, most);
    if (athletes.length === 0) return;
    const asked = {
      body: {
        ...{ tournament_id: this.opened.tournamentId, bank_name: 'Bank Pendekar', account_number: '7000123' },
        ...{ account_name: 'Panitia', notes: '', member_ids: athletes.map(({ id }) => id) },
        amount: athletes.reduce((sum, { fee }) => sum + fee, 0),
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
      const shown = await team.manager.ask(billingCalls.upload, { params: { id: bill.id }, form: proofForm() });
      if (shown.isDone) bill.status = 'shown';
    }
    if (bill.status !== 'shown') return;
    const decisions = ['paid', this.world.chance(6) ? 'failed' : 'paid'] as const;
    const answers = await this.world.race(
      ...decisions.map((status, at) => (racer: string) => {
        const form = statusForm(status);
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

  /** Two at the office note at once what was given back: one of them does, and never more than was paid. */
  private async refund(bill: Bill): Promise<void> {
    const { world } = this;
    const left = this.books.amount(bill) - (bill.refunded ?? 0);
    const money = {
      ...{ amount: world.one([left, Math.ceil(left / 2), left + 1]), way: 'cash' as const, reason: 'Batal' },
      ...{ refunded_on: world.time.nowText.slice(0, 10) },
    };
    const params = { id: bill.id };
    const { data } = await (this.offices[0] as Person).must(billingCalls.read, { params });
    const body = { ...money, version: data.version };
    const answers = await world.race(
      ...this.offices.map((one) => (racer: string) => one.ask(accountCalls.refund, { params, body, racer })),
    );
    const noted = answers.filter(({ isDone }) => isDone).length;
    if (noted > 1) world.broken.push(`one refund of bill ${bill.id} was noted twice`);
    bill.refunded = (bill.refunded ?? 0) + noted * body.amount;
    if (bill.refunded > this.books.amount(bill))
      world.broken.push(`bill ${bill.id}: more was given back than was paid`);
  }

  async decideOne(teams: readonly Team[]): Promise<void> {
    const team = this.world.one(teams);
    const [bill] = this.billsOf(team);
    if (bill) await this.pay(team, bill);
  }

  async cancelOne(team: Team): Promise<void> {
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

  /**
   * Of the contingent: whoever has not paid, in one bill that the office confirms.
   * @param beside what the other one at the office does meanwhile
   * @returns who has paid by it
   */
  async payLate(team: Team, beside?: (racer: string) => Promise<unknown>): Promise<Athlete[]> {
    const { world, books } = this;
    await this.bill(team);
    const bill = this.billsOf(team).at(-1);
    if (!bill || bill.status === 'shown') return [];
    const params = { id: bill.id };
    const shown = await team.manager.ask(billingCalls.upload, { params, form: proofForm() });
    if (!shown.isDone) return [];
    bill.status = 'shown';
    const [, other] = this.offices as [Person, Person];
    const confirm = (racer?: string) => other.ask(billingCalls.confirm, { params, form: statusForm('paid'), racer });
    const [answer] = await (beside ? world.race<unknown>(confirm, beside) : Promise.all([confirm()]));
    if (!(answer as Answered<unknown>).isDone) return [];
    bill.status = 'paid';
    books.tell(team.manager.accountId, 'billing.paid');
    return bill.athletes;
  }
}

function proofForm(): FormData {
  const form = new FormData();
  form.append('payment_document', PROOF, 'struk.png');
  return form;
}

function statusForm(status: 'paid' | 'failed'): FormData {
  const form = new FormData();
  form.append('status', status);
  if (status === 'failed') form.append('reject_reason', 'Struk tidak terbaca');
  return form;
}
