// Who comes to the mat: one corner, with class, contingent, and how it won before.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS, CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { classOf } from '@gelanggang/domain/words/match-class';
import { cornersOf } from '@web/live/corners-of';
import { FittedText } from '../components/fitted-text';
import { nameIn } from '../components/match-words';
import { overlayTexts as texts } from './texts';

interface LowerThirdProps {
  match: LiveMatch;
  corner: Corner;
  snapshot: LiveSnapshot;
}

export function LowerThird({ match, corner: wanted, snapshot }: LowerThirdProps) {
  const corners = cornersOf(match);
  const corner = corners.includes(wanted) ? wanted : (corners[0] ?? wanted);
  const hasCorners = match.kind === 'tanding' || match.mode === 'battle';
  const before = wonBefore(match, corner, snapshot.matches);
  return (
    <Box
      position="absolute"
      left="96px"
      bottom="96px"
      w="980px"
      borderLeftWidth="20px"
      borderColor={hasCorners ? `screen.${corner}` : '#62574B'}
      data-part="presentation"
      data-corner={corner}
    >
      <Box bg="#0F0C09" px="34px" py="26px">
        <Box display="flex" alignItems="center" gap="16px">
          {hasCorners ? (
            <chakra.span
              bg={`screen.${corner}`}
              color="#fff"
              fontSize="30px"
              fontWeight="650"
              lineHeight="48px"
              px="14px"
              rounded="4px"
              flex="none"
            >
              {CORNER_LABELS[corner]}
            </chakra.span>
          ) : null}
          <FittedText
            text={[classOf(match), roundText(match.round_label)].filter(Boolean).join(' · ')}
            most={32}
            least={28}
            flex="1"
            color="#CFC4B4"
            fontWeight="600"
            fontStretch="88%"
          />
        </Box>
        <FittedText
          text={nameIn(match, corner)}
          most={96}
          least={48}
          textStyle="display.figure"
          lineHeight="1.1"
          mt="14px"
        />
        <FittedText text={shownName(match[corner].contingent)} most={40} least={30} fontWeight="560" mt="6px" />
      </Box>
      {before ? (
        <Box bg="#F5EEE2" color="#17130F" px="34px" lineHeight="66px" fontSize="30px">
          <b>{before.number}</b> {texts.wonBefore(before.score)}
        </Box>
      ) : null}
    </Box>
  );
}

/** Its last win of this pool. */
function wonBefore(match: LiveMatch, corner: Corner, all: readonly LiveMatch[]) {
  const { name, contingent } = match[corner];
  const won = all
    .filter((one) => one.id !== match.id && one.pool_id === match.pool_id && one.kind === 'tanding')
    .flatMap((one) =>
      CORNERS.filter(
        (side) => one.winner === side && one[side].name === name && one[side].contingent === contingent,
      ).map((side) => ({ one, side })),
    )
    .sort((a, b) => b.one.round - a.one.round)[0];
  if (!won || name === '') return null;
  const { one, side } = won;
  const [own, other] = side === 'blue' ? [one.blue_score, one.red_score] : [one.red_score, one.blue_score];
  if (own === null || other === null) return null;
  return { number: one.partai ?? '', score: `${scoreText(own)}–${scoreText(other)}` };
}
