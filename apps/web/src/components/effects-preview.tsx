// What a correction or a ruling changes beside the match itself, told before it is sent: being read, refused, or match by match.
import { Box, chakra } from '@chakra-ui/react';
import type { CorrectionEffect } from '@gelanggang/contract/arena-control';
import type { ReactNode } from 'react';
import { messageOf } from '../lib/http';

interface EffectsPreviewProps {
  preview: { isError: boolean; error: unknown; data: { effects: CorrectionEffect[] } | undefined };
  texts: { noEffects: string; effects(count: number): string };
  lineOf(effect: CorrectionEffect): ReactNode;
}

export function EffectsPreview({ preview: { isError, error, data }, texts, lineOf }: EffectsPreviewProps) {
  return (
    <Box
      role="status"
      aria-live="polite"
      p="3"
      rounded="md"
      bg={isError ? 'status.danger.subtle' : 'bg.muted'}
      color={isError ? 'status.danger.fg' : undefined}
      minH="3rem"
    >
      {isError ? messageOf(error) : !data ? '…' : data.effects.length === 0 ? texts.noEffects : null}
      {!isError && data && data.effects.length > 0 ? (
        <>
          <chakra.p fontWeight="semibold">{texts.effects(data.effects.length)}</chakra.p>
          <chakra.ul listStyleType="disc" ps="5" mt="1">
            {data.effects.map((effect) => (
              <li key={effect.match_id}>{lineOf(effect)}</li>
            ))}
          </chakra.ul>
        </>
      ) : null}
    </Box>
  );
}
