// The classes of a tournament with one paid athlete, each a press that chooses it to be merged.
import { Box, chakra } from '@chakra-ui/react';
import type { LoneClassRow } from '@gelanggang/contract/drawing';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { drawingTexts } from '../texts';

const texts = drawingTexts.merge;

interface LoneClassesProps {
  classes: readonly LoneClassRow[];
  chosen: readonly number[];
  onChoose(one: LoneClassRow): void;
}

export function LoneClasses({ classes, chosen, onChoose }: LoneClassesProps) {
  return (
    <chakra.section maxW="form" mb="6" aria-label={texts.lone(classes.length)}>
      <chakra.h2 textStyle="title.section">{texts.lone(classes.length)}</chakra.h2>
      <chakra.p color="fg.muted" textStyle="sm" mb="3">
        {texts.loneHint}
      </chakra.p>
      <Box
        asChild
        display="grid"
        columnGap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        maxH="18rem"
        overflowY="auto"
        borderTopWidth="1px"
      >
        <ul>
          {classes.map((one) => (
            <chakra.li
              key={one.category_class_id}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              py="1.5"
              borderBottomWidth="1px"
            >
              <chakra.span minW="0" overflowWrap="anywhere">
                {one.name}
                <chakra.span display="block" textStyle="sm" color="fg.subtle">
                  {shownName(one.athlete)}, {shownName(one.contingent)}
                </chakra.span>
              </chakra.span>
              <Button
                size="sm"
                aria-label={texts.choose(one.name)}
                aria-pressed={chosen.includes(one.category_class_id)}
                onClick={() => onChoose(one)}
              >
                {texts.chooseOne}
              </Button>
            </chakra.li>
          ))}
        </ul>
      </Box>
    </chakra.section>
  );
}
