// What a list would bring: how its rows are read, what is new, and each row that is at fault or wants a look.
import { Box, chakra } from '@chakra-ui/react';
import type { PastListPreview } from '@gelanggang/contract/past-events';
import type { PastFault } from '@gelanggang/domain/past-events/past-results';
import { Button } from '@web/components/button';
import { contingentText, eventTitle, namesText, placeText } from '../result-words';
import { pastListTexts as texts } from '../texts';

interface PastPreviewProps {
  preview: PastListPreview;
  isBusy: boolean;
  onTake(): void;
  onForget(): void;
}

export function PastPreview({ preview, isBusy, onTake, onForget }: PastPreviewProps) {
  const { counts, shown, faults, notes, medals, mapping_fault: fault } = preview;
  const wanted = counts.added + counts.changed;
  if (fault) return null;
  return (
    <>
      {counts.results === 0 ? (
        <chakra.p fontWeight="medium">{texts.nothingRead}</chakra.p>
      ) : (
        <chakra.section aria-label={texts.shown}>
          <chakra.h2 textStyle="title.section">{texts.shown}</chakra.h2>
          <chakra.ol listStyleType="none" mt="2">
            {shown.map((row, at) => (
              <chakra.li
                key={at}
                display="grid"
                gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '2fr 2fr 2fr auto' }}
                columnGap="4"
                borderTopWidth="1px"
                py="2"
                textStyle="sm"
              >
                <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                  {namesText(row.names)}
                </chakra.span>
                <chakra.span color="fg.muted" gridColumn={{ base: '1', md: 'auto' }} overflowWrap="anywhere">
                  {contingentText(row)}
                </chakra.span>
                <chakra.span color="fg.muted" gridColumn={{ base: '1', md: 'auto' }} overflowWrap="anywhere">
                  {eventTitle(row)}
                </chakra.span>
                <chakra.span gridColumn={{ base: '2', md: 'auto' }} gridRow={{ base: '1', md: 'auto' }} textAlign="end">
                  {placeText(row.place)}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ol>
          {counts.results > shown.length ? (
            <chakra.p textStyle="sm" color="fg.muted" borderTopWidth="1px" pt="2">
              {texts.more(counts.results - shown.length)}
            </chakra.p>
          ) : null}
        </chakra.section>
      )}
      <Rows title={texts.faults(counts.faults)} hint={texts.faultsHint} rows={faults} total={counts.faults} isBad />
      <Rows title={texts.notes(counts.notes)} hint={texts.notesHint} rows={notes} total={counts.notes} />
      <Box>
        {counts.results > 0 ? (
          <chakra.p mb="3" role="status">
            <strong>
              {wanted === 0 ? texts.nothingNew : `${texts.counts(counts.added, counts.changed, counts.known)}.`}
            </strong>{' '}
            {texts.figures(medals)}
          </chakra.p>
        ) : null}
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button variant="solid" busy={isBusy} disabled={wanted === 0} onClick={onTake}>
            {texts.take(wanted)}
          </Button>
          <Button onClick={onForget} disabled={isBusy}>
            {texts.forget}
          </Button>
        </Box>
      </Box>
    </>
  );
}

interface RowsProps {
  title: string;
  hint: string;
  rows: readonly PastFault[];
  total: number;
  isBad?: boolean;
}

function Rows({ title, hint, rows, total, isBad = false }: RowsProps) {
  if (total === 0) return null;
  return (
    <chakra.section aria-label={title}>
      <chakra.h2 textStyle="title.section" color={isBad ? 'fg.error' : undefined}>
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted" textStyle="sm" mt="1" mb="2">
        {hint}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {rows.map((row, at) => (
          <chakra.li key={at} borderTopWidth="1px" py="2" textStyle="sm" overflowWrap="anywhere">
            <strong>{[texts.line(row.line), row.name].filter(Boolean).join(', ')}</strong> {row.text}
          </chakra.li>
        ))}
      </chakra.ul>
      {total > rows.length ? (
        <chakra.p textStyle="sm" color="fg.muted" borderTopWidth="1px" pt="2">
          {texts.others(total - rows.length)}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}
