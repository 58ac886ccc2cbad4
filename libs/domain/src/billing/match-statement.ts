// Which line of a bank statement pays which bill. Certain is only what has one reading: its bill names no other line and its
// line no other bill. Everything else is proposed, with what speaks for it, and a person decides.

export interface StatementLine {
  id: string;
  /** Whole rupiah that came in; what went out is no payment. */
  amount: number;
  /** What the bank wrote: sender, reference, what the payer typed. */
  text: string;
}

export interface OpenBill {
  id: number;
  amount: number;
  invoiceNumber: string;
  /** Contingents and whoever pays for them. */
  names: readonly string[];
  /** Its last digits are its own among open bills: the sum alone says whose it is. */
  hasOwnAmount: boolean;
}

/** `invoice`: the line says the number; `name`: the line says a name; `amount`: the sum is the bill's, to the rupiah. */
export type MatchReason = 'invoice' | 'name' | 'amount' | 'part';

interface ProposedBill {
  billId: number;
  reasons: MatchReason[];
  /** Above nothing: overpaid; below: underpaid. Of a part: of all its parts together. */
  difference: number;
  /** Of a bill that was paid in parts: the other lines. */
  withLines: string[];
}

export interface MatchedLine {
  lineId: string;
  /** Confirmed in one step. */
  certain: number | null;
  proposals: ProposedBill[];
}

/** Letters and digits, as banks shorten what was typed: no case, no signs. */
const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '');
const words = (text: string): string =>
  ` ${text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()} `;

/** A shorter name stands in too many other words. */
const SHORTEST_NAME = 5;
/** A bank cuts the sender's name after so many signs. */
const CUT_NAME = 18;
/** A sum that more bills have says nothing of one. */
const MOST_ALIKE = 5;

const keysOf = ({ names }: OpenBill): string[] =>
  names
    .map((name) => words(name).trim())
    .filter((name) => name.length >= SHORTEST_NAME)
    .flatMap((name) => [...new Set([` ${name} `, ` ${name.slice(0, CUT_NAME).trim()} `])]);

/** `INV/2026/7/0012` is not told by `INV/2026/7/00121`. */
function saysInvoice(line: string, invoice: string): boolean {
  for (let at = line.indexOf(invoice); at >= 0; at = line.indexOf(invoice, at + 1)) {
    if (!/^\d/.test(line.slice(at + invoice.length))) return true;
  }
  return false;
}

interface Candidate {
  line: StatementLine;
  bill: OpenBill;
  reasons: MatchReason[];
}

function candidatesOf(lines: readonly StatementLine[], bills: readonly OpenBill[]): Candidate[] {
  const known = bills.map((bill) => ({ bill, invoice: bare(bill.invoiceNumber), keys: keysOf(bill) }));
  const alike = new Map<number, number>();
  for (const { amount } of bills) alike.set(amount, (alike.get(amount) ?? 0) + 1);
  return lines.flatMap((line) => {
    const isTelling = (alike.get(line.amount) ?? 0) <= MOST_ALIKE;
    const [joined, spaced] = [bare(line.text), words(line.text)];
    return known.flatMap(({ bill, invoice, keys }) => {
      const reasons: MatchReason[] = [
        ...(saysInvoice(joined, invoice) ? (['invoice'] as const) : []),
        ...(keys.some((key) => spaced.includes(key)) ? (['name'] as const) : []),
        ...(line.amount === bill.amount ? (['amount'] as const) : []),
      ];
      const isWorthSaying = reasons.some((reason) => reason !== 'amount') || (isTelling && reasons.length > 0);
      return isWorthSaying ? [{ line, bill, reasons }] : [];
    });
  });
}

function groupBy<Key>(candidates: readonly Candidate[], keyOf: (one: Candidate) => Key): Map<Key, Candidate[]> {
  const groups = new Map<Key, Candidate[]>();
  for (const one of candidates) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

const says = ({ reasons }: Candidate, reason: MatchReason): boolean => reasons.includes(reason);

/**
 * A name is never certain: who is called 'Garuda' stands in 'Garuda Muda', whose bill may be paid. `lines`: those that were not used before; `bills`: those that are not paid. Each line comes back once, in its order.
 * A bill is certain of one line at most.
 */
export function matchStatement(lines: readonly StatementLine[], bills: readonly OpenBill[]): MatchedLine[] {
  const incoming = lines.filter(({ amount }) => amount > 0);
  const candidates = candidatesOf(incoming, bills);
  const ofLine = groupBy(candidates, ({ line }) => line.id);
  const invoiced = new Set(candidates.filter((one) => says(one, 'invoice')).map(({ line }) => line.id));
  const isOwn = (one: Candidate) => one.bill.hasOwnAmount && says(one, 'amount');
  /** The line tells whose it is; a number goes before everything else. */
  const isClaim = (one: Candidate) =>
    says(one, 'invoice') || (!invoiced.has(one.line.id) && (says(one, 'name') || isOwn(one)));
  const claims = groupBy(candidates.filter(isClaim), ({ bill }) => bill.id);

  const certainOf = (line: StatementLine): number | null => {
    const strong = (ofLine.get(line.id) ?? []).filter((one) =>
      invoiced.has(line.id) ? says(one, 'invoice') : isOwn(one),
    );
    const [only] = strong;
    if (!only || strong.length > 1 || !says(only, 'amount')) return null;
    // a second line that claims the bill is a second payment, a part, or a mistake
    return claims.get(only.bill.id)?.length === 1 ? only.bill.id : null;
  };
  const certain = new Map(incoming.map((line) => [line.id, certainOf(line)]));
  const settled = new Set(certain.values());

  const proposal = ({ line, bill, reasons }: Candidate): ProposedBill => {
    const parts = (claims.get(bill.id) ?? []).map((one) => one.line);
    const sum = parts.reduce((all, one) => all + one.amount, 0);
    const isPart = parts.length > 1 && parts.includes(line) && sum === bill.amount;
    return {
      billId: bill.id,
      reasons: isPart ? [...reasons, 'part'] : reasons,
      difference: isPart ? 0 : line.amount - bill.amount,
      withLines: isPart ? parts.filter((one) => one !== line).map((one) => one.id) : [],
    };
  };
  const weightOf = ({ reasons }: ProposedBill) =>
    (reasons.includes('invoice') ? 4 : 0) +
    (reasons.includes('part') ? 3 : 0) +
    (reasons.includes('amount') ? 2 : 0) +
    (reasons.includes('name') ? 1 : 0);
  return lines.map(({ id }) => {
    const billId = certain.get(id) ?? null;
    const open = (ofLine.get(id) ?? []).filter(({ bill }) => !settled.has(bill.id));
    const proposals = billId === null ? open.map(proposal) : [];
    return { lineId: id, certain: billId, proposals: proposals.sort((a, b) => weightOf(b) - weightOf(a)) };
  });
}

/**
 * Of a line that fits no open bill: the bill that it tells of, which waits for no money any more; null where it tells of none,
 * or of several.
 */
export function toldSettled(line: StatementLine, settled: readonly OpenBill[]): number | null {
  const joined = bare(line.text);
  const named = settled.filter((bill) => saysInvoice(joined, bare(bill.invoiceNumber)));
  const told = named.length > 0 ? named : settled.filter((bill) => bill.hasOwnAmount && bill.amount === line.amount);
  return told.length === 1 ? (told[0]?.id ?? null) : null;
}
