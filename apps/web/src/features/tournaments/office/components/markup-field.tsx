// A field that holds markup; its editor is a script of its own, loaded with the form and with no public page.
import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormField } from '@web/components/form-field';

const MarkupEditor = lazy(() => import('./markup-editor'));

interface MarkupFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  /** Of the place that is kept for the text. */
  height: string;
  /** A few lines, which need no headings. */
  isShort?: boolean;
}

export function MarkupField<V extends FieldValues>({
  form,
  name,
  label,
  height,
  isShort = false,
}: MarkupFieldProps<V>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Box gridColumn="1 / -1">
      <FormField label={label} isOptional error={fieldState.error?.message}>
        {(props) => (
          <Suspense fallback={<Box minH={`calc(${height} + 3rem)`} borderWidth="1px" rounded="md" bg="bg.muted" />}>
            <MarkupEditor
              label={label}
              height={height}
              isShort={isShort}
              described={props}
              value={field.value as string}
              onChange={field.onChange}
              onBlur={field.onBlur}
              focusOf={field.ref}
            />
          </Suspense>
        )}
      </FormField>
    </Box>
  );
}
