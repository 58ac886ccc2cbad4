// A time of day in 24 hours, HH:MM, whatever the language of the browser: its own time field would say AM and PM.
import type { ComponentProps } from 'react';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { tidyTime } from '../lib/tidy-time';
import { FormField, Input } from './form-field';

type TimeInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  value: string;
  /** What is typed, letter by letter; put in order ('730' → '07:30') when the field is left. */
  onTime(time: string): void;
};

export function TimeInput({ value, onTime, onBlur, ...rest }: TimeInputProps) {
  const tidy = () => {
    const time = tidyTime(value);
    if (time !== value) onTime(time);
  };
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="--:--"
      css={{ fontVariantNumeric: 'tabular-nums' }}
      value={value}
      // a full field takes no more letters: what is typed replaces it
      onFocus={(event) => event.target.select()}
      onChange={(event) => onTime(event.target.value)}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
      onKeyDown={(event) => event.key === 'Enter' && tidy()}
    />
  );
}

interface TimeFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: Path<V>;
  label: string;
  isOptional?: boolean;
}

/** A time of a react-hook-form form. */
export function TimeField<V extends FieldValues>({ form, name, label, isOptional }: TimeFieldProps<V>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <FormField label={label} isOptional={isOptional} error={fieldState.error?.message}>
      {(bound) => (
        <TimeInput
          {...bound}
          ref={field.ref}
          name={field.name}
          value={String(field.value ?? '')}
          onTime={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}
