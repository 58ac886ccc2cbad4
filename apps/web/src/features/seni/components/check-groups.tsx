// Groups of tick boxes, each with one for all of them; what is left out lives in the address (spec 2 §2, "Seni list").
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { Tick } from '@web/components/table-selection';
import { useAddress } from '@web/lib/address';
import { seniTexts as texts } from '../texts';

export interface CheckGroup {
  /** In the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

const NOTHING = '-';

/** The values that are ticked; without a word in the address, all of them. */
export function useChecked(): (group: CheckGroup) => Set<string> {
  const address = useAddress();
  return ({ name, options }) => {
    const stored = address.get(name);
    if (stored === '') return new Set(options.map((option) => option.value));
    return new Set(stored === NOTHING ? [] : stored.split('~'));
  };
}

export function CheckGroups({ groups }: { groups: readonly CheckGroup[] }) {
  return (
    <chakra.details
      bg="bg.panel"
      rounded="md"
      borderWidth="1px"
      borderColor="border"
      mb="4"
      css={{
        '& > summary': { cursor: 'pointer', listStyle: 'none' },
        '& > summary::-webkit-details-marker': { display: 'none' },
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <chakra.summary
        px="4"
        minH="44px"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        fontWeight="semibold"
        textStyle="sm"
      >
        {texts.filters}
        <ChevronDown size={18} aria-hidden="true" />
      </chakra.summary>
      <Box
        display="grid"
        gap="4"
        px="4"
        pb="4"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {groups.map((group) => (
          <CheckSet key={group.name} group={group} />
        ))}
      </Box>
    </chakra.details>
  );
}

function CheckSet({ group }: { group: CheckGroup }) {
  const address = useAddress();
  const checked = useChecked()(group);
  const all = group.options.map((option) => option.value);
  const chosen = all.filter((value) => checked.has(value));
  const write = (values: readonly string[]) =>
    address.set({
      [group.name]: values.length === all.length ? null : values.length === 0 ? NOTHING : values.join('~'),
    });
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1">
        {group.label}
      </chakra.legend>
      <CheckRow
        label={texts.all}
        isChecked={chosen.length === all.length}
        isMixed={chosen.length > 0 && chosen.length < all.length}
        onChange={(isAll) => write(isAll ? all : [])}
      />
      {group.options.map((option) => (
        <CheckRow
          key={option.value}
          label={option.label}
          isChecked={checked.has(option.value)}
          onChange={(isOn) => write(all.filter((value) => (value === option.value ? isOn : checked.has(value))))}
        />
      ))}
    </chakra.fieldset>
  );
}

interface CheckRowProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange(isOn: boolean): void;
}

function CheckRow({ label, isChecked, isMixed = false, onChange }: CheckRowProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="2.5" minH={{ base: '44px', md: '32px' }} cursor="pointer">
      <Tick
        type="checkbox"
        checked={isChecked}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </chakra.label>
  );
}
