// Pages of a list: first, last, up to two neighbours on each side, ellipses (spec 2 §2, "Team member list").
import { Box, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageTexts } from './pagination-texts';
import { grouped } from '@gelanggang/domain/words/rupiah';
import { pagesAround } from './pages-around';

const Step = chakra('button', {
  base: {
    minW: { base: '44px', md: '36px' },
    minH: { base: '44px', md: '36px' },
    px: '1.5',
    display: 'inline-grid',
    placeItems: 'center',
    rounded: 'md',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _disabled: { color: 'fg.subtle', opacity: 0.5, cursor: 'not-allowed', bg: 'transparent' },
    '&[aria-current=page]': { bg: 'bg.inverted', color: 'fg.inverted', fontWeight: 'semibold' },
  },
});

interface PaginationProps {
  page: number;
  lastPage: number;
  total: number;
  perPage: number;
  onPage(page: number): void;
  /** Beside the range. */
  children?: ReactNode;
}

export function Pagination({ page, lastPage, total, perPage, onPage, children }: PaginationProps) {
  if (total === 0) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="2" pt="3">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" textStyle="sm" color="fg.muted">
        {pageTexts.range(from, Math.min(total, from + perPage - 1), grouped(total))}
        {children}
      </Box>
      {lastPage > 1 ? (
        <chakra.nav aria-label={pageTexts.pages} display="flex" flexWrap="wrap" alignItems="center" gap="1">
          <Step type="button" aria-label={pageTexts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={18} aria-hidden="true" />
          </Step>
          {pagesAround(page, lastPage).map((one, index) =>
            one === null ? (
              <chakra.span key={`gap-${index}`} px="1" color="fg.subtle" aria-hidden="true">
                …
              </chakra.span>
            ) : (
              <Step
                key={one}
                type="button"
                display={{
                  base: one === page || one === 1 || one === lastPage ? 'inline-grid' : 'none',
                  sm: 'inline-grid',
                }}
                aria-label={pageTexts.page(one)}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onPage(one)}
              >
                {grouped(one)}
              </Step>
            ),
          )}
          <Step type="button" aria-label={pageTexts.next} disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
            <ChevronRight size={18} aria-hidden="true" />
          </Step>
        </chakra.nav>
      ) : null}
    </Box>
  );
}
