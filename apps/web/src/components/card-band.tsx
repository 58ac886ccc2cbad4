// The band above a match or a performance that waits for a protest card, and that tells for a while what was decided.
import { chakra } from '@chakra-ui/react';
import type { LiveSeni } from '@gelanggang/contract/live';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { type CardNotice, useCardNotice, useJurusCardNotice } from '../live/use-card-notice';

export const CardBand = ({ score }: { score: LiveScore | null }) => <Band notice={useCardNotice(score)} />;

export const JurusCardBand = ({ seni }: { seni: LiveSeni }) => <Band notice={useJurusCardNotice(seni)} />;

function Band({ notice }: { notice: CardNotice | null }) {
  if (!notice) return null;
  return (
    <chakra.p
      role="status"
      data-card={notice.isOpen ? 'open' : 'decided'}
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="3"
      px="3"
      py="2"
      rounded="md"
      bg="status.warn.subtle"
      color="status.warn.fg"
      fontWeight="semibold"
      lineHeight="1.3"
    >
      <span>{notice.text}</span>
      {notice.left === null ? null : (
        <chakra.span textStyle="display.figure" fontSize="24px" lineHeight="1">
          {notice.left}
        </chakra.span>
      )}
    </chakra.p>
  );
}
