// The sheet round by round where there is no room for all columns side by side: blue on the left, red on the right of each figure.
import { chakra } from '@chakra-ui/react';
import type { Worths } from '@gelanggang/domain/rules/tanding-rules';
import { HIT_KINDS, HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { type CornerOfRound, type RoundFigures, wholeFigures } from '@gelanggang/domain/scoring/round-figures';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { type Corner, CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { recapTexts as texts } from '../texts';

const Cell = chakra('td', {
  base: { py: '1', textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
});
const Name = chakra('th', { base: { py: '1', textAlign: 'center', fontWeight: 'normal' } });
const Head = chakra('th', { base: { pt: '3', pb: '1', textAlign: 'center', fontWeight: 'semibold' } });

interface NarrowRoundsProps {
  rounds: readonly RoundFigures[];
  worths: Worths;
}

export function NarrowRounds({ rounds, worths }: NarrowRoundsProps) {
  const whole = { blue: wholeFigures(rounds, 'blue'), red: wholeFigures(rounds, 'red') };
  return (
    <chakra.table w="100%" tableLayout="fixed" fontSize="sm" borderCollapse="collapse">
      <colgroup>
        <chakra.col w="25%" />
        <col />
        <chakra.col w="25%" />
      </colgroup>
      {[...rounds.map(({ round, corners }) => ({ title: texts.round(round), corners })), ofAll(whole)].map((one) => (
        <tbody key={one.title}>
          <chakra.tr borderBottomWidth="1px">
            <Head scope="col" color="corner.blue.fg">
              {CORNER_LABELS.blue}
            </Head>
            <Head scope="rowgroup">{one.title}</Head>
            <Head scope="col" color="corner.red.fg">
              {CORNER_LABELS.red}
            </Head>
          </chakra.tr>
          {figuresOf(one.corners, worths).map(({ name, blue, red, isScore }) => (
            <chakra.tr key={name} fontWeight={isScore ? 'bold' : undefined}>
              <Cell fontWeight={isScore ? 'bold' : undefined}>{blue}</Cell>
              <Name scope="row" fontWeight={isScore ? 'bold' : undefined} color={isScore ? undefined : 'fg.muted'}>
                {name}
              </Name>
              <Cell fontWeight={isScore ? 'bold' : undefined}>{red}</Cell>
            </chakra.tr>
          ))}
        </tbody>
      ))}
    </chakra.table>
  );
}

type Both = Readonly<Record<Corner, CornerOfRound>>;

const ofAll = (corners: Both) => ({ title: texts.total, corners });

/** What neither corner had in the round is left out; the score never is. */
function figuresOf(corners: Both, worths: Worths) {
  const both = (name: string, of: (one: CornerOfRound) => string, isScore = false) => ({
    ...{ name, blue: of(corners.blue), red: of(corners.red), isScore },
  });
  const points = (value: number): string => (value === 0 ? '–' : scoreText(value));
  return [
    ...HIT_KINDS.map((kind) =>
      both(`${HIT_LABELS[kind]} × ${worths.points[kind]}`, ({ hits }) => `${hits[kind] || '–'}`),
    ),
    both(texts.pembinaan, ({ pembinaan }) => `${pembinaan || '–'}`),
    both(texts.penalties, ({ lost }) => points(lost)),
    both(texts.counts, ({ counts }) => counts.join(', ') || '–'),
    both(texts.byDesk, ({ counted }) => points(counted)),
    both(texts.score, ({ score }) => scoreText(score), true),
  ].filter(({ blue, red, isScore }) => isScore || blue !== '–' || red !== '–');
}
