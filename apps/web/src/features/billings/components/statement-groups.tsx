// The lines of a tournament's bank statements: those that are certain, those to look at, those that fit no bill, and what was done.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import * as bankStatementCalls from '@gelanggang/contract/calls/bank-statements';
import type {
  CertainRow,
  DoubtfulRow,
  LineGroup,
  ProposedBillRow,
  StatementAnswer,
  StatementLineRow,
} from '@gelanggang/contract/bank-statements';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { Tag } from '@web/components/tag';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useSend } from '@web/lib/use-send';
import { OF_STATEMENTS, useConfirmCertain } from '../statements.api';
import { statementTexts as texts } from '../statement-texts';
import { MatchDialog, type Matching } from './match-dialog';
import { StatementDone } from './statement-done';
import { BillName, Difference, Line, lineName } from './statement-line';

interface StatementGroupsProps {
  statements: StatementAnswer;
  /** A file waits to be taken in: that is what comes first. */
  isChoosing: boolean;
}

export function StatementGroups({ statements, isChoosing }: StatementGroupsProps) {
  const { id } = statements.tournament;
  const [matching, setMatching] = useState<Matching | null>(null);
  const aside = useSend(
    bankStatementCalls.setAside,
    ({ line, isAside }: { line: number; isAside: boolean }) => ({
      params: { id, lineId: line },
      body: { set_aside: isAside },
    }),
    { forgets: OF_STATEMENTS, evenRefused: true, isTold: true },
  );
  const actions = (line: StatementLineRow) => (
    <>
      <Button
        size="sm"
        aria-label={texts.payOtherFor(lineName(line))}
        disabled={statements.open_bills.length === 0}
        onClick={() => setMatching({ lines: [line], bill: null })}
      >
        {texts.payOther}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.asideFor(lineName(line))}
        disabled={aside.isPending}
        onClick={() => aside.mutate({ line: line.id, isAside: true })}
      >
        {texts.aside}
      </Button>
    </>
  );
  const { certain, doubtful, unmatched } = statements;
  return (
    <Box display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      <Group name={texts.certain} group={certain} none={texts.certainNone}>
        {certain.total > 0 ? <ConfirmCertain id={id} rows={certain.rows} isQuiet={isChoosing} /> : null}
        <Rows>
          {certain.rows.map((row) => (
            <Line key={row.id} line={row}>
              <BillName bill={row.bill} />
            </Line>
          ))}
        </Rows>
      </Group>
      <Group name={texts.doubtful} group={doubtful} none={texts.doubtfulNone}>
        <Rows>
          {doubtful.rows.map((row) => (
            <Line key={row.id} line={row}>
              {row.proposals.map((proposal, at) => (
                <Proposal key={proposal.bill.id} row={row} proposal={proposal} onMatch={setMatching}>
                  {at === row.proposals.length - 1 ? actions(row) : null}
                </Proposal>
              ))}
            </Line>
          ))}
        </Rows>
      </Group>
      <Group name={texts.unmatched} group={unmatched} none={texts.unmatchedNone}>
        <Rows>
          {unmatched.rows.map((row) => (
            <Line key={row.id} line={row}>
              {row.settled === null ? null : (
                <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {texts.settled(row.settled.invoice_number, row.settled.status)}
                </chakra.p>
              )}
              <Actions>{actions(row)}</Actions>
            </Line>
          ))}
        </Rows>
      </Group>
      <StatementDone
        statements={statements}
        isBusy={aside.isPending}
        onTakeBack={(line) => aside.mutate({ line, isAside: false })}
      />
      {matching ? (
        <MatchDialog id={id} matching={matching} bills={statements.open_bills} onClose={() => setMatching(null)} />
      ) : null}
    </Box>
  );
}

interface GroupProps {
  name: string;
  group: LineGroup<unknown>;
  none: string;
  children: ReactNode;
}

function Group({ name, group, none, children }: GroupProps) {
  return (
    <chakra.section aria-label={name} minW="0">
      <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" mb="3">
        <chakra.h2 textStyle="title.section">{name}</chakra.h2>
        <chakra.span color="fg.subtle" textStyle="sm">
          {group.total > 0 ? texts.lines(group.total, rupiah(group.sum)) : none}
        </chakra.span>
      </Box>
      {children}
      {group.rows.length < group.total ? (
        <chakra.p textStyle="sm" color="fg.muted" mt="3">
          {texts.shown(group.rows.length, group.total)}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}

const Rows = chakra('ul', { base: { listStyleType: 'none', display: 'grid' } });

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface ProposalProps {
  row: DoubtfulRow;
  proposal: ProposedBillRow;
  onMatch(matching: Matching): void;
  /** What else can be done with the line. */
  children: ReactNode;
}

function Proposal({ row, proposal, onMatch, children }: ProposalProps) {
  const { bill, reasons, difference, with_lines: others } = proposal;
  return (
    <Box display="grid" gap="1.5" justifyItems="start">
      <BillName bill={bill} />
      <Box display="flex" flexWrap="wrap" gap="1.5">
        {reasons.map((reason) => (
          <Tag key={reason}>{texts.reasons[reason]}</Tag>
        ))}
        <Difference difference={difference} />
      </Box>
      {others.map((line) => (
        <chakra.p key={line.id} textStyle="sm" color="fg.muted">
          {texts.withLine(rupiah(line.amount), longDate(line.day))}
        </chakra.p>
      ))}
      <Actions>
        <Button
          size="sm"
          maxW="100%"
          aria-label={`${texts.pay(bill.invoice_number)}: ${lineName(row)}`}
          onClick={() => onMatch({ lines: [row, ...others], bill })}
        >
          {texts.pay(bill.invoice_number)}
        </Button>
        {children}
      </Actions>
    </Box>
  );
}

function ConfirmCertain({ id, rows, isQuiet }: { id: number; rows: readonly CertainRow[]; isQuiet: boolean }) {
  const [done, setDone] = useState(0);
  const confirm = useConfirmCertain(id, setDone);
  return (
    <Box mb="3">
      <Button
        variant={isQuiet ? 'outline' : 'solid'}
        busy={confirm.isPending}
        busyText={texts.confirming(done, rows.length)}
        onClick={() =>
          confirm.mutate(rows, {
            onSuccess: ({ confirmed, refused }) => {
              if (confirmed > 0) toast.success(texts.confirmed(confirmed));
              if (refused.length > 0) toast.error(`${texts.refused(refused.length)} ${refused[0]?.reason ?? ''}`);
            },
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      >
        {texts.confirmCertain(rows.length)}
      </Button>
    </Box>
  );
}
