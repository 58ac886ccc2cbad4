// A part of the desk of screens that is about one tournament, chosen where there is more than one.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormField, Select } from '@web/components/form-field';

interface TournamentSectionProps {
  texts: { title: string; lead: string; tournament: string };
  tournaments: readonly { id: number; name: string }[];
  chosen: number;
  onChoose(id: number): void;
  children: ReactNode;
}

export function TournamentSection({ texts, tournaments, chosen, onChoose, children }: TournamentSectionProps) {
  return (
    <chakra.section mt="10" aria-label={texts.title}>
      <chakra.h2 textStyle="title.section" borderTopWidth="2px" borderColor="fg" pt="3">
        {texts.title}
      </chakra.h2>
      <chakra.p color="fg.muted" textStyle="sm" maxW="prose">
        {texts.lead}
      </chakra.p>
      {tournaments.length > 1 ? (
        <Box maxW="26rem" mt="4">
          <FormField label={texts.tournament}>
            {(props) => (
              <Select {...props} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
                {tournaments.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Box>
      ) : null}
      {children}
    </chakra.section>
  );
}
