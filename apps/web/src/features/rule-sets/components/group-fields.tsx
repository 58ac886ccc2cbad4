// The fields of one age group of an organiser's rule set.
import { Box, chakra } from '@chakra-ui/react';
import { Controller, type Path, type UseFormReturn } from 'react-hook-form';
import { THROW_KIND_LABELS, THROW_KINDS } from '@gelanggang/domain/rules/throw-kinds';
import { Button } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import { InputField, SelectField } from '@web/components/form-field';
import { GENDERS } from '@gelanggang/domain/words/genders';
import { gendersWithClasses, type SetValues } from '../rule-set-form-values';
import { NomorFields } from './nomor-fields';
import { ruleSetTexts as texts } from '../texts';
import { ClassFields } from './class-fields';

interface GroupFieldsProps {
  form: UseFormReturn<SetValues>;
  index: number;
  onRemove(): void;
}

const FAULT_LISTS = (['young', 'grown'] as const).map((value) => ({ value, label: texts.faultLists[value] }));
const WEIGHING = [
  { value: 'yes', label: texts.weighed },
  { value: 'no', label: texts.notWeighed },
];

export function GroupFields({ form, index, onRemove }: GroupFieldsProps) {
  const at = `groups.${index}` as const;
  const name = texts.groupTitle(form.watch(`${at}.name`), index);
  const classes = gendersWithClasses(form.watch(`${at}.classes`)).length;
  const whole = (path: Path<SetValues>, label: string, hint?: string) => (
    <InputField form={form} name={path} label={label} hint={hint} inputMode="numeric" maxLength={4} />
  );
  const wrong =
    form.getFieldState(`${at}.classes`, form.formState).error ??
    form.getFieldState(`${at}.pairing`, form.formState).error;
  return (
    <chakra.fieldset bg="bg.panel" borderWidth="1px" borderColor="border.emphasized" p="4" minW="0" aria-label={name}>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <chakra.h3 textStyle="title.section">{name}</chakra.h3>
        <Button size="sm" onClick={onRemove} aria-label={texts.removeGroup(name)}>
          {texts.removeGroupShort}
        </Button>
      </Box>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        <Box gridColumn="span 2">
          <InputField form={form} name={`${at}.name`} label={texts.name} maxLength={40} />
        </Box>
        {whole(`${at}.fromYears`, texts.fromYears, texts.openHint)}
        {whole(`${at}.toYears`, texts.toYears, texts.openHint)}
        {whole(`${at}.times.roundCount`, texts.rounds, texts.timesHint)}
        {whole(`${at}.times.roundSeconds`, texts.roundSeconds)}
        {whole(`${at}.times.breakSeconds`, texts.breakSeconds)}
        <Box display={{ base: 'none', md: 'block' }} />
        {whole(`${at}.gap`, texts.gapField)}
        {whole(`${at}.gapFromRound`, texts.gapFrom)}
        <SelectField form={form} name={`${at}.isYoung`} label={texts.faultList} options={FAULT_LISTS} />
        <SelectField form={form} name={`${at}.isWeighed`} label={texts.weighing} options={WEIGHING} />
        <Box gridColumn="1 / -1">
          <Controller
            control={form.control}
            name={`${at}.throws`}
            render={({ field, fieldState }) => (
              <CheckList
                label={texts.throws}
                columns={3}
                options={THROW_KINDS.map((kind) => ({ value: kind, label: THROW_KIND_LABELS[kind] }))}
                chosen={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        </Box>
        {classes === 0 ? (
          <>
            {whole(`${at}.pairing.years`, texts.years, texts.nearHint)}
            {whole(`${at}.pairing.cm`, texts.cm)}
            {whole(`${at}.pairing.kg`, texts.kg)}
          </>
        ) : null}
        <Box gridColumn="1 / -1" display="grid" gap="3">
          {GENDERS.map((gender) => (
            <ClassFields key={gender} form={form} group={index} gender={gender} />
          ))}
        </Box>
        <NomorFields form={form} index={index} />
        {wrong ? (
          <chakra.p gridColumn="1 / -1" textStyle="sm" color="fg.error" fontWeight="medium">
            {wrong.message}
          </chakra.p>
        ) : null}
      </Box>
    </chakra.fieldset>
  );
}
