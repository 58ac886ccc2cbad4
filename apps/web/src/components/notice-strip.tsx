// A strip across the page that says what holds for all of it: an icon, and words beside it.
import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface NoticeStripProps extends ComponentProps<typeof Box> {
  icon: LucideIcon;
}

/** What else is given is of the line inside: as wide as the page's own lines. */
export function NoticeStrip({ icon: Icon, children, ...line }: NoticeStripProps) {
  return (
    <Box role="status" bg="status.warn.subtle" color="status.warn.fg" borderBottomWidth="1px" data-print-hidden>
      <Box px={{ base: '4', md: '6' }} py="2" display="flex" columnGap="3" textStyle="sm" {...line}>
        <chakra.span flexShrink={0} pt="0.5">
          <Icon size={18} aria-hidden="true" />
        </chakra.span>
        <Box flex="1" minW="0" overflowWrap="anywhere">
          {children}
        </Box>
      </Box>
    </Box>
  );
}
