// Which column of the file is which: proposed, and shown at once only where something is missing.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReadListAnswer } from '@gelanggang/contract/entry-imports';
import { Button } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { COLUMNS, type Mapping, missingColumns } from '../mapped-list';
import { importTexts as texts } from '../texts';

interface ColumnsStepProps {
  table: ReadListAnswer['data'];
  mapping: Mapping;
  onChange(mapping: Mapping): void;
}

export function ColumnsStep({ table, mapping, onChange }: ColumnsStepProps) {
  const missing = missingColumns(mapping);
  const [isAsked, setIsAsked] = useState(missing.length > 0);
  const isShown = isAsked || missing.length > 0;
  const known = mapping.filter((at) => at !== null).length;
  const exampleOf = (at: number | null) =>
    at === null ? undefined : table.rows.map((row) => row.cells[at] ?? '').find((cell) => cell !== '');
  return (
    <Box>
      <Box display="flex" alignItems="center" flexWrap="wrap" columnGap="3" rowGap="1">
        <chakra.p
          color={missing.length > 0 ? 'fg.error' : 'fg.muted'}
          role={missing.length > 0 ? 'alert' : undefined}
          minW="0"
        >
          {missing.length > 0 ? texts.columnsMissing(missing.join(', ')) : texts.columnsKnown(known, COLUMNS.length)}
        </chakra.p>
        {missing.length === 0 ? (
          <Button variant="plain" size="sm" px="2" aria-expanded={isShown} onClick={() => setIsAsked(!isAsked)}>
            {isShown ? texts.hideColumns : texts.showColumns}
          </Button>
        ) : null}
      </Box>
      {isShown ? (
        <Box
          display="grid"
          gap="4"
          mt="3"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' }}
        >
          {COLUMNS.map((column, place) => {
            const at = mapping[place] ?? null;
            const example = exampleOf(at);
            return (
              <FormField
                key={column.key}
                label={column.header}
                isOptional={!column.required}
                hint={
                  example === undefined ? undefined : (
                    <chakra.span display="block" truncate>
                      {texts.example(example)}
                    </chakra.span>
                  )
                }
              >
                {(props) => (
                  <Select
                    {...props}
                    aria-invalid={column.required && at === null}
                    value={at ?? ''}
                    onChange={(event) =>
                      onChange(mapping.with(place, event.target.value === '' ? null : Number(event.target.value)))
                    }
                  >
                    <option value="">{texts.notInFile}</option>
                    {table.headers.map((header, index) => (
                      <option key={index} value={index}>
                        {header || `${index + 1}`}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
            );
          })}
        </Box>
      ) : null}
    </Box>
  );
}
