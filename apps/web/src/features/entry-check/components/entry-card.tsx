// An entry as its manager reads it: who, born when, in what; and what is wrong with it.
import { Box, chakra } from '@chakra-ui/react';
import type { CheckedRow, EntryCheck, TicketRow } from '@gelanggang/contract/entry-check';
import { ROW_STATE_LABELS, type RowState } from '@gelanggang/domain/entry-check/signature';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_PERSON_LABELS } from '@gelanggang/domain/words/genders';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { kilograms } from '@gelanggang/domain/words/weights';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { Tag } from '@web/components/tag';
import { entryCheckTexts as texts } from '../texts';
import { TicketDialog } from './ticket-dialog';

const TONES = {
  unread: 'neutral',
  right: 'ok',
  open: 'warn',
  changed: 'danger',
} as const satisfies Record<RowState, string>;

interface EntryCardProps {
  row: CheckedRow;
  check: EntryCheck;
  /** The one that is open. */
  ticket: TicketRow | null;
  mayAsk: boolean;
  isOwn: boolean;
}

export function EntryCard({ row, check, ticket, mayAsk, isOwn }: EntryCardProps) {
  const [isOpen, setOpen] = useState(false);
  const name = shownName(row.name);
  const facts = [
    GENDER_PERSON_LABELS[row.gender],
    texts.born(longDate(row.birth_date)),
    row.body_weight === null ? '' : kilograms(row.body_weight),
  ];
  const event = [row.entered_as, row.team ? texts.team(row.team) : ''].filter(Boolean).join(', ');
  return (
    <chakra.li
      data-entry={row.id}
      data-row-state={row.state}
      borderWidth="1px"
      bg="bg.panel"
      p="4"
      display="grid"
      gap="3"
      alignContent="space-between"
    >
      <Box display="grid" gap="1" minW="0">
        <Box display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1" alignItems="center">
          <chakra.h3 fontWeight="bold" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          <Tag tone={TONES[row.state]}>{ROW_STATE_LABELS[row.state]}</Tag>
        </Box>
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {event}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {facts.filter(Boolean).join(' · ')}
        </chakra.p>
      </Box>
      {isOwn && mayAsk ? (
        <Box>
          <Button size="sm" aria-label={ticket ? undefined : texts.wrongOf(name)} onClick={() => setOpen(true)}>
            {ticket ? texts.editTicket : texts.wrong}
          </Button>
        </Box>
      ) : null}
      {isOpen ? <TicketDialog check={check} row={row} ticket={ticket} onClose={() => setOpen(false)} /> : null}
    </chakra.li>
  );
}
