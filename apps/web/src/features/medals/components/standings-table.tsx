// Contingents by medals. A row leads to the contingent's classes.
import { chakra } from '@chakra-ui/react';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { countsPoints, MEDAL_LABELS, MEDALS } from '@gelanggang/domain/results/medal-table';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Star } from 'lucide-react';
import { KEPT } from '@web/components/kept-place';
import { MedalMark } from '@web/components/medal-mark';
import { LARGE_LETTERS } from '@web/theme/large-letters';
import { medalTexts as texts } from '../texts';

const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th': {
      h: '44px',
      px: '1',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      textAlign: 'end',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
    },
    '& td': { px: '1', py: '2.5', borderTopWidth: '1px', borderColor: 'border', textAlign: 'end' },
    '& th[data-start], & td[data-start]': { textAlign: 'start' },
    '& tr[data-followed=true] td': { bg: 'marun.subtle' },
    // whose medals they are stands above them
    [LARGE_LETTERS]: {
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(0, 1.8fr)' },
      '& [data-start]': { gridRow: 1, gridColumn: '1 / -1' },
      '& th, & td': { w: 'auto', overflowWrap: 'anywhere' },
    },
  },
});

interface StandingsTableProps {
  medals: Pick<MedalSnapshot, 'standings' | 'rule'>;
  follows?(row: MedalSnapshot['standings'][number]): boolean;
  onChoose?(contingent: string): void;
}

export function StandingsTable({ medals, follows, onChoose }: StandingsTableProps) {
  const byPoints = countsPoints(medals.rule.overall_by);
  return (
    <Table aria-label={texts.contingentTable}>
      <thead>
        <tr>
          <chakra.th scope="col" w={{ base: '32px', md: '34px' }} whiteSpace="nowrap">
            {texts.rank}
          </chakra.th>
          <chakra.th scope="col" data-start css={{ '&&': { ps: { base: '2', md: '3' } } }}>
            {texts.contingent}
          </chakra.th>
          {MEDALS.map((medal) => (
            <chakra.th key={medal} scope="col" w={{ base: '32px', md: '74px' }}>
              <chakra.span hideBelow="md">{MEDAL_LABELS[medal]}</chakra.span>
              <chakra.span hideFrom="md">
                <MedalMark medal={medal} />
              </chakra.span>
            </chakra.th>
          ))}
          <chakra.th scope="col" w={{ base: '50px', md: '72px' }}>
            {byPoints ? texts.points : texts.total}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {medals.standings.map((row) => (
          <tr key={row.contingent_id} {...KEPT} data-followed={follows?.(row) || undefined}>
            <chakra.td textStyle="display.figure" fontSize="22px" color={row.rank > 3 ? 'fg.muted' : undefined}>
              {row.rank}
            </chakra.td>
            <chakra.td data-start css={{ '&&': { ps: { base: '2', md: '3' } } }}>
              <Name name={row.contingent} isFollowed={follows?.(row) ?? false} onChoose={onChoose} />
            </chakra.td>
            {MEDALS.map((medal) => (
              <chakra.td
                key={medal}
                textStyle="display.figure"
                fontSize="22px"
                color={row[medal] ? undefined : 'fg.subtle'}
              >
                {row[medal]}
              </chakra.td>
            ))}
            <chakra.td textStyle="display.figure" fontSize="22px" color={byPoints ? undefined : 'fg.muted'}>
              {byPoints ? row.points : row.total}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Name({ name, isFollowed, onChoose }: { name: string; isFollowed: boolean; onChoose?(name: string): void }) {
  const shown = (
    <>
      {isFollowed ? (
        <Star size={14} fill="currentColor" aria-label={texts.isFollowed} style={{ flex: 'none' }} />
      ) : null}
      <chakra.span
        overflowWrap="break-word"
        minW="0"
        fontSize={{ base: '15px', md: 'md' }}
        fontStretch={{ base: '88%', md: '100%' }}
      >
        {shownName(name)}
      </chakra.span>
    </>
  );
  const look = {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'semibold',
    lineHeight: '1.25',
  } as const;
  if (!onChoose) return <chakra.span {...look}>{shown}</chakra.span>;
  return (
    <chakra.button
      type="button"
      {...look}
      w="100%"
      minH="44px"
      my="-2"
      textAlign="start"
      cursor="pointer"
      _hover={{ textDecoration: 'underline' }}
      onClick={() => onChoose(name)}
    >
      {shown}
    </chakra.button>
  );
}
