// The team's officials who stand by at the scales: two at most, none needed.
import { Box } from '@chakra-ui/react';
import { FormField, Input } from '@web/components/form-field';
import { weighInTexts as texts } from '../texts';

interface OfficialFieldsProps {
  officials: readonly string[];
  onChange(officials: string[]): void;
}

export function OfficialFields({ officials, onChange }: OfficialFieldsProps) {
  const [first = '', second = ''] = officials;
  const both = [first, second];
  return (
    <Box role="group" aria-label={texts.officials} display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="4">
      {both.map((name, index) => (
        <FormField key={index} label={texts.official(index + 1)} isOptional>
          {(props) => (
            <Input
              {...props}
              value={name}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => onChange(both.map((one, place) => (place === index ? event.target.value : one)))}
            />
          )}
        </FormField>
      ))}
    </Box>
  );
}
