// What another person saved while this form was open, beside what was typed here: nothing of either is lost unseen.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from './button';
import { changedMeanwhileTexts as texts } from './office-texts';

interface ChangedMeanwhileProps {
  fields: { label: string; theirs: string; mine: string }[];
  onKeepMine(): void;
  onTakeTheirs(): void;
}

export function ChangedMeanwhile({ fields, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const different = fields.filter((field) => field.theirs !== field.mine);
  const box = useRef<HTMLDivElement>(null);
  // it stands above the fields, and who has just saved is below them
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      outline="0"
      scrollMarginTop="20"
      role="alert"
      mb="6"
      // in a dialog the gaps of its form part it from the fields
      css={{ '[role$=dialog] &': { mb: '0' } }}
      p="4"
      maxW="form"
      bg="status.warn.subtle"
      rounded="md"
    >
      <chakra.p fontWeight="semibold">{texts.title}</chakra.p>
      {different.length === 0 ? <chakra.p textStyle="sm">{texts.same}</chakra.p> : null}
      <chakra.dl display="grid" gap="3" my="3" textStyle="sm">
        {different.map((field) => (
          <Box key={field.label} overflowWrap="anywhere">
            <chakra.dt fontWeight="semibold">{field.label}</chakra.dt>
            <chakra.dd>
              {texts.theirs}: {field.theirs || '–'}
            </chakra.dd>
            <chakra.dd>
              {texts.mine}: {field.mine || '–'}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={onKeepMine}>
          {texts.keep}
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          {texts.take}
        </Button>
      </Box>
    </Box>
  );
}
