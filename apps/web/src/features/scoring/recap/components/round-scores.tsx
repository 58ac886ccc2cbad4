// What each corner had in each round and in all, in a phone's width (mock 05-partai-publik).
import { chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { RoundFigures } from '@gelanggang/domain/scoring/round-figures';
import { wholeFigures } from '@gelanggang/domain/scoring/round-figures';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { type Corner, CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { CornerMark } from '@web/components/corner-mark';
import { LARGE_LETTERS } from '@web/theme/large-letters';
import { recapTexts as texts } from '../texts';

const Head = chakra('th', {
  base: { py: '2', ps: '2', textAlign: 'end', textStyle: 'sm', color: 'fg.muted' },
});
const Cell = chakra('td', { base: { py: '2', ps: '2', textAlign: 'end', textStyle: 'display.partai' } });

interface RoundScoresProps {
  match: Pick<LiveMatch, Corner>;
  rounds: readonly RoundFigures[];
}

export function RoundScores({ match, rounds }: RoundScoresProps) {
  return (
    <chakra.table
      aria-label={texts.rounds}
      w="100%"
      maxW="form"
      borderCollapse="collapse"
      css={{
        '& tbody tr': { borderBottomWidth: '1px' },
        // the name over its figures
        [LARGE_LETTERS]: {
          '& tr': { display: 'grid', gridTemplateColumns: `repeat(${rounds.length + 1}, minmax(0, 1fr))` },
          '& tr > :first-of-type': { gridColumn: '1 / -1', width: 'auto' },
        },
      }}
    >
      <chakra.thead borderBottomWidth="2px" borderColor="fg">
        <tr>
          <Head scope="col" textAlign="start" ps="0" w="99%" fontWeight="semibold">
            {texts.rounds}
          </Head>
          {rounds.map(({ round }) => (
            <Head key={round} scope="col" minW="2.5rem">
              {round}
            </Head>
          ))}
          <Head scope="col" fontWeight="semibold">
            {texts.total}
          </Head>
        </tr>
      </chakra.thead>
      <tbody>
        {CORNERS.map((corner) => (
          <tr key={corner}>
            <chakra.th scope="row" py="2" textAlign="start" fontWeight="semibold">
              <chakra.span display="flex" alignItems="center" gap="2" overflowWrap="anywhere">
                <CornerMark corner={corner} />
                {shownName(match[corner].name) || CORNER_LABELS[corner]}
              </chakra.span>
            </chakra.th>
            {rounds.map(({ round, corners }) => (
              <Cell key={round} fontWeight="medium">
                {scoreText(corners[corner].score)}
              </Cell>
            ))}
            <Cell>{scoreText(wholeFigures(rounds, corner).score)}</Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
