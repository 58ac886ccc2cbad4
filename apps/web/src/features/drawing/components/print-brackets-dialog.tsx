// Chooses which brackets of a tournament go on paper, and how: a job whose file comes to the bell.
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { BLANK_SIZES, type BlankSize } from '@gelanggang/contract/draw-options';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select } from '@web/components/form-field';
import { useStartJob } from '@web/lib/jobs.api';
import { drawingTexts as texts } from '../texts';
import { ChoiceCards } from '@web/components/draws/choice-cards';

type Kind = keyof typeof texts.printKinds;
const KINDS = (['results', 'table', 'empty'] as const).map((value) => ({ value, ...texts.printKinds[value] }));

interface Filter {
  age: string;
  gender: string;
  class: string;
}

interface PrintBracketsDialogProps {
  tournamentId: number;
  pools: readonly PoolRow[];
  onClose(): void;
}

export function PrintBracketsDialog({ tournamentId, pools, onClose }: PrintBracketsDialogProps) {
  const [kind, setKind] = useState<Kind>('results');
  const [filter, setFilter] = useState<Filter>({ age: '', gender: '', class: '' });
  const [size, setSize] = useState<BlankSize>(8);
  const job = useStartJob();
  const start = () => {
    const params = { tournament_id: tournamentId };
    const wanted =
      kind === 'empty'
        ? ({ kind: 'blank-bracket-pdf', params: { ...params, size } } as const)
        : ({
            kind: 'brackets-pdf',
            params: {
              ...params,
              age_category_id: Number(filter.age) || undefined,
              gender: filter.gender === 'male' || filter.gender === 'female' ? filter.gender : undefined,
              category_class_id: Number(filter.class) || undefined,
              is_blank: kind === 'table' || undefined,
            },
          } as const);
    job.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={texts.printTitle}
      sends={texts.printStart}
      isBusy={job.isPending}
      hasCancel={false}
      onSubmit={start}
      onClose={onClose}
    >
      <ChoiceCards
        label={texts.printWhat}
        name="print"
        choices={KINDS}
        value={kind}
        onChoose={(chosen) => setKind(chosen)}
      />
      {kind === 'empty' ? (
        <SizeField size={size} onChoose={setSize} />
      ) : (
        <FilterFields pools={pools} filter={filter} onChange={setFilter} />
      )}
    </FormDialog>
  );
}

function SizeField({ size, onChoose }: { size: BlankSize; onChoose(size: BlankSize): void }) {
  return (
    <FormField label={texts.size}>
      {(props) => (
        <Select
          {...props}
          value={size}
          onChange={(event) => onChoose(BLANK_SIZES.find((one) => String(one) === event.target.value) ?? size)}
        >
          {BLANK_SIZES.map((one) => (
            <option key={one} value={one}>
              {texts.sizeOf(one)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

interface FilterFieldsProps {
  pools: readonly PoolRow[];
  filter: Filter;
  onChange(filter: Filter): void;
}

/** Only what has a drawn pool can be chosen. */
function FilterFields({ pools, filter, onChange }: FilterFieldsProps) {
  const drawn = pools.filter((pool) => pool.matches_count > 0);
  const ofAge = drawn.filter((pool) => filter.age === '' || String(pool.age_category.id) === filter.age);
  const ofGender = ofAge.filter((pool) => filter.gender === '' || pool.gender === filter.gender);
  return (
    <Box display="grid" gap="4">
      <Choice
        label={texts.ageCategory}
        all={texts.allAges}
        value={filter.age}
        options={distinct(drawn.map((pool) => [String(pool.age_category.id), pool.age_category_name]))}
        onChoose={(age) => onChange({ age, gender: filter.gender, class: '' })}
      />
      <Choice
        label={texts.gender}
        all={texts.allGenders}
        value={filter.gender}
        options={distinct(ofAge.map((pool) => [pool.gender, GENDER_LABELS[pool.gender]]))}
        onChoose={(gender) => onChange({ ...filter, gender, class: '' })}
      />
      <Choice
        label={texts.classField}
        all={texts.allClasses}
        value={filter.class}
        isDisabled={filter.age === '' || filter.gender === ''}
        options={distinct(ofGender.map((pool) => [String(pool.category_class.id), pool.class_name]))}
        onChoose={(chosen) => onChange({ ...filter, class: chosen })}
      />
    </Box>
  );
}

const distinct = (options: [value: string, label: string][]) => [...new Map(options)];

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: [value: string, label: string][];
  isDisabled?: boolean;
  onChoose(value: string): void;
}

function Choice({ label, all, value, options, isDisabled, onChoose }: ChoiceProps) {
  return (
    <FormField label={label}>
      {(props) => (
        <Select {...props} value={value} disabled={isDisabled} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{all}</option>
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
