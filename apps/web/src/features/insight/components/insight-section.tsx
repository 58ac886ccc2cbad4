// A figure's frame: its title or question, what it counts, and what can be done with it.
import { Box, chakra } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '@web/components/button';
import { insightTexts as texts } from '../texts';

interface InsightSectionProps {
  id?: string;
  title: string;
  lead?: string;
  definition: string;
  isWide?: boolean;
  isPaper?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

export function InsightSection({
  id,
  title,
  lead,
  definition,
  isWide,
  isPaper,
  action,
  children,
}: InsightSectionProps) {
  const [isTold, setTold] = useState(false);
  const definitionId = useId();
  return (
    <chakra.section
      id={id}
      aria-label={title}
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      p={{ base: '3', md: '4.5' }}
      minW="0"
      gridColumn={isWide ? { xl: '1 / -1' } : undefined}
      scrollMarginTop="4"
    >
      <Box display="flex" alignItems="start" gap={{ base: '1', md: '2' }} mb="2">
        <Box flex="1" minW="0">
          <chakra.h2 textStyle="title.section">{title}</chakra.h2>
          {lead ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {lead}
            </chakra.p>
          ) : null}
        </Box>
        {isPaper ? null : (
          <IconButton
            label={texts.what(title)}
            title={definition}
            size="sm"
            aria-expanded={isTold}
            aria-controls={definitionId}
            onClick={() => setTold(!isTold)}
          >
            <Info aria-hidden="true" />
          </IconButton>
        )}
        {action}
      </Box>
      <chakra.p id={definitionId} hidden={!isTold} textStyle="sm" color="fg.muted" mb="3" maxW="prose">
        {definition}
      </chakra.p>
      {children}
    </chakra.section>
  );
}
