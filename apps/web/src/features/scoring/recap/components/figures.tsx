// What the sheet adds up to: hits of each corner, and how each judge tapped.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { RecapTap } from '@gelanggang/contract/match-recap';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { HIT_KINDS, HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { cornerFigures, judgeFigures } from '@gelanggang/domain/scoring/statistics';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { recapTexts as texts } from '../texts';

const Cell = chakra('td', { base: { py: '1.5', px: '1', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });
const Head = chakra('th', {
  base: {
    py: '1',
    px: '1',
    textAlign: 'end',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    lineHeight: '1.2',
  },
});

export function CornerTable({ sheet }: { sheet: ScoreSheet }) {
  const { columns } = texts;
  return (
    <Figures
      title={texts.athletes}
      heads={[columns.corner, ...HIT_KINDS.map((kind) => HIT_LABELS[kind]), columns.withdrawn]}
    >
      {cornerFigures(sheet.points).map((one) => (
        <chakra.tr key={one.corner} borderTopWidth="1px">
          <Cell as="th" scope="row" textAlign="start" fontWeight="semibold">
            {CORNER_LABELS[one.corner]}
          </Cell>
          {HIT_KINDS.map((kind) => (
            <Cell key={kind}>{one.hits[kind]}</Cell>
          ))}
          <Cell>{one.withdrawn}</Cell>
        </chakra.tr>
      ))}
    </Figures>
  );
}

interface JudgeTableProps {
  sheet: ScoreSheet;
  taps: readonly RecapTap[];
  /** How far each agreed with the others: for the council and the office only. */
  withAgreement: boolean;
}

export function JudgeTable({ sheet, taps, withAgreement }: JudgeTableProps) {
  const { columns } = texts;
  const { judges, agree, within_ms: withinMs } = sheet.rule;
  const seconds = (withinMs / 1000).toLocaleString(localeTexts.locale);
  return (
    <Box>
      <Figures
        title={texts.judges}
        heads={[
          columns.judge,
          columns.taps,
          columns.counted,
          columns.uncounted,
          columns.refused,
          ...(withAgreement ? [columns.agreement] : []),
        ]}
      >
        {judgeFigures(taps, sheet.points, judges).map((one) => (
          <chakra.tr key={one.seat} borderTopWidth="1px">
            <Cell as="th" scope="row" textAlign="start" fontWeight="semibold" whiteSpace="nowrap">
              {texts.judge(one.seat)}
            </Cell>
            <Cell>{one.taps}</Cell>
            <Cell>{one.counted}</Cell>
            <Cell>{one.uncounted}</Cell>
            <Cell>{one.refused}</Cell>
            {withAgreement ? <Cell>{one.agreement === null ? '–' : `${one.agreement}%`}</Cell> : null}
          </chakra.tr>
        ))}
      </Figures>
      <chakra.p textStyle="xs" color="fg.muted" mt="2">
        {[texts.rule(agree, judges, seconds), ...(withAgreement ? [texts.agreementNote] : [])].join(' ')}
      </chakra.p>
    </Box>
  );
}

function Figures({ title, heads, children }: { title: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h2 textStyle="title.section" mb="1">
        {title}
      </chakra.h2>
      <chakra.table w="100%" fontSize="sm">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <Head key={head} scope="col" textAlign={index === 0 ? 'start' : 'end'}>
                {head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </chakra.section>
  );
}
