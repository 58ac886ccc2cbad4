// Ganda and tunggal bebas on a judge's phone: three criteria of 0.01 to 0.30, on top of 9.10.
import { Box } from '@chakra-ui/react';
import { criteriaOf, CRITERION } from '@gelanggang/domain/seni/judge-entry';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import type { JudgeDraft } from '../judge-draft';
import { ScoreEntry } from './score-entry';

interface CriteriaEntryProps {
  event: SeniMatchType;
  draft: JudgeDraft;
  onChange(part: Partial<JudgeDraft>): void;
}

/** Where a first press begins: the middle of what may be given. */
const START = CRITERION.max / 2;

export function CriteriaEntry({ event, draft, onChange }: CriteriaEntryProps) {
  return (
    <Box
      display="grid"
      gap="3"
      flex="1"
      alignContent="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {criteriaOf(event).map((label, index) => (
        <ScoreEntry
          key={label}
          label={label}
          value={draft.criteria[index] ?? null}
          min={CRITERION.min}
          max={CRITERION.max}
          start={START}
          steps={[5, 1]}
          isDisabled={false}
          onChange={(value) => onChange({ criteria: draft.criteria.map((one, at) => (at === index ? value : one)) })}
        />
      ))}
    </Box>
  );
}
