// What the simulation itself knows of its tournament, from what was answered alone: who entered, who paid, what each match
// ended with, and from it brackets, medals and bills. Written apart from the product's rules: simple, slow, and without any of
// its code, so that both cannot be wrong in the same way.
import { Brackets } from './brackets';
import { DrawBooks } from './draw-books';
import { SeniBooks } from './seni-books';

export interface Athlete {
  id: number;
  name: string;
  contingentId: number;
  /** What it is drawn in: a class, or a seni event below zero. */
  classId: number;
  categoryId: number;
  fee: number;
  /** Of whom it is a pair or a team with, in its contingent. */
  team?: string;
  /** Of the person, which nobody outside may ever read. */
  secrets: string[];
}

export interface Bill {
  id: number;
  athletes: Athlete[];
  status: 'unpaid' | 'shown' | 'paid' | 'refused' | 'cancelled';
  /** Given back, in rupiah. */
  refunded?: number;
  /** Of corrections that came too late, in rupiah. */
  charges?: number;
}

const FOLLOWED = [
  ...(['billing.paid', 'billing.failed', 'billing.cash-undone'] as const),
  ...(['contingent.merged', 'contingent.merge-undone'] as const),
  ...(['entry-check.accepted', 'entry-check.refused'] as const),
  ...(['protest.filed-to-staff', 'protest.filed', 'protest.ruled', 'protest.undone'] as const),
] as const;

export class Books extends Brackets {
  readonly athletes = new Map<number, Athlete>();
  readonly bills = new Map<number, Bill>();
  readonly seni = new SeniBooks();
  readonly draws = new DrawBooks();
  /** Who may stand in which pool's brackets: athletes by the class that was drawn. */
  readonly drawn = new Map<number, Athlete[]>();
  /** Kinds of notices by account. */
  private readonly notices = new Map<number, string[]>();

  /** Whom the bell has to tell, as far as the books follow it. */
  tell(accountId: number, kind: (typeof FOLLOWED)[number]): void {
    this.notices.set(accountId, [...this.toldTo(accountId), kind]);
  }

  toldTo(accountId: number): readonly string[] {
    return this.notices.get(accountId) ?? [];
  }

  follows(kind: string): boolean {
    return FOLLOWED.some((one) => one === kind);
  }

  /** Another name for the same one, wherever it stands. */
  renameAthlete(athlete: Athlete, name: string): void {
    this.rename(athlete.name, name);
    this.seni.rename(athlete.name, name);
    const said = this.weighed.get(athlete.name);
    if (said) this.weighed.set(name, said);
    this.weighed.delete(athlete.name);
    athlete.name = name;
  }

  /** What this bill has to say, in rupiah. */
  amount(bill: Bill): number {
    return bill.athletes.reduce((sum, { fee }) => sum + fee, bill.charges ?? 0);
  }

  isPaid(athlete: Athlete): boolean {
    return [...this.bills.values()].some((bill) => bill.status === 'paid' && bill.athletes.includes(athlete));
  }

  /** In no bill that still counts. */
  isFree(athlete: Athlete): boolean {
    return ![...this.bills.values()].some(
      (bill) => ['unpaid', 'shown', 'paid'].includes(bill.status) && bill.athletes.includes(athlete),
    );
  }
}
