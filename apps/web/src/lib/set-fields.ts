// Sets several fields of a form by hand, as typed: of choices and fields that stand for one value together.
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

export const setFields =
  <V extends FieldValues>(form: UseFormReturn<V>) =>
  (changed: Partial<V>): void => {
    for (const [field, value] of Object.entries(changed)) {
      form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    }
  };
