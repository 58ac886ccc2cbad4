// Which sheet and which column of a list is what: recognised, to be changed.
import { Box, chakra } from '@chakra-ui/react';
import type { PastListPreview } from '@gelanggang/contract/past-events';
import { NEEDED_PAST_COLUMNS, PAST_COLUMN_KEYS, type PastColumn } from '@gelanggang/domain/past-events/past-list';
import { pastListTexts } from '@gelanggang/domain/past-events/past-list-texts';
import { FormField, Select } from '@web/components/form-field';
import type { AskedList } from '../past-events.api';
import { pastListTexts as texts } from '../texts';

interface PastColumnsProps {
  preview: PastListPreview;
  isBusy: boolean;
  onChange(asked: AskedList): void;
}

const isNeeded = (key: PastColumn): boolean => (NEEDED_PAST_COLUMNS as readonly PastColumn[]).includes(key);

export function PastColumns({ preview, isBusy, onChange }: PastColumnsProps) {
  const { sheets, sheet, mapping, columns, headings } = preview;
  return (
    <chakra.section aria-label={texts.columns} borderWidth="1px" rounded="md" p={{ base: '4', md: '5' }}>
      <chakra.h2 textStyle="title.section">{texts.columns}</chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="4">
        {texts.columnsHint}
      </chakra.p>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {sheets.length > 1 ? (
          <FormField label={texts.sheet}>
            {(control) => (
              <Select
                {...control}
                disabled={isBusy}
                value={String(sheet)}
                onChange={(event) => onChange({ sheet: Number(event.target.value) })}
              >
                {sheets.map(({ name, rows }, at) => (
                  <option key={at} value={at}>
                    {texts.sheetName(name, rows)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        ) : null}
        {PAST_COLUMN_KEYS.map((key) => (
          <FormField key={key} label={pastListTexts.columns[key]} isOptional={!isNeeded(key)}>
            {(control) => (
              <Select
                {...control}
                disabled={isBusy}
                value={mapping[key] === null ? '' : String(mapping[key])}
                onChange={({ target }) =>
                  onChange({
                    sheet,
                    mapping: { ...mapping, [key]: target.value === '' ? null : Number(target.value) },
                  })
                }
              >
                <option value="" disabled={isNeeded(key)}>
                  {isNeeded(key) ? texts.pickColumn : texts.noColumn}
                </option>
                {Array.from({ length: columns }, (_, at) => (
                  <option key={at} value={at}>
                    {texts.columnName(headings[at] ?? '', at + 1)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        ))}
      </Box>
      {preview.mapping_fault ? (
        <chakra.p role="alert" color="fg.error" mt="4">
          {preview.mapping_fault}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}
