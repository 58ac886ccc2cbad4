// What the list would change of contingents and athletes that stand already: it stays, unless it is ticked.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { StandingChange } from '@gelanggang/contract/entry-columns';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Pagination } from '@web/components/pagination';
import { Tick } from '@web/components/table-selection';
import { formatNumber } from '@web/lib/formats';
import { importTexts as texts } from '../texts';

interface ChangesListProps {
  changes: readonly StandingChange[];
  ticked: readonly string[];
  disabled: boolean;
  onTicked(ticked: readonly string[]): void;
}

const PER_PAGE = 20;

export function ChangesList({ changes, ticked, disabled, onTicked }: ChangesListProps) {
  const [page, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(changes.length / PER_PAGE));
  const current = Math.min(page, lastPage);
  const isTicked = new Set(ticked);
  const count = changes.filter(({ key }) => isTicked.has(key)).length;
  return (
    <Box>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.changesLead(formatNumber(changes.length), formatNumber(count))}
      </chakra.p>
      <Button
        variant="plain"
        size="sm"
        px="0"
        disabled={disabled}
        onClick={() => onTicked(count === changes.length ? [] : changes.map(({ key }) => key))}
      >
        {count === changes.length ? texts.keepAll : texts.changeAll}
      </Button>
      <chakra.ul borderTopWidth="1px" borderColor="border">
        {changes.slice((current - 1) * PER_PAGE, current * PER_PAGE).map((change) => (
          <chakra.li key={change.key} borderBottomWidth="1px" borderColor="border">
            <chakra.label display="flex" gap="3" alignItems="flex-start" py="2.5" minH="44px" cursor="pointer">
              <Tick
                type="checkbox"
                mt="1"
                checked={isTicked.has(change.key)}
                disabled={disabled}
                onChange={(event) =>
                  onTicked(event.target.checked ? [...ticked, change.key] : ticked.filter((key) => key !== change.key))
                }
              />
              <chakra.span minW="0" overflowWrap="anywhere">
                <chakra.span display="block" fontWeight="semibold">
                  {change.who === change.contingent
                    ? shownName(change.who)
                    : `${shownName(change.who)}, ${shownName(change.contingent)}`}
                </chakra.span>
                <chakra.span display="block" textStyle="sm">
                  {change.what}: {change.standing || texts.nothing} → <b>{change.listed}</b>
                </chakra.span>
              </chakra.span>
            </chakra.label>
          </chakra.li>
        ))}
      </chakra.ul>
      <Pagination page={current} lastPage={lastPage} total={changes.length} perPage={PER_PAGE} onPage={setPage} />
    </Box>
  );
}
