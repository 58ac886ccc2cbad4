// Asks why, before something that the history keeps.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { FormField, Input } from './form-field';
import { reasonTexts } from './reason-texts';

interface ReasonDialogProps {
  title: string;
  question: string;
  name?: string;
  confirmText: string;
  label?: string;
  hint?: string;
  isOptional?: boolean;
  isDestructive?: boolean;
  busy: boolean;
  /** What the server answered to the last try. */
  failure?: string;
  children?: ReactNode;
  onConfirm(reason: string): void;
  onClose(): void;
}

export function ReasonDialog({
  label = reasonTexts.reason,
  hint = reasonTexts.reasonHint,
  isOptional = false,
  failure,
  children,
  ...props
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const isEmpty = reason.trim() === '' && !isOptional;
    setMissing(isEmpty);
    if (!isEmpty) props.onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...props} open isDestructive={props.isDestructive ?? false} onConfirm={confirm}>
      <Box color="fg" display="grid" gap="4">
        {children}
        <FormField
          label={label}
          isOptional={isOptional}
          hint={hint}
          error={isMissing ? reasonTexts.reasonMissing : undefined}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') confirm();
              }}
            />
          )}
        </FormField>
        {failure ? (
          <chakra.p role="alert" color="fg.error">
            {failure}
          </chakra.p>
        ) : null}
      </Box>
    </ConfirmDialog>
  );
}
