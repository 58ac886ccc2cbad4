// What the statements of a tournament say, in the groups that its office works through.
import {
  type LineGroup,
  MOST_LINES_SHOWN,
  type StatementAnswer,
  type StatementBill,
  type StatementLineRow,
  type UnmatchedRow,
} from '@gelanggang/contract/bank-statements';
import {
  type MatchedLine,
  matchStatement,
  type OpenBill,
  toldSettled,
} from '@gelanggang/domain/billing/match-statement';
import type {
  BillRecord,
  LineRecord,
  MatchedRecord,
  StatementRecord,
  StatementTournament,
} from './bank-statements.queries';

/** More say nothing. */
const MOST_PROPOSALS = 3;

export function matchLines(lines: readonly LineRecord[], bills: readonly BillRecord[]): MatchedLine[] {
  return matchStatement(
    lines.map(({ id, amount, text }) => ({ id: String(id), amount, text })),
    bills.map(billOf),
  );
}

const billOf = (bill: BillRecord): OpenBill => ({
  ...{ id: bill.id, amount: bill.due, invoiceNumber: bill.invoiceNumber },
  ...{ names: bill.payers, hasOwnAmount: bill.hasOwnAmount },
});

const billRow = ({ id, invoiceNumber, due, status, names }: BillRecord): StatementBill => ({
  ...{ id, invoice_number: invoiceNumber, due, status, names },
});

function group<Row>(rows: readonly Row[], sumOf: (row: Row) => number, most = MOST_LINES_SHOWN): LineGroup<Row> {
  return { total: rows.length, sum: rows.reduce((all, row) => all + sumOf(row), 0), rows: rows.slice(0, most) };
}

const amountOf = ({ amount }: { amount: number }): number => amount;
const sumOf = (lines: readonly LineRecord[]): number => lines.reduce((all, line) => all + line.amount, 0);

interface Read {
  tournament: StatementTournament;
  statements: readonly StatementRecord[];
  open: readonly LineRecord[];
  setAside: readonly LineRecord[];
  matched: readonly MatchedRecord[];
  openBills: readonly BillRecord[];
  matchedBills: readonly BillRecord[];
  settledBills: readonly BillRecord[];
}

/** Looked for of the lines that are shown alone. */
function withSettled(
  { rows, ...all }: LineGroup<StatementLineRow>,
  settled: readonly BillRecord[],
): LineGroup<UnmatchedRow> {
  const bills = settled.map(billOf);
  const told = new Map(settled.map((bill) => [bill.id, billRow(bill)]));
  return {
    ...all,
    rows: rows.map((line) => {
      const billId = toldSettled({ ...line, id: String(line.id) }, bills);
      return { ...line, settled: billId === null ? null : (told.get(billId) ?? null) };
    }),
  };
}

export function statementAnswer(read: Read): StatementAnswer {
  const bills = new Map([...read.openBills, ...read.matchedBills].map((bill) => [bill.id, billRow(bill)]));
  const lines = new Map(read.open.map((line) => [String(line.id), line]));
  const lineOf = (id: string): StatementLineRow => lines.get(id) as StatementLineRow;
  const rowOf = (id: number): StatementBill => bills.get(id) as StatementBill;
  const found = matchLines(read.open, read.openBills);
  const certain = found.flatMap(({ lineId, certain: billId }) =>
    billId === null ? [] : [{ ...lineOf(lineId), bill: rowOf(billId) }],
  );
  const doubtful = found
    .filter((one) => one.certain === null && one.proposals.length > 0)
    .map(({ lineId, proposals }) => ({
      ...lineOf(lineId),
      proposals: proposals.slice(0, MOST_PROPOSALS).map((proposal) => ({
        bill: rowOf(proposal.billId),
        reasons: proposal.reasons,
        difference: proposal.difference,
        with_lines: proposal.withLines.map(lineOf),
      })),
    }));
  const unmatched = found.filter((one) => one.certain === null && one.proposals.length === 0);
  const matched = read.matched.map((one) => ({
    bill: rowOf(one.billId),
    lines: one.lines,
    difference: sumOf(one.lines) - rowOf(one.billId).due,
    matched_at: one.matchedAt.toISOString(),
    matched_by: one.matchedBy,
  }));
  return {
    tournament: { id: read.tournament.id, name: read.tournament.name },
    statements: read.statements.map((one) => ({
      ...{ id: one.id, file_name: one.fileName, given_at: one.givenAt.toISOString() },
      ...{ given_by: one.givenBy, lines: one.lines, used_lines: one.usedLines },
    })),
    // each has a bill of its own: no more than there are open bills
    certain: group(certain, amountOf, Infinity),
    doubtful: group(doubtful, amountOf),
    unmatched: withSettled(
      group(
        unmatched.map(({ lineId }) => lineOf(lineId)),
        amountOf,
      ),
      read.settledBills,
    ),
    set_aside: group(read.setAside, amountOf),
    matched: group(matched, (one) => sumOf(one.lines)),
    open_bills: read.openBills.map(billRow),
  };
}
