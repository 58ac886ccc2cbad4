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
}

export function UploadField<V extends FieldValues>({ form, name, label, hint, accept, current }: UploadFieldProps<V>) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <FormField
      label={label}
      isOptional
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
      {(props) => <FileInput {...props} {...form.register(name)} accept={accept} />}
    </FormField>
  );
}
