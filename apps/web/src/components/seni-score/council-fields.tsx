// What the council took off a performance, item by item, and why one is disqualified, in the judges' table.
import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import {
  COUNCIL_ITEM_TEXTS,
  type CouncilItem,
  type Disqualification,
  DISQUALIFICATION_LABELS,
  DISQUALIFICATIONS,
  type JurusRules,
} from '@gelanggang/domain/rules/jurus-rules';
import { isEnteredItem, type TakenOff } from '@gelanggang/domain/seni/council-items';
import { IconButton } from '../button';
import { FormField, Input, Select } from '../form-field';
import { performanceTexts as texts } from './texts';
import type { TypedPerformance } from './typed-performance';
import { GroupFaults } from './group-faults';

interface ItemCountsProps {
  rules: JurusRules;
  items: readonly TakenOff[];
  errors: string[] | undefined;
  onChange(items: TakenOff[]): void;
}

export function ItemCounts({ rules, items, errors, onChange }: ItemCountsProps) {
  const counted = (item: CouncilItem) => items.filter((one) => one.item === item).length;
  const takeBack = (item: CouncilItem) => {
    const last = items.findLastIndex((one) => one.item === item);
    onChange(items.filter((_, index) => index !== last));
  };
  return (
    <chakra.fieldset mt="4">
      <chakra.legend textStyle="sm" color="fg.subtle" mb="1">
        {texts.items}
      </chakra.legend>
      <Box
        display="grid"
        columnGap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {rules.items
          .filter((item) => isEnteredItem(rules, item))
          .map((item) => {
            const { label, about } = COUNCIL_ITEM_TEXTS[item];
            const name = `${label}, ${about}`;
            return (
              <Box
                key={item}
                role="group"
                aria-label={name}
                display="grid"
                gridTemplateColumns="minmax(0, 1fr) auto 1.5rem auto"
                alignItems="center"
                gap="2"
                py="1"
                borderTopWidth="1px"
                borderColor="border"
              >
                <chakra.span lineHeight="1.25">
                  {label}
                  <chakra.span display="block" textStyle="xs" color="fg.subtle">
                    {about}
                  </chakra.span>
                </chakra.span>
                <IconButton label={texts.takeBack(name)} disabled={counted(item) === 0} onClick={() => takeBack(item)}>
                  <Minus size={18} aria-hidden="true" />
                </IconButton>
                <chakra.output textAlign="center" fontWeight="bold" fontVariantNumeric="tabular-nums">
                  {counted(item)}
                </chakra.output>
                <IconButton label={texts.takeOff(name)} onClick={() => onChange([...items, { item, at: null }])}>
                  <Plus size={18} aria-hidden="true" />
                </IconButton>
              </Box>
            );
          })}
      </Box>
      <GroupFaults of={errors} />
    </chakra.fieldset>
  );
}

interface DisqualifiedProps {
  typed: TypedPerformance;
  rules: JurusRules | null;
  errors: Record<string, string[]>;
  onChange(part: Partial<TypedPerformance>): void;
}

export function Disqualified({ typed, rules, errors, onChange }: DisqualifiedProps) {
  return (
    <Box
      display="grid"
      gap="4"
      mt="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '2fr 1fr' }}
      alignItems="start"
    >
      <FormField label={texts.reason} error={errors.reason?.join(' ')}>
        {(control) => (
          <Select
            {...control}
            value={typed.reason}
            onChange={(event) => onChange({ reason: event.target.value as Disqualification | '' })}
          >
            <option value="">{texts.chooseReason}</option>
            {(rules?.disqualifications ?? DISQUALIFICATIONS).map((reason) => (
              <option key={reason} value={reason}>
                {DISQUALIFICATION_LABELS[reason]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {rules?.further === 'longer' ? null : (
        <FormField label={texts.reached} hint={texts.reachedHint} error={errors.reached?.join(' ')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={typed.reached}
              onChange={(event) => onChange({ reached: event.target.value })}
            />
          )}
        </FormField>
      )}
    </Box>
  );
}
