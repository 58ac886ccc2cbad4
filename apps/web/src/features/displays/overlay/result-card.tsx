// The result of a match, in the middle of the picture; only one that is official.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { Check, Clock } from 'lucide-react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { clockTime } from '@gelanggang/domain/words/dates';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { isProvisional } from '@web/components/result-state';
import { classOf } from '@gelanggang/domain/words/match-class';
import { FittedText, useSameSize } from '../components/fitted-text';
import { howWon, nameIn, scoreOf, type Shown, shownCorners } from '../components/match-words';
import { overlayTexts as texts } from './texts';

interface ResultCardProps {
  match: LiveMatch;
  snapshot: LiveSnapshot;
  isSwapped: boolean;
}

export function ResultCard({ match, snapshot, isSwapped }: ResultCardProps) {
  const names = useSameSize();
  const state = match.standing?.state ?? 'official';
  const shown = shownCorners(match, snapshot.matches);
  const sides = isSwapped ? [...shown].reverse() : shown;
  const next = snapshot.matches.find((one) => one.id === match.next_match_id);
  return (
    <Box position="absolute" left="260px" top="196px" w="1400px" data-part="result">
      <Box bg="#F5EEE2" color="#17130F" h="100px" px="40px" display="flex" alignItems="center" gap="26px">
        <chakra.span textStyle="display.figure" fontSize="60px">
          {match.partai ?? ''}
        </chakra.span>
        <FittedText
          text={[classOf(match), roundText(match.round_label)].filter(Boolean).join(', ')}
          most={34}
          least={28}
          flex="1"
          fontWeight="600"
        />
        <chakra.span
          display="flex"
          alignItems="center"
          gap="12px"
          fontSize="32px"
          fontWeight="650"
          color={isProvisional(match) ? '#7A4A08' : '#2A653C'}
          data-result-state={state}
        >
          {isProvisional(match) ? <Clock size={30} aria-hidden="true" /> : <Check size={30} aria-hidden="true" />}
          {RESULT_STATE_LABELS[state]}
        </chakra.span>
      </Box>
      <Box display="grid" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" h="440px">
        {sides.map((side, index) => (
          <Side key={side.corner} {...side} isRight={index === 1} names={names} />
        ))}
      </Box>
      <Box
        bg="#0F0C09"
        h="116px"
        px="40px"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="40px"
      >
        <chakra.span fontSize="40px" fontWeight="650">
          {match.winner ? howWon(match) : ''}
        </chakra.span>
        {next ? (
          <chakra.span fontSize="28px" textAlign="end" lineHeight="1.3">
            <chakra.span display="block" color="#CFC4B4">
              {texts.next(roundText(next.round_label))}
            </chakra.span>
            <b>{[next.partai, next.start_time ? clockTime(next.start_time) : ''].filter(Boolean).join(', ')}</b>
          </chakra.span>
        ) : null}
      </Box>
    </Box>
  );
}

interface SideProps extends Shown {
  isRight: boolean;
  names: ReturnType<typeof useSameSize>;
}

function Side({ row, corner, isRight, names }: SideProps) {
  const score = scoreOf(row, corner);
  const hasCorners = row.kind === 'tanding' || row.mode === 'battle';
  return (
    <Box
      bg={hasCorners ? `screen.${corner}` : '#3A332C'}
      color="#fff"
      px="40px"
      py="28px"
      display="flex"
      flexDirection="column"
      textAlign={isRight ? 'end' : 'start'}
      data-side={corner}
    >
      <Box display="flex" gap="16px" alignItems="center" h="52px" flexDirection={isRight ? 'row-reverse' : 'row'}>
        <chakra.span fontSize="32px" fontWeight="650">
          {hasCorners ? CORNER_LABELS[corner] : row.match_category}
        </chakra.span>
        {row.winner === corner && !isProvisional(row) ? (
          <chakra.span bg="#fff" color={`screen.${corner}`} fontSize="30px" fontWeight="680" px="16px" rounded="4px">
            {texts.won}
          </chakra.span>
        ) : null}
      </Box>
      <FittedText
        text={nameIn(row, corner)}
        most={74}
        least={40}
        lines={2}
        like={names}
        textStyle="display.figure"
        lineHeight="1.02"
        mt="12px"
        flex="none"
      />
      <FittedText text={shownName(row[corner].contingent)} most={32} least={28} mt="10px" flex="none" />
      {score === null ? null : (
        <chakra.span
          textStyle="display.figure"
          fontSize="190px"
          lineHeight=".86"
          mt="auto"
          alignSelf={isRight ? 'flex-start' : 'flex-end'}
          data-score={corner}
        >
          {row.kind === 'seni' ? seniScoreText(score) : scoreText(score)}
        </chakra.span>
      )}
    </Box>
  );
}
