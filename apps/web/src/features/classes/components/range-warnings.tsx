// Overlaps and gaps between the weight classes of one age, shown as warnings: they may be meant.
import { Box, chakra } from '@chakra-ui/react';
import type { ClassAnswer } from '@gelanggang/contract/categories';
import { rangeWarnings } from '@gelanggang/domain/athletes/weight-ranges';
import { GENDER_PERSON_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { rangeWarningText } from '@gelanggang/domain/words/weights';
import { classTexts as texts } from '../texts';

export type RangedClass = Pick<ClassAnswer, 'name' | 'gender' | 'weight_min' | 'weight_max' | 'includes_min'>;

export function RangeWarnings({ classes }: { classes: readonly RangedClass[] }) {
  const sentences = GENDERS.flatMap((gender) =>
    sentencesOf(classes.filter((one) => one.gender === gender)).map(
      (sentence) => `${GENDER_PERSON_LABELS[gender]}: ${sentence}`,
    ),
  );
  if (sentences.length === 0) return null;
  return (
    <Box role="status" my="4" p="4" bg="status.warn.subtle" rounded="md" maxW="form">
      <chakra.p fontWeight="semibold">{texts.warningsTitle}</chakra.p>
      <chakra.ul textStyle="sm" mt="1" display="grid" gap="1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </Box>
  );
}

function sentencesOf(classes: readonly RangedClass[]): string[] {
  const bounds = classes.map((one) => ({
    name: one.name,
    weightMin: one.weight_min,
    weightMax: one.weight_max,
    includesMin: one.includes_min,
  }));
  return rangeWarnings(bounds).map((one) => rangeWarningText({ ...one, lower: one.lower.name, upper: one.upper.name }));
}
