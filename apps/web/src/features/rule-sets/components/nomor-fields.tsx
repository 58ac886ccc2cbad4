// The events of seni of one age group: what they are called, how long they last, and how they are judged.
import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useFieldArray, type Path, type UseFormReturn } from 'react-hook-form';
import { JURUS_LABELS, PANEL_FORMS } from '@gelanggang/domain/rules/jurus-rules';
import { NOMOR_NAME_LENGTH } from '@gelanggang/domain/rules/read-nomor';
import { partsOfEvent } from '@gelanggang/domain/rules/battle-lot';
import { MATCH_CATEGORIES } from '@gelanggang/domain/words/labels';
import { Button } from '@web/components/button';
import { InputField, SelectField, TextareaField } from '@web/components/form-field';
import { BY_CATEGORY, BY_ROUND, NEW_NOMOR } from '../nomor-values';
import type { SetValues } from '../rule-set-form-values';
import { ruleSetTexts as texts } from '../texts';

interface NomorFieldsProps {
  form: UseFormReturn<SetValues>;
  /** Of the group. */
  index: number;
}

const EVENTS = MATCH_CATEGORIES.filter(({ kind }) => kind === 'seni').map(({ key, name }) => ({
  value: key,
  label: name,
}));
const FORMS = [
  { value: BY_CATEGORY, label: texts.nomorForms[BY_CATEGORY] },
  ...PANEL_FORMS.map((value) => ({ value, label: texts.nomorForms[value] })),
];

/** Closed until somebody looks: eight groups of six events would be hundreds of fields. */
export function NomorFields({ form, index }: NomorFieldsProps) {
  const name = `groups.${index}.nomor` as const;
  const rows = useFieldArray({ control: form.control, name });
  const [isOpened, setOpened] = useState(false);
  const names = form.watch(name).map((one) => one.name.trim() || texts.nomorUnnamed);
  const hasFault = form.getFieldState(name, form.formState).error !== undefined;
  const isOpen = isOpened || hasFault;
  return (
    <Box gridColumn="1 / -1" borderTopWidth="1px" borderColor="border" pt="3">
      <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3">
        <Box minW="0" flex="1 1 12rem">
          <chakra.h4 textStyle="label">{texts.nomorTitle}</chakra.h4>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {texts.nomor(names)}
          </chakra.p>
        </Box>
        <Button size="sm" aria-expanded={isOpen} disabled={hasFault} onClick={() => setOpened(!isOpen)}>
          {isOpen ? texts.nomorClose : texts.nomorOpen}
        </Button>
      </Box>
      {isOpen ? (
        <Box display="grid" gap="4" mt="3">
          <chakra.p textStyle="sm" color="fg.subtle" maxW="prose">
            {texts.nomorLead}
          </chakra.p>
          {rows.fields.map((field, at) => (
            <NomorRow key={field.id} form={form} path={`${name}.${at}`} onRemove={() => rows.remove(at)} />
          ))}
          <Box>
            <Button size="sm" onClick={() => rows.append(NEW_NOMOR)}>
              {texts.nomorAdd}
            </Button>
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

interface NomorRowProps {
  form: UseFormReturn<SetValues>;
  path: `groups.${number}.nomor.${number}`;
  onRemove(): void;
}

function NomorRow({ form, path, onRemove }: NomorRowProps) {
  const { name, event } = form.watch(path);
  const label = name.trim() || texts.nomorUnnamed;
  const jurus = [
    { value: BY_ROUND, label: texts.nomorByRound },
    ...[...partsOfEvent(event), 'whole' as const].map((value) => ({ value, label: JURUS_LABELS[value] })),
  ];
  const number = (field: Path<SetValues>, text: string, hint?: string) => (
    <InputField form={form} name={field} label={text} hint={hint} inputMode="numeric" maxLength={4} isOptional />
  );
  return (
    <chakra.fieldset aria-label={label} borderWidth="1px" borderColor="border" p="3" minW="0">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="2">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere" minW="0">
          {label}
        </chakra.p>
        <Button size="sm" onClick={onRemove} aria-label={texts.nomorRemove(label)}>
          {texts.remove}
        </Button>
      </Box>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        <Box gridColumn="span 2">
          <InputField form={form} name={`${path}.name`} label={texts.name} maxLength={NOMOR_NAME_LENGTH} />
        </Box>
        <Wide>
          <SelectField
            form={form}
            name={`${path}.event`}
            label={texts.nomorCategory}
            options={EVENTS}
            onChosen={() => form.setValue(`${path}.jurus`, BY_ROUND)}
          />
        </Wide>
        <Wide>
          <SelectField form={form} name={`${path}.jurus`} label={texts.nomorJurus} options={jurus} />
        </Wide>
        {number(`${path}.time.min`, texts.nomorMin, texts.nomorTimeHint)}
        {number(`${path}.time.max`, texts.nomorMax)}
        {number(`${path}.judges`, texts.nomorJudges, texts.nomorJudgesHint)}
        <Wide>
          <SelectField form={form} name={`${path}.form`} label={texts.nomorForm} options={FORMS} />
        </Wide>
        <Box gridColumn="1 / -1">
          <TextareaField
            form={form}
            name={`${path}.movements`}
            label={texts.nomorMovements}
            hint={texts.nomorMovementsHint}
            rows={2}
            isOptional
          />
        </Box>
      </Box>
    </chakra.fieldset>
  );
}

/** Two columns on a phone, where a choice would be cut off in one. */
const Wide = ({ children }: { children: ReactNode }) => (
  <Box gridColumn={{ base: 'span 2', md: 'auto' }} minW="0">
    {children}
  </Box>
);
