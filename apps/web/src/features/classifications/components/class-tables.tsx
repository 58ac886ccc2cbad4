// The male and the female table of classes with their checkboxes (spec 2, "Classification list and form").
import { Box, chakra } from '@chakra-ui/react';
import type { ClassAnswer, ClassesByGenderAnswer } from '@gelanggang/contract/categories';
import { GENDER_PERSON_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { Button } from '@web/components/button';
import { classificationTexts as texts } from '../texts';

interface ClassTablesProps {
  classes: ClassesByGenderAnswer;
  selected: ReadonlySet<number>;
  onChange(selected: number[]): void;
}

export function ClassTables({ classes, selected, onChange }: ClassTablesProps) {
  return (
    <Box display="grid" gap="6" mt="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} maxW="form">
      {GENDERS.map((gender) => (
        <ClassTable
          key={gender}
          title={GENDER_PERSON_LABELS[gender]}
          rows={classes[gender]}
          selected={selected}
          onToggle={(ids, isOn) => {
            const next = new Set(selected);
            ids.forEach((id) => (isOn ? next.add(id) : next.delete(id)));
            onChange([...next]);
          }}
        />
      ))}
    </Box>
  );
}

interface ClassTableProps {
  title: string;
  rows: readonly ClassAnswer[];
  selected: ReadonlySet<number>;
  onToggle(ids: readonly number[], isOn: boolean): void;
}

function ClassTable({ title, rows, selected, onToggle }: ClassTableProps) {
  const chosen = rows.filter((row) => selected.has(row.id)).length;
  const isAll = rows.length > 0 && chosen === rows.length;
  return (
    <chakra.section aria-label={title}>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        minH="44px"
        borderBottomWidth="2px"
        borderColor="fg"
      >
        <chakra.h2 fontWeight="semibold">{title}</chakra.h2>
        <chakra.span textStyle="sm" color="fg.subtle">
          {texts.selected(chosen, rows.length)}
        </chakra.span>
        {rows.length > 0 ? (
          <Button
            size="sm"
            variant="quiet"
            ms="auto"
            onClick={() =>
              onToggle(
                rows.map((row) => row.id),
                !isAll,
              )
            }
          >
            {isAll ? texts.none : texts.all}
          </Button>
        ) : null}
      </Box>
      {rows.length === 0 ? (
        <chakra.p py="4" textStyle="sm" color="fg.muted">
          {texts.noClasses}
        </chakra.p>
      ) : null}
      <chakra.ul bg="bg.panel">
        {rows.map((row) => (
          <chakra.li key={row.id} borderBottomWidth="1px" borderColor="border">
            <chakra.label display="flex" alignItems="center" gap="3" minH="44px" px="2" cursor="pointer">
              <chakra.input
                type="checkbox"
                boxSize="18px"
                accentColor="var(--g-colors-marun-solid)"
                checked={selected.has(row.id)}
                onChange={(event) => onToggle([row.id], event.target.checked)}
              />
              <chakra.span fontWeight="medium">{row.name}</chakra.span>
              <chakra.span ms="auto" textStyle="sm" color="fg.muted">
                {rangeOf(row)}
              </chakra.span>
            </chakra.label>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

const number = (weight: number): string => String(weight).replace('.', ',');

function rangeOf({ weight_min: min, weight_max: max }: ClassAnswer): string {
  if (min === null) return max === null ? '' : `< ${number(max)} kg`;
  return max === null ? `> ${number(min)} kg` : `${number(min)}–${number(max)} kg`;
}
