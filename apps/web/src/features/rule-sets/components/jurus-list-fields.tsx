// Which jurus, by number, are shown where: a judge may say in which one a mistake was seen.
import { Box, chakra } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { InputField } from '@web/components/form-field';
import type { SetValues } from '../rule-set-form-values';
import { ruleSetTexts as texts } from '../texts';

export function JurusListFields({ form }: { form: UseFormReturn<SetValues> }) {
  const rows = useWatch({ control: form.control, name: 'jurusLists' });
  return (
    <>
      <chakra.h2 textStyle="title.section" mt="8" mb="1">
        {texts.numbers}
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.subtle" maxW="prose" mb="3">
        {texts.numbersLead}
      </chakra.p>
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        maxW="60rem"
      >
        {rows.map(({ event, jurus }, index) => (
          <chakra.fieldset key={`${event} ${jurus}`} minW="0" aria-label={texts.numbersOf(event, jurus)}>
            <chakra.legend textStyle="label" mb="2">
              {texts.numbersOf(event, jurus)}
            </chakra.legend>
            <Box display="grid" gap="4" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
              {(['first', 'last'] as const).map((part) => (
                <InputField
                  key={part}
                  form={form}
                  name={`jurusLists.${index}.${part}`}
                  label={texts.numbersPart[part]}
                  inputMode="numeric"
                  maxLength={2}
                  isOptional
                />
              ))}
            </Box>
          </chakra.fieldset>
        ))}
      </Box>
    </>
  );
}
