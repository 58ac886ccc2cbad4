// Athletes of a payment in a table that scrolls: ticked in the form, only read on the confirm screen.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { texts as appTexts } from '@web/site/texts';
import { Sheet } from '@web/components/data-table';
import { billingTexts as texts } from '../texts';

export interface PayableMember {
  id: number;
  name: string;
  contingent: string;
  category: string;
  fee: number | null;
  /** What the fee is of: 'bagian dari biaya per regu'. */
  feeNote?: string;
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr auto', md: 'auto 2fr 1.5fr 2fr 9rem' },
    alignItems: 'center',
    columnGap: '3',
    px: '3',
    py: '2',
    minH: '48px',
    fontSize: 'sm',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&:last-of-type': { borderBottomWidth: 0 },
  },
});

interface MemberTableProps {
  members: readonly PayableMember[];
  /** Before the name: a tick box or a number. */
  lead(member: PayableMember, index: number): ReactNode;
  /** Instead of the fee. */
  end?(member: PayableMember): ReactNode;
  empty: string;
}

export function MemberTable({ members, lead, end, empty }: MemberTableProps) {
  return (
    <Sheet>
      {members.length === 0 ? (
        <chakra.p p="5" textStyle="sm" color="fg.muted">
          <chakra.span display="block" color="fg" fontWeight="semibold">
            {appTexts.list.empty}
          </chakra.span>
          {empty}
        </chakra.p>
      ) : (
        <chakra.ul maxH="28rem" overflowY="auto" aria-label={texts.members}>
          {members.map((member, index) => (
            <Row key={member.id}>
              {lead(member, index)}
              <Box minW="0">
                <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                  {shownName(member.name)}
                </chakra.p>
                <chakra.p display={{ md: 'none' }} color="fg.muted" textStyle="xs">
                  {shownName(member.contingent)} · {member.category}
                </chakra.p>
              </Box>
              <chakra.span display={{ base: 'none', md: 'block' }}>{shownName(member.contingent)}</chakra.span>
              <chakra.span display={{ base: 'none', md: 'block' }} color="fg.muted">
                {member.category}
              </chakra.span>
              <chakra.span textAlign="end" whiteSpace="nowrap">
                {end ? end(member) : member.fee === null ? '–' : rupiah(member.fee)}
                {member.feeNote ? (
                  <chakra.span display="block" textStyle="xs" color="fg.muted" whiteSpace="normal" maxW="9rem">
                    {member.feeNote}
                  </chakra.span>
                ) : null}
              </chakra.span>
            </Row>
          ))}
        </chakra.ul>
      )}
    </Sheet>
  );
}
