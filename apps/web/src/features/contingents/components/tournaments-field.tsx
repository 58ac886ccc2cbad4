// The tournaments of a contingent, several at once: those that it is in, and those that still take contingents.
import { Box, chakra } from '@chakra-ui/react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Tick } from '@web/components/table-selection';
import { contingentTexts as texts } from '../texts';
import type { ContingentValues } from './contingent-values';

interface Named {
  id: number;
  name: string;
}

interface TournamentsFieldProps {
  form: UseFormReturn<ContingentValues>;
  entered: readonly Named[];
  /** Those that take contingents, or did when the form was opened. */
  offered: readonly Named[];
  open: readonly Named[];
}

export function TournamentsField({ form, entered, offered: others, open }: TournamentsFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'tournament_ids' });
  const offered = [...entered, ...others.filter((one) => !entered.some(({ id }) => id === one.id))];
  const toggle = (id: number, isTicked: boolean) =>
    field.onChange(isTicked ? [...field.value, id] : field.value.filter((one) => one !== id));
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {texts.tournaments}
      </chakra.legend>
      {offered.length === 0 ? <chakra.p color="fg.muted">{texts.noneOpen}</chakra.p> : null}
      <Box display="grid" bg="bg.panel" borderWidth={offered.length > 0 ? '1px' : 0} rounded="md">
        {offered.map((one, index) => (
          <chakra.label
            key={one.id}
            display="flex"
            alignItems="center"
            gap="3"
            minH="44px"
            px="3"
            py="2"
            cursor="pointer"
            borderTopWidth={index === 0 ? 0 : '1px'}
          >
            <Tick
              type="checkbox"
              name={field.name}
              checked={field.value.includes(one.id)}
              onChange={(event) => toggle(one.id, event.target.checked)}
              onBlur={field.onBlur}
            />
            <span>
              {one.name}
              {open.some(({ id }) => id === one.id) ? null : (
                <chakra.span color="fg.subtle" textStyle="sm">
                  {' '}
                  ({texts.closed})
                </chakra.span>
              )}
            </span>
          </chakra.label>
        ))}
      </Box>
      {fieldState.error ? (
        <chakra.p role="alert" textStyle="sm" color="fg.error" fontWeight="medium" mt="1.5">
          {fieldState.error.message}
        </chakra.p>
      ) : null}
    </chakra.fieldset>
  );
}
