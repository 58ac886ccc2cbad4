// What a corner has been given: pembinaan and teguran of this round, peringatan of the whole match.
import { Box, chakra } from '@chakra-ui/react';
import type { GivenPenalty } from '@gelanggang/domain/scoring/penalties';
import type { PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import { scoringTexts as texts } from '../texts';

interface PenaltyMarksProps {
  given: readonly GivenPenalty[];
  round: number;
}

export function PenaltyMarks({ given, round }: PenaltyMarksProps) {
  const inRound = given.filter((one) => one.round === round);
  const has = (all: readonly GivenPenalty[], step: PenaltyStep) => all.some((one) => one.step === step);
  const pembinaan = inRound.filter((one) => one.step === 'pembinaan').length;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', sm: '2fr 2fr 3fr' }}
      gap={{ base: '1.5', sm: '2.5' }}
      textAlign="start"
    >
      <Marks
        title={texts.steps.pembinaan}
        marks={[
          ['1', pembinaan >= 1],
          ['2', pembinaan >= 2],
        ]}
      />
      <Marks
        title={texts.steps.teguran}
        marks={[
          ['I', has(inRound, 'teguran-1')],
          ['II', has(inRound, 'teguran-2')],
        ]}
      />
      <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <Marks
          title={texts.steps.peringatan}
          marks={[
            ['I', has(given, 'peringatan-1')],
            ['II', has(given, 'peringatan-2')],
            ['III', has(given, 'diskualifikasi')],
          ]}
        />
      </Box>
    </Box>
  );
}

function Marks({ title, marks }: { title: string; marks: readonly (readonly [string, boolean])[] }) {
  return (
    <Box minW="0">
      <chakra.p fontSize="xs" fontWeight="semibold">
        {title}
      </chakra.p>
      <Box display="flex" gap="1" mt="1">
        {marks.map(([mark, isGiven]) => (
          <chakra.span
            key={mark}
            flex="1"
            minW="0"
            h="32px"
            display="grid"
            placeItems="center"
            rounded="sm"
            fontSize="sm"
            fontWeight="bold"
            bg={isGiven ? '#fff' : 'rgba(0,0,0,.28)'}
            color={isGiven ? '#17130F' : 'inherit'}
            aria-label={`${title} ${mark}${isGiven ? `, ${texts.given}` : ''}`}
            role="img"
          >
            {mark}
          </chakra.span>
        ))}
      </Box>
    </Box>
  );
}
