// The stages of a tournament: how far each is, one thing that is missing, and the one of now (mocks2, 1 and 2).
import { Box, chakra } from '@chakra-ui/react';
import { type DeskStage, deskStages, type DeskFacts } from '@gelanggang/domain/tournament/desk';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Tag } from '@web/components/tag';
import { formatNumber } from '@web/lib/formats';
import { deskTexts as texts } from '../desk-texts';
import { stageWay } from '../desk-ways';

const StageLink = chakra(Link, {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    px: '2.5',
    pb: '2.5',
    minW: '0',
    borderTopWidth: '5px',
    borderColor: 'border.emphasized',
    _hover: { bg: 'bg.muted' },
    '&[data-state=done]': { borderTopColor: 'fg' },
    '&[data-state=now]': { borderTopColor: 'marun.solid', bg: 'marun.subtle' },
  },
});

export function StageLine({ facts, tournamentId }: { facts: DeskFacts; tournamentId: number }) {
  return (
    <chakra.ol
      aria-label={texts.stages}
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
      rowGap="2"
      mb="6"
    >
      {deskStages(facts).map((stage) => (
        <chakra.li key={stage.stage} display="grid" aria-current={stage.state === 'now' ? 'step' : undefined}>
          <StageLink to={stageWay(stage.stage, tournamentId)} data-state={stage.state}>
            <Stage of={stage} />
          </StageLink>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function Stage({ of: { stage, state, done, of, missing } }: { of: DeskStage }) {
  const Icon = missing ? TriangleAlert : state === 'done' ? Check : Minus;
  return (
    <>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        columnGap="2"
        minH="30px"
        pt="1.5"
      >
        <chakra.span fontWeight="semibold">{texts.stageNames[stage]}</chakra.span>
        {state === 'now' ? <Tag tone="run">{texts.now}</Tag> : null}
      </Box>
      <Box display="flex" alignItems="baseline" flexWrap="wrap" columnGap="1.5">
        <chakra.span textStyle="title.page" fontSize="1.75rem" lineHeight="1.1">
          {formatNumber(done)}
        </chakra.span>
        <chakra.span textStyle="sm" color="fg.muted">
          {texts.counted[stage](formatNumber(of))}
        </chakra.span>
      </Box>
      <Box display="flex" gap="1.5" textStyle="sm" color={missing ? 'fg.warning' : 'fg.muted'}>
        <chakra.span flex="none" pt="0.5">
          <Icon size={15} aria-hidden="true" />
        </chakra.span>
        <chakra.span fontWeight={missing ? 'semibold' : undefined}>
          {missing
            ? `${formatNumber(missing.count)} ${texts.tasks[missing.kind].what(missing.count)}`
            : state === 'done'
              ? texts.complete
              : texts.steps[stage]}
        </chakra.span>
      </Box>
    </>
  );
}
