// The one form of what runs beside the match: a large figure, what it is, what happens at its end, and its buttons.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Corner } from '@gelanggang/domain/words/corners';
import { CornerMark } from '@web/components/corner-mark';

/** In a column beside the corners, as on a phone, the figure stands above its buttons. */
const BESIDE = '@container (min-width: 34rem)';

interface TimePanelProps {
  title: string;
  corner?: Corner;
  figure: string;
  /** Below the figure. */
  note: string;
  /** 0 to 1 of the time that has gone; left out where there is none to show. */
  gone?: number;
  children: ReactNode;
  buttons: ReactNode;
}

export function TimePanel({ title, corner, figure, note, gone, children, buttons }: TimePanelProps) {
  return (
    <chakra.section
      aria-label={title}
      containerType="inline-size"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      rounded="md"
    >
      <Box display="grid" css={{ [BESIDE]: { gridTemplateColumns: '190px 1fr' } }}>
        <Box
          p={{ base: '3', sm: '4' }}
          display="flex"
          alignItems="center"
          alignContent="center"
          columnGap="3"
          css={{ [BESIDE]: { display: 'grid', borderInlineEndWidth: '1px' } }}
        >
          <chakra.h3 fontWeight="semibold" display="flex" alignItems="center" gap="2" lineHeight="1.2">
            {corner ? <CornerMark corner={corner} isBesideWord /> : null}
            {title}
          </chakra.h3>
          <chakra.p
            role="timer"
            textStyle="display.figure"
            fontSize="48px"
            lineHeight="1"
            ms="auto"
            css={{ [BESIDE]: { fontSize: '84px', marginInlineStart: '0' } }}
          >
            {figure}
          </chakra.p>
          <chakra.p fontSize="sm" color="fg.muted" display="none" css={{ [BESIDE]: { display: 'block' } }}>
            {note}
          </chakra.p>
        </Box>
        <Box p={{ base: '3', sm: '4' }} display="flex" flexDirection="column" gap="2" minW="0">
          {gone === undefined ? null : (
            <Box h="12px" bg="bg.muted" rounded="xs" overflow="hidden" aria-hidden="true">
              <Box h="100%" bg="fg" w={`${Math.min(100, 100 * gone)}%`} />
            </Box>
          )}
          <Box flex="1" lineHeight="1.4">
            {children}
          </Box>
          <Box
            display="flex"
            flexWrap="wrap"
            gap="2"
            css={{ '& > button': { flex: '1 1 9rem', minHeight: '56px', whiteSpace: 'normal' } }}
          >
            {buttons}
          </Box>
        </Box>
      </Box>
    </chakra.section>
  );
}
