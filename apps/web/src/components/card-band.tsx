// The band above a match that waits for a protest card, and that tells for a while what was decided.
import { chakra } from '@chakra-ui/react';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { useCardNotice } from '../live/use-card-notice';

export function CardBand({ score }: { score: LiveScore | null }) {
  const notice = useCardNotice(score);
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
