// What a manager has to do in a tournament, a row each with its number, its reason and its one action.
import { Box, chakra } from '@chakra-ui/react';
import type { OwnDesk as Desk } from '@gelanggang/contract/dashboard';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@web/components/button';
import { formatDeadline, formatNumber, formatRupiah } from '@web/lib/formats';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { withTournament } from '@web/site/tournament-context';
import { ownDeskTexts as texts } from '../own-desk-texts';
import { OwnHead } from './own-head';

export function OwnTodo({ desk }: { desk: Desk }) {
  const permissions = usePermissions();
  const { id } = desk.tournament;
  const at = (path: string) => withTournament(path, id);
  const rows: ReactNode[] = [];
  if (desk.members === 0 && desk.tournament.is_registration_open) {
    const { what, why, action, orList } = texts.noMembers;
    const to = at(pathOf('/admin/team-members/create'));
    const also = <ButtonLink to={at(pathOf('/admin/entry-import'))}>{orList}</ButtonLink>;
    rows.push(<Row key="members" kind="members" what={what} why={why} action={action} to={to} also={also} isFirst />);
  }
  if (desk.rejected_bill) {
    const { what, why, action } = texts.rejected;
    const { id: bill, reason } = desk.rejected_bill;
    const to = pathOf('/admin/payment/confirm/:id', { id: bill });
    rows.push(
      <Row
        key="rejected"
        kind="rejected"
        what={what}
        why={why(asSentence(reason))}
        action={action}
        to={to}
        isFirst={rows.length === 0}
      />,
    );
  }
  if (desk.to_pay > 0) {
    const { what, why, action } = texts.toPay;
    const to =
      desk.unpaid_bill_id === null
        ? at(`${pathOf('/admin/payment')}?status=waiting%20for%20payment`)
        : pathOf('/admin/payment/confirm/:id', { id: desk.unpaid_bill_id });
    rows.push(
      <Row
        key="pay"
        kind="pay"
        count={formatRupiah(desk.to_pay)}
        what={what(formatNumber(desk.unpaid_bills))}
        why={why}
        action={action}
        to={to}
        isFirst={rows.length === 0}
      />,
    );
  }
  if (desk.unbilled > 0 && permissions.has('create payment')) {
    const { what, why, action } = texts.unbilled;
    // where one press bills them all; who wants some of them goes on from there
    const to = at(pathOf('/admin/payment'));
    const isFirst = rows.length === 0;
    rows.push(
      <Row
        key="bill"
        kind="bill"
        count={formatNumber(desk.unbilled)}
        what={what(desk.unbilled)}
        why={why}
        action={action}
        to={to}
        isFirst={isFirst}
      />,
    );
  }
  if (desk.unsigned_lists > 0 && desk.check_due_at !== null) {
    const { what, why, action } = texts.check;
    const to =
      desk.unsigned_contingent_id === null
        ? pathOf('/admin/entry-check')
        : pathOf('/admin/entry-check/:tournament/:contingent', {
            tournament: id,
            contingent: desk.unsigned_contingent_id,
          });
    const due = formatDeadline(desk.check_due_at, desk.tournament.time_zone);
    rows.push(
      <Row
        key="check"
        kind="check"
        count={formatNumber(desk.unsigned_lists)}
        what={what(desk.unsigned_lists)}
        why={why(due)}
        action={action}
        to={to}
        isFirst={rows.length === 0}
      />,
    );
  }
  if (desk.lacking_papers > 0) {
    const { what, why } = texts.papers;
    const count = formatNumber(desk.lacking_papers);
    rows.push(<Row key="papers" kind="papers" count={count} what={what(desk.lacking_papers)} why={why} />);
  }
  return (
    <section>
      <OwnHead title={texts.todo} note={texts.note(formatNumber(desk.members))} />
      {rows.length > 0 ? <ul>{rows}</ul> : <Done desk={desk} />}
      {desk.proofs > 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" pt="2">
          {texts.proofs(formatNumber(desk.proofs))}
        </chakra.p>
      ) : null}
    </section>
  );
}

const asSentence = (text: string | null) => (text === null || /[.!?…]$/u.test(text) ? text : `${text}.`);

interface RowProps {
  kind: string;
  count?: string;
  what: string;
  why: string;
  action?: string;
  to?: string;
  /** Another way to the same. */
  also?: ReactNode;
  isFirst?: boolean;
}

function Row({ kind, count, what, why, action, to, also, isFirst }: RowProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 12rem' }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py="2.5"
      borderBottomWidth="1px"
      data-own-task={kind}
    >
      <Box minW="0">
        <chakra.p fontWeight="semibold">
          {count ? (
            <chakra.span textStyle="title.page" fontSize="1.5rem" lineHeight="1" whiteSpace="nowrap" me="2">
              {count}
            </chakra.span>
          ) : null}
          {what}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {why}
        </chakra.p>
      </Box>
      {action && to ? (
        <Box display="grid" gap="2">
          <ButtonLink to={to} variant={isFirst ? 'solid' : undefined}>
            {action}
          </ButtonLink>
          {also}
        </Box>
      ) : null}
    </chakra.li>
  );
}

/** Empty is done, and says what comes next. */
function Done({ desk }: { desk: Desk }) {
  const isOver = desk.matches > 0 && desk.matches_done === desk.matches;
  const waits = isOver ? texts.waits.over : desk.next.length > 0 ? texts.waits.matches : texts.waits.draw;
  return (
    <Box display="flex" alignItems="center" gap="3" py="4" role="status">
      <chakra.span color="status.ok.fg" flex="none">
        <Check size={22} aria-hidden="true" />
      </chakra.span>
      <Box>
        {desk.members > 0 && desk.proofs === 0 ? <chakra.p fontWeight="semibold">{texts.done}</chakra.p> : null}
        <chakra.p textStyle="sm" color="fg.muted">
          {waits}
        </chakra.p>
      </Box>
    </Box>
  );
}
