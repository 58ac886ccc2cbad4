// A field for a password: what is typed with a thumb is looked at before it is sent.
import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { IconButton } from './button';
import { FormField, Input } from './form-field';
import { passwordTexts as texts } from './password-texts';

interface PasswordFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { form, name, label, hint, ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  const { error } = form.getFieldState(name, form.formState);
  return (
    <FormField label={label} hint={hint} error={error ? (error.message ?? '') : undefined}>
      {(bound) => (
        <Box position="relative">
          <Input {...rest} {...bound} {...form.register(name)} type={isShown ? 'text' : 'password'} pe="12" />
          <IconButton
            label={isShown ? texts.hide : texts.show}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            position="absolute"
            right="0"
            top="0"
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </Box>
      )}
    </FormField>
  );
}
