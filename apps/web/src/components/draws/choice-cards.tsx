// A few choices with a line of explanation each, one of which is taken.
import { chakra } from '@chakra-ui/react';

interface ChoiceCardsProps<Value extends string | number> {
  label: string;
  name: string;
  choices: readonly { value: Value; label: string; hint: string }[];
  value: Value;
  onChoose(value: Value): void;
}

export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { label, name, choices, value, onChoose } = props;
  return (
    <chakra.fieldset display="grid" gap="2">
      <chakra.legend srOnly>{label}</chakra.legend>
      {choices.map((choice) => (
        <chakra.label
          key={choice.value}
          display="flex"
          gap="3"
          p="3"
          minH="touch"
          rounded="md"
          borderWidth="1px"
          borderColor={choice.value === value ? 'marun.fg' : 'border.control'}
          bg={choice.value === value ? 'marun.subtle' : undefined}
          cursor="pointer"
        >
          <chakra.input
            type="radio"
            name={name}
            accentColor="marun.solid"
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            <chakra.span display="block" fontWeight="semibold">
              {choice.label}
            </chakra.span>
            <chakra.span textStyle="sm" color="fg.muted">
              {choice.hint}
            </chakra.span>
          </span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
