// One field of a form: label above, the control, its hint, and the server's or the form's text of what is wrong.
import { Box, chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useController, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { digitsOf, grouped } from '@gelanggang/domain/words/rupiah';
import { texts } from '../site/texts';
import { Input, Select, Textarea } from './form-controls';

export { Input, Select, Textarea };

/** What the control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

interface FormFieldProps {
  label: string;
  error?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  children(props: ControlProps): ReactNode;
}

export function FormField({ label, error, hint, isOptional = false, children }: FormFieldProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1.5" alignContent="start">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
        {isOptional ? (
          <chakra.span color="fg.subtle" fontWeight="normal">
            {' '}
            ({texts.form.optional})
          </chakra.span>
        ) : null}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
        'aria-required': !isOptional,
      })}
      {error ? (
        <chakra.p id={`${id}-error`} textStyle="sm" color="fg.error" fontWeight="medium">
          {error}
        </chakra.p>
      ) : null}
      {hint ? (
        <chakra.p id={`${id}-hint`} textStyle="sm" color="fg.subtle">
          {hint}
        </chakra.p>
      ) : null}
    </Box>
  );
}

interface BoundFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
}

function errorOf<Values extends FieldValues>(form: UseFormReturn<Values>, name: Path<Values>): string | undefined {
  const error = form.getFieldState(name, form.formState).error;
  return error ? (error.message ?? '') : undefined;
}

type InputFieldProps<V extends FieldValues> = BoundFieldProps<V> & Omit<ComponentProps<typeof Input>, 'form' | 'name'>;

/** A text, number, date or time field of a react-hook-form form. */
export function InputField<V extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional,
  ...rest
}: InputFieldProps<V>) {
  return (
    <FormField label={label} hint={hint} isOptional={isOptional} error={errorOf(form, name)}>
      {(props) => <Input {...rest} {...props} {...form.register(name)} />}
    </FormField>
  );
}

/** Only digits count, shown with Indonesian thousands grouping (spec 2 §5). */
export function RupiahField<V extends FieldValues>({ form, name, label, hint, isOptional }: BoundFieldProps<V>) {
  const registered = form.register(name, {
    onChange: (event: { target: HTMLInputElement }) => {
      const digits = digitsOf(event.target.value);
      const text = digits === null ? '' : grouped(digits);
      event.target.value = text;
      form.setValue(name, text as PathValue<V, Path<V>>, { shouldDirty: true });
    },
  });
  return (
    <FormField label={label} hint={hint} isOptional={isOptional} error={errorOf(form, name)}>
      {(props) => <Input {...props} {...registered} inputMode="numeric" maxLength={15} />}
    </FormField>
  );
}

type TextareaFieldProps<V extends FieldValues> = BoundFieldProps<V> &
  Omit<ComponentProps<typeof Textarea>, 'form' | 'name'>;

export function TextareaField<V extends FieldValues>(props: TextareaFieldProps<V>) {
  const { form, name, label, hint, isOptional, ...rest } = props;
  return (
    <FormField label={label} hint={hint} isOptional={isOptional} error={errorOf(form, name)}>
      {(bound) => <Textarea {...rest} {...bound} {...form.register(name)} />}
    </FormField>
  );
}

interface Choice {
  value: string | number;
  label: string;
  /** Shown, and not to be chosen now. */
  disabled?: boolean;
}

type SelectFieldProps<V extends FieldValues> = BoundFieldProps<V> & {
  options: readonly Choice[];
  placeholder?: string;
  disabled?: boolean;
  onChosen?(value: string): void;
};

export function SelectField<V extends FieldValues>(props: SelectFieldProps<V>) {
  const { form, name, label, hint, isOptional, options, placeholder = texts.form.choose, disabled, onChosen } = props;
  // controlled: what is chosen shows even where its options come later
  const { field } = useController({ control: form.control, name });
  const chosen = String(field.value ?? '');
  // of a value that is not offered React would show the first option, as if that had been chosen
  const shown = options.some(({ value }) => String(value) === chosen) ? chosen : '';
  return (
    <FormField label={label} hint={hint} isOptional={isOptional} error={errorOf(form, name)}>
      {(bound) => (
        <Select
          {...bound}
          {...field}
          value={shown}
          disabled={disabled}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.target.value);
          }}
        >
          <option value="" disabled={!isOptional}>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/**
 * Several short fields in a row: their controls stand in one line also where a label takes two, and what is said under
 * them begins in one line too. Label, control, error and hint are rows of the grid itself; those that are empty have no
 * height, and their gaps are what stands between two rows of fields.
 */
export const FieldRows = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1.5',
    '& > *': { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
    '& > * > label': { alignSelf: 'end' },
  },
});

/** One column to 640 px, then two (look-and-feel, "Forms"). */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      maxW="form"
    >
      {children}
    </Box>
  );
}
