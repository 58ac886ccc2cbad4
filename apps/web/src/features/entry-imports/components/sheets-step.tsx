// Which sheets of the file are taken, and which of their rows are the header: proposed, changed by a click.
import { NO_LINE } from '@gelanggang/domain/entry-list/sheet-rows';
import { Box, chakra } from '@chakra-ui/react';
import { Button } from '@web/components/button';
import { Tick } from '@web/components/table-selection';
import { formatNumber } from '@web/lib/formats';
import { athletesOf, chooseSheet, clickHeader, type ListState } from '../list-state';
import { importTexts as texts } from '../texts';

interface SheetsStepProps {
  list: ListState;
  onList(list: ListState): void;
  onNext(): void;
}

/** Rows of a sheet that are shown: titles, header and the first athletes. */
const SHOWN = 14;
const SHOWN_COLUMNS = 12;

export function SheetsStep({ list, onList, onNext }: SheetsStepProps) {
  const chosen = list.states.filter(({ isChosen }) => isChosen).length;
  return (
    <Box mt="4" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p color="fg.muted">{texts.sheetsLead}</chakra.p>
      {list.sheets.map((sheet, at) => (
        <SheetCard key={sheet.name} list={list} at={at} onList={onList} />
      ))}
      <Box>
        <Button variant="solid" disabled={chosen === 0} onClick={onNext}>
          {texts.toColumns}
        </Button>
      </Box>
    </Box>
  );
}

function SheetCard({ list, at, onList }: { list: ListState; at: number; onList(list: ListState): void }) {
  const [sheet, state] = [list.sheets[at], list.states[at]];
  if (!sheet || !state) return null;
  const athletes = athletesOf(list, at);
  const { headerLines } = state.plan;
  const found = headerLines.includes(NO_LINE) ? texts.headerOfLines : texts.headerFound(headerLines.join(', '));
  const width = Math.min(SHOWN_COLUMNS, Math.max(...sheet.rows.slice(0, SHOWN).map(({ cells }) => cells.length), 1));
  return (
    <Box bg="bg.panel" borderWidth="1px" borderColor="border" rounded="md" p="3" minW="0">
      <chakra.label display="flex" alignItems="center" gap="3" minH="44px" cursor="pointer">
        <Tick
          type="checkbox"
          checked={state.isChosen}
          onChange={(event) => onList(chooseSheet(list, at, event.target.checked))}
        />
        <chakra.span fontWeight="semibold" minW="0" overflowWrap="anywhere">
          {sheet.name || list.fileName}
        </chakra.span>
        <chakra.span textStyle="sm" color={athletes > 0 ? 'fg.muted' : 'fg.subtle'} ms="auto" textAlign="end">
          {athletes > 0 ? texts.athletesFound(formatNumber(athletes)) : texts.noAthletes}
          {sheet.isHidden ? ` · ${texts.hiddenSheet}` : ''}
        </chakra.span>
      </chakra.label>
      {state.isChosen || athletes === 0 ? (
        <>
          <chakra.p textStyle="sm" color={headerLines.length > 0 ? 'fg.muted' : 'fg.error'} mt="1">
            {headerLines.length > 0 ? found : texts.headerMissing}
          </chakra.p>
          <Box overflowX="auto" mt="2" tabIndex={0} role="group" aria-label={texts.rowsOf(sheet.name || list.fileName)}>
            <chakra.table fontSize="sm" borderCollapse="collapse" minW="100%">
              <tbody>
                {sheet.rows.slice(0, SHOWN).map((row) => {
                  const isHeader = headerLines.includes(row.line);
                  return (
                    <chakra.tr
                      key={row.line}
                      bg={isHeader ? 'bg.inverted' : undefined}
                      color={isHeader ? 'fg.inverted' : undefined}
                      borderBottomWidth="1px"
                      borderColor="border"
                    >
                      <chakra.td p="0" position="sticky" insetStart="0" bg={isHeader ? 'bg.inverted' : 'bg.panel'}>
                        <chakra.button
                          type="button"
                          aria-pressed={isHeader}
                          aria-label={texts.headerAt(row.line)}
                          onClick={() => onList(clickHeader(list, at, row.line))}
                          minH={{ base: '44px', md: '34px' }}
                          px="2.5"
                          cursor="pointer"
                          whiteSpace="nowrap"
                          fontWeight={isHeader ? 'semibold' : 'normal'}
                          textAlign="start"
                          w="100%"
                        >
                          {row.line === NO_LINE ? '–' : row.line}
                          {isHeader ? ` ${texts.header}` : ''}
                        </chakra.button>
                      </chakra.td>
                      {Array.from({ length: width }, (_, column) => (
                        <chakra.td key={column} px="2" py="1" maxW="14rem" truncate>
                          {row.cells[column] ?? ''}
                        </chakra.td>
                      ))}
                    </chakra.tr>
                  );
                })}
              </tbody>
            </chakra.table>
          </Box>
          {sheet.rows.length > SHOWN ? (
            <chakra.p textStyle="sm" color="fg.subtle" mt="2">
              {texts.moreRows(formatNumber(sheet.rows.length - SHOWN))}
            </chakra.p>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}
