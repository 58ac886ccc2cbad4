// On a big screen, that a result is not official yet, is under protest or was corrected; nothing of any other.
import { chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { unusualState } from '@web/components/result-state';

export function StateBadge({ match, size }: { match: LiveMatch; size: string }) {
  const state = unusualState(match);
  if (!state) return null;
  return (
    <chakra.span
      data-result-state={state}
      bg="#E8BE66"
      color="#17130F"
      rounded="6px"
      px="18px"
      fontSize={size}
      fontWeight="680"
      whiteSpace="nowrap"
      flex="none"
    >
      {RESULT_STATE_LABELS[state]}
    </chakra.span>
  );
}
