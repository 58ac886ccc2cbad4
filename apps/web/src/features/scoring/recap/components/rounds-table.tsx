// The sheet round by round, both corners beside each other: hits, pembinaan and penalties, counts, score (mock 11-lembar-nilai).
import { Box, chakra } from '@chakra-ui/react';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { FORMER_WORTHS } from '@gelanggang/domain/rules/tanding-rules';
import { HIT_KINDS, HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { type CornerOfRound, roundFigures, wholeFigures } from '@gelanggang/domain/scoring/round-figures';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { recapTexts as texts } from '../texts';
import { NarrowRounds } from './narrow-rounds';

const Cell = chakra('td', {
  base: { py: '1.5', px: '1', textAlign: 'center', fontVariantNumeric: 'tabular-nums', borderTopWidth: '1px' },
});
const Head = chakra('th', {
  base: { py: '1', px: '1', textAlign: 'center', fontSize: 'xs', fontWeight: 'semibold', lineHeight: '1.2' },
});

/** All columns fit, the desk's too. */
const IN_ROOM = '@container (min-width: 34rem)';

interface RoundsTableProps {
  title?: string;
  sheet: ScoreSheet;
}

export function RoundsTable({ title = texts.rounds, sheet }: RoundsTableProps) {
  const worths = sheet.rules ?? FORMER_WORTHS;
  const rounds = roundFigures(sheet, worths);
  if (rounds.length === 0) return null;
  const hasDesk = sheet.counted.length > 0;
  const heads = [
    ...HIT_KINDS.map((kind) => `${HIT_LABELS[kind]} × ${worths.points[kind]}`),
    texts.pembinaan,
    texts.penalties,
    texts.counts,
    ...(hasDesk ? [texts.byDesk] : []),
  ];
  return (
    <chakra.section aria-label={title}>
      <chakra.h2 textStyle="title.section" mb="1">
        {title}
      </chakra.h2>
      <Box containerType="inline-size">
        <Box css={{ [IN_ROOM]: { display: 'none' } }}>
          <NarrowRounds rounds={rounds} worths={worths} />
        </Box>
        <chakra.table
          w="100%"
          fontSize="sm"
          borderCollapse="collapse"
          css={{ display: 'none', [IN_ROOM]: { display: 'table' } }}
        >
          <thead>
            <tr>
              <Head scope="col" textAlign="start">
                {texts.roundHead}
              </Head>
              <Head scope="col" textAlign="start">
                {texts.columns.corner}
              </Head>
              {heads.map((head) => (
                <Head key={head} scope="col">
                  {head}
                </Head>
              ))}
              <Head scope="col">{texts.score}</Head>
            </tr>
          </thead>
          {rounds.map(({ round, corners }) => (
            <Rows key={round} title={String(round)} blue={corners.blue} red={corners.red} hasDesk={hasDesk} />
          ))}
          <Rows
            title={texts.total}
            blue={wholeFigures(rounds, 'blue')}
            red={wholeFigures(rounds, 'red')}
            hasDesk={hasDesk}
            isTotal
          />
        </chakra.table>
      </Box>
    </chakra.section>
  );
}

interface RowsProps {
  title: string;
  blue: CornerOfRound;
  red: CornerOfRound;
  /** Whether the desk counted in this match. */
  hasDesk: boolean;
  isTotal?: boolean;
}

function Rows({ title, blue, red, hasDesk, isTotal = false }: RowsProps) {
  return (
    <chakra.tbody
      fontWeight={isTotal ? 'bold' : undefined}
      borderTopWidth={isTotal ? '2px' : undefined}
      borderColor="fg"
    >
      {(
        [
          ['blue', blue],
          ['red', red],
        ] as const
      ).map(([corner, one]) => (
        <tr key={corner}>
          {corner === 'blue' ? (
            <Cell as="th" scope="rowgroup" rowSpan={2} textAlign="start" verticalAlign="top">
              {title}
            </Cell>
          ) : null}
          <Cell as="th" scope="row" textAlign="start" color={`corner.${corner}.fg`} fontWeight="semibold">
            {CORNER_LABELS[corner]}
          </Cell>
          {HIT_KINDS.map((kind) => (
            <Cell key={kind}>{one.hits[kind]}</Cell>
          ))}
          <Cell>{one.pembinaan || '–'}</Cell>
          <Cell>{one.lost === 0 ? '–' : scoreText(one.lost)}</Cell>
          <Cell>{one.counts.join(', ') || '–'}</Cell>
          {hasDesk ? <Cell>{one.counted === 0 ? '–' : scoreText(one.counted)}</Cell> : null}
          <Cell fontWeight="bold">{scoreText(one.score)}</Cell>
        </tr>
      ))}
    </chakra.tbody>
  );
}
