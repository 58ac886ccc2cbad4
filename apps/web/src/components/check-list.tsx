// Several of a few: tick boxes in a group, with the group's label and the text of what is wrong.
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Tick } from './table-selection';

interface CheckListProps<Value extends string | number> {
  label: string;
  /** It stands above already; those who cannot see still hear it. */
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: string; hint?: string }[];
  chosen: readonly Value[];
  onChange(chosen: Value[]): void;
  error?: string;
  /** Columns from the width of a tablet on. */
  columns?: number;
}

export function CheckList<Value extends string | number>(props: CheckListProps<Value>) {
  const { label, isLabelHidden = false, options, chosen, onChange, error, columns = 1 } = props;
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={error ? errorId : undefined} minW="0">
      <chakra.legend textStyle="label" mb="1.5" srOnly={isLabelHidden}>
        {label}
      </chakra.legend>
      <chakra.div display="grid" columnGap="4" gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, 1fr)` }}>
        {options.map((option) => (
          <chakra.label
            key={option.value}
            display="flex"
            alignItems="center"
            gap="2.5"
            minH={{ base: '44px', md: '36px' }}
            cursor="pointer"
          >
            <Tick
              type="checkbox"
              checked={chosen.includes(option.value)}
              aria-invalid={error !== undefined}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value),
                )
              }
            />
            <chakra.span>
              {option.label}
              {option.hint ? (
                <chakra.span display="block" textStyle="sm" color="fg.subtle">
                  {option.hint}
                </chakra.span>
              ) : null}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
      {error ? (
        <chakra.p id={errorId} textStyle="sm" color="fg.error" fontWeight="medium" mt="1">
          {error}
        </chakra.p>
      ) : null}
    </chakra.fieldset>
  );
}
