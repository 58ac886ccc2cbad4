// Search and filters of a list of the office: one row at a desk; on a phone the search, and the filters in a sheet.
import { Box } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { Children, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAddress } from '../lib/address';
import { useIsWide } from '../lib/use-is-wide';
import { TOURNAMENT } from '../site/tournament-context';
import { Button } from './button';
import { Dialog } from './dialog';
import { FilterRow, SearchField } from './list-filters';
import { listTexts as texts } from './list-texts';
import { SavedFilters } from './saved-filters';

interface FiltersProps {
  /** Said in the search field; left out where nothing is searched. */
  search?: string;
  /** Of two rows of filters on one page. */
  label?: string;
  /** Nothing is shown before one of them is chosen: on a phone too they stand on the page. */
  areNeeded?: boolean;
  children?: ReactNode;
}

/** Not filters: where one is in the list, what is looked for, and the tournament that all pages are about. */
const BESIDES: readonly string[] = ['page', 'search', TOURNAMENT];

/** On a phone the search has a line of its own: beside two buttons its hint was cut after the first word. */
const ABOVE_BUTTONS = { '& :has(> input[type=search])': { flexBasis: '100%' } };

/** Each filter with its name above it. */
const UNDER_EACH_OTHER = {
  '& [data-filter]': { mt: '6', maxW: '100%' },
  '& [data-filter]::before': {
    content: 'attr(data-filter)',
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 'calc(100% + 0.375rem)',
    textStyle: 'label',
  },
  '& select': { w: '100%', maxW: '100%' },
};

function useActive(): string[] {
  const [params] = useSearchParams();
  return [...new Set(params.keys())].filter((name) => !BESIDES.includes(name));
}

export function Filters({ search, label, areNeeded = false, children }: FiltersProps) {
  const { pathname } = useLocation();
  const isWide = useIsWide();
  const areOnPage = isWide || areNeeded;
  const hasFilters = Children.toArray(children).length > 0;
  return (
    <Box mb="4" css={hasFilters && !areOnPage ? ABOVE_BUTTONS : undefined}>
      <FilterRow label={label}>
        {search ? <SearchField placeholder={search} /> : null}
        {hasFilters ? (
          <>
            {areOnPage ? children : <InSheet>{children}</InSheet>}
            <SavedFilters path={pathname} />
          </>
        ) : null}
      </FilterRow>
    </Box>
  );
}

function InSheet({ children }: { children: ReactNode }) {
  const address = useAddress();
  const active = useActive();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        onClick={() => setOpen(true)}
        flex="0 0 auto"
        borderColor={active.length > 0 ? 'marun.fg' : undefined}
      >
        <SlidersHorizontal aria-hidden="true" />
        {texts.filter(active.length)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.filterTitle}
        footer={
          <>
            {active.length > 0 ? (
              <Button onClick={() => address.set(Object.fromEntries(active.map((name) => [name, null])))}>
                {texts.clearFilters}
              </Button>
            ) : null}
            <Button variant="solid" onClick={() => setOpen(false)}>
              {texts.showFound}
            </Button>
          </>
        }
      >
        <Box display="grid" gap="4" css={UNDER_EACH_OTHER}>
          {children}
        </Box>
      </Dialog>
    </>
  );
}
