// A file of a tournament: the one to send, and a link to the one that stands.
import { chakra } from '@chakra-ui/react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FileInput } from '@web/components/file-input';
import { FormField } from '@web/components/form-field';
import { tournamentAdminTexts as texts } from '../texts';

interface UploadFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: Path<V>;
  label: string;
  hint: string;
  accept: string;
  /** Address of the file that stands. */
  current: string | null | undefined;
  isOptional: boolean;
}

export function UploadField<V extends FieldValues>(props: UploadFieldProps<V>) {
  const { form, name, label, hint, accept, current, isOptional } = props;
  const { error } = form.getFieldState(name, form.formState);
  return (
    <FormField
      label={label}
      isOptional={isOptional}
      error={error?.message}
      hint={
        <>
          {hint}{' '}
          {current ? (
            <chakra.a
              href={current}
              target="_blank"
              rel="noreferrer"
              color="marun.fg"
              fontWeight="semibold"
              aria-label={`${texts.viewFile}: ${label}`}
            >
              {texts.viewFile}
            </chakra.a>
          ) : null}
        </>
      }
    >
      {(bound) => <FileInput {...bound} {...form.register(name)} accept={accept} />}
    </FormField>
  );
}
