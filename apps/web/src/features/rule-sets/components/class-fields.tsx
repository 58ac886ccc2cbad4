// The weight classes of one gender in an age group: Under, letters in equal steps, open ones; what they mean is shown at once.
import { Box, chakra } from '@chakra-ui/react';
import { type Path, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { classesOf } from '@gelanggang/domain/rules/class-rows';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { Button } from '@web/components/button';
import { InputField } from '@web/components/form-field';
import { classRowsOf, hasClasses, type SetValues } from '../rule-set-form-values';
import { ruleSetTexts as texts } from '../texts';

type ClassRow = Parameters<typeof classesOf>[0];

interface ClassFieldsProps {
  form: UseFormReturn<SetValues>;
  group: number;
  gender: Gender;
}

export function ClassFields({ form, group, gender }: ClassFieldsProps) {
  const at = `groups.${group}.classes.${gender}` as const;
  const open = useFieldArray({ control: form.control, name: `${at}.open` });
  const all = form.watch(`groups.${group}.classes`);
  const shown = shownClasses(all, gender);
  const kilograms = (path: Path<SetValues>, label: string, hint?: string) => (
    <InputField form={form} name={path} label={label} hint={hint} inputMode="decimal" maxLength={6} />
  );
  return (
    <chakra.details open={hasClasses(all[gender]) || undefined} borderTopWidth="1px" pt="2">
      <chakra.summary cursor="pointer" minH="44px" display="flex" alignItems="center" gap="2" fontWeight="semibold">
        {texts.classesOf(GENDER_LABELS[gender], shown.length)}
      </chakra.summary>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        pb="2"
      >
        {kilograms(`${at}.under`, texts.under, texts.underHint)}
        {kilograms(`${at}.from`, texts.fromKg)}
        {kilograms(`${at}.step`, texts.stepKg)}
        <InputField form={form} name={`${at}.letters`} label={texts.letters} hint={texts.lettersHint} maxLength={26} />
        {open.fields.map((field, index) => (
          <Box key={field.id} gridColumn="1 / -1" display="grid" gap="4" gridTemplateColumns={OPEN_COLUMNS}>
            <InputField form={form} name={`${at}.open.${index}.name`} label={texts.openName} maxLength={40} />
            {kilograms(`${at}.open.${index}.above`, texts.openAbove)}
            {kilograms(`${at}.open.${index}.upTo`, texts.openUpTo, texts.openHint)}
            <Button
              alignSelf="end"
              onClick={() => open.remove(index)}
              aria-label={texts.removeOpen(form.watch(`${at}.open.${index}.name`))}
            >
              {texts.removeOpenShort}
            </Button>
          </Box>
        ))}
        <Box gridColumn="1 / -1">
          <Button
            size="sm"
            onClick={() => open.append({ name: `Open ${open.fields.length + 1}`, above: '', upTo: '' })}
          >
            {texts.addOpen}
          </Button>
        </Box>
        {shown.length > 0 ? (
          <chakra.p gridColumn="1 / -1" textStyle="sm" color="fg.muted" data-classes={gender}>
            {shown.map((one) => `${one.name} ${weightRangeText(one.weightMin, one.weightMax)}`).join(' · ')}
          </chakra.p>
        ) : null}
      </Box>
    </chakra.details>
  );
}

const OPEN_COLUMNS = { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

/** While something in the row is no number yet, nothing can be shown. */
function shownClasses(all: SetValues['groups'][number]['classes'], gender: Gender) {
  const row = classRowsOf(all).find((one) => one.gender === gender);
  if (!row) return [];
  const figures = [row.from, row.step, row.under ?? 0, ...(row.open as ClassRow['open']).map(({ above }) => above)];
  return figures.every((one) => typeof one === 'number') ? classesOf(row as unknown as ClassRow) : [];
}
