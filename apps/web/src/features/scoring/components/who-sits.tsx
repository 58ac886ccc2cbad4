// Who sits at this panel: asked once before a match, where the tournament has a list of its officials.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PanelOfficials } from '@gelanggang/contract/official-duties';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Input } from '@web/components/form-controls';
import { useTakePanel } from '../panel-officials.api';
import { scoringTexts as texts } from '../texts';

interface WhoSitsProps {
  seatName: string;
  officials: PanelOfficials['officials'];
  onSkip(): void;
}

/** More than these are found by typing. */
const FEW = 12;

export function WhoSits({ seatName, officials, onSkip }: WhoSitsProps) {
  const [query, setQuery] = useState('');
  const take = useTakePanel();
  const wanted = query.trim().toLocaleLowerCase('id');
  const onDuty = officials.filter((one) => one.is_on_duty);
  const found =
    wanted === ''
      ? (onDuty.length > 0 ? onDuty : officials).slice(0, FEW)
      : officials.filter((one) => one.name.toLocaleLowerCase('id').includes(wanted)).slice(0, FEW);
  return (
    <Box as="main" maxW="30rem" mx="auto" p="4">
      <chakra.h1 textStyle="title.page">{texts.whoSits(seatName)}</chakra.h1>
      <chakra.p color="fg.muted" mt="1" mb="3">
        {texts.whoSitsWhy}
      </chakra.p>
      <Input
        type="search"
        aria-label={texts.findName}
        placeholder={texts.findName}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <chakra.ul display="grid" gap="2" mt="3">
        {found.map((one) => (
          <li key={one.id}>
            <Button w="100%" size="lg" disabled={take.isPending} onClick={() => take.mutate({ official_id: one.id })}>
              {shownName(one.name)}
            </Button>
          </li>
        ))}
      </chakra.ul>
      <Button mt="4" w="100%" variant="plain" onClick={onSkip}>
        {texts.withoutName}
      </Button>
    </Box>
  );
}
