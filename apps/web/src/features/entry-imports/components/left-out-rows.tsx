// Rows of the sheets that are no athletes, each with its kind; and rows that somebody dropped. Any of them can be taken back.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { type LeftOut, type ListRow, placeKeyOf } from '@gelanggang/domain/entry-list/list-rows';
import { LEFT_OUT_LABELS, type LeftOutKind } from '@gelanggang/domain/entry-list/sheet-layout';
import { Button } from '@web/components/button';
import { formatNumber } from '@web/lib/formats';
import { dropRow, type ListState, takeAsAthlete, takeAsAthletes } from '../list-state';
import { importTexts as texts } from '../texts';

interface LeftOutRowsProps {
  list: ListState;
  leftOut: readonly LeftOut[];
  dropped: readonly ListRow[];
  onList(list: ListState): void;
}

const KINDS = Object.keys(LEFT_OUT_LABELS) as LeftOutKind[];

/** Of these somebody has to say whether they count. */
const TO_DECIDE: readonly LeftOutKind[] = ['hidden', 'reserve', 'withdrawn', 'struck', 'shifted', 'unclear'];

export function LeftOutRows({ list, leftOut, dropped, onList }: LeftOutRowsProps) {
  const hidden = leftOut.filter(({ kind }) => kind === 'hidden');
  const isUnclear = leftOut.some(({ kind }) => TO_DECIDE.includes(kind));
  const [isAsked, setIsAsked] = useState(false);
  if (leftOut.length + dropped.length === 0) return null;
  const isShown = isAsked || isUnclear;
  const sum = KINDS.map((kind) => ({ kind, count: leftOut.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${LEFT_OUT_LABELS[kind]} ${formatNumber(count)}`);
  if (dropped.length > 0) sum.push(`${texts.droppedKind} ${formatNumber(dropped.length)}`);
  return (
    <Box textStyle="sm" color="fg.muted" mt="1">
      <chakra.p overflowWrap="anywhere">
        {texts.leftOutKinds(sum.join(', '))}{' '}
        {isUnclear ? null : (
          <Button variant="plain" size="sm" px="1" aria-expanded={isShown} onClick={() => setIsAsked(!isAsked)}>
            {isShown ? texts.hide : texts.show}
          </Button>
        )}
      </chakra.p>
      {hidden.length > 1 ? (
        <Button size="sm" my="1" onClick={() => onList(takeAsAthletes(list, hidden))}>
          {texts.takeHidden(formatNumber(hidden.length))}
        </Button>
      ) : null}
      {isShown ? (
        <chakra.ul mt="2" borderTopWidth="1px" borderColor="border" maxH="24rem" overflowY="auto" tabIndex={0}>
          {leftOut.map(({ sheet, line, kind, text }) => (
            <Line key={`${sheet} ${line}`} place={texts.place(sheet, line)} kind={LEFT_OUT_LABELS[kind]} text={text}>
              {kind === 'header' ? null : (
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={texts.isAthleteAt(line)}
                  onClick={() => onList(takeAsAthlete(list, sheet, line))}
                >
                  {texts.isAthlete}
                </Button>
              )}
            </Line>
          ))}
          {dropped.map((row) => (
            <Line
              key={placeKeyOf(row)}
              place={texts.place(row.sheet ?? '', row.line)}
              kind={texts.droppedKind}
              text={row.cells.name}
            >
              <Button variant="plain" size="sm" onClick={() => onList(dropRow(list, row, false))}>
                {texts.takeBack}
              </Button>
            </Line>
          ))}
        </chakra.ul>
      ) : null}
    </Box>
  );
}

function Line(props: { place: string; kind: string; text: string; children: React.ReactNode }) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      columnGap="3"
      py="1.5"
      borderBottomWidth="1px"
      borderColor="border"
      minH="44px"
    >
      <chakra.span fontWeight="semibold" flex="none">
        {props.place}
      </chakra.span>
      <chakra.span flex="none">{props.kind}</chakra.span>
      <chakra.span color="fg" flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        {props.text}
      </chakra.span>
      {props.children}
    </chakra.li>
  );
}
