// /periksa-undian/:poolId: anybody draws a pool again in the browser and sees whether the bracket is the drawn one.
import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { CheckSteps } from './components/check-steps';
import { DrawList } from './components/draw-list';
import { usePublicDraw } from './draw-check.api';
import { examine, type Examination } from './examine';
import { checkTexts as texts } from './texts';

export default function DrawCheckPage() {
  const poolId = Number(useParams().poolId);
  const draw = usePublicDraw(poolId);
  return (
    <Box maxW="60rem" mx="auto" px={{ base: '4', lg: '12' }} py={{ base: '6', lg: '10' }} minH="100dvh">
      {draw.data ? (
        <CheckedPool record={draw.data} />
      ) : draw.error ? (
        <ErrorState error={draw.error} onRetry={() => void draw.refetch()} />
      ) : (
        <PageLoading />
      )}
    </Box>
  );
}

function CheckedPool({ record }: { record: PublicDraw }) {
  const [address] = useSearchParams();
  const asked = Number(address.get('undian')) || null;
  const found = useMemo(() => examine(record, asked), [record, asked]);
  return (
    <>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.title}
      </chakra.p>
      <chakra.h1 textStyle="title.page" overflowWrap="anywhere">
        {record.title}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="1">
        {record.tournament_name}, {record.bracket_type}
      </chakra.p>
      <Box display="flex" gap="2" mt="2" flexWrap="wrap" _empty={{ display: 'none' }}>
        {record.is_locked ? <Tag tone="ok">{texts.locked}</Tag> : null}
        {record.is_changed_by_hand ? <Tag tone="warn">{texts.byHand}</Tag> : null}
      </Box>
      {found ? (
        <>
          <Verdict record={record} found={found} />
          <chakra.p mt="4" color="fg.muted" maxW="62ch">
            {texts.intro}
          </chakra.p>
          <CheckSteps record={record} found={found} />
          <DrawList record={record} shownNumber={found.draw.draw_number} />
        </>
      ) : (
        <EmptyState
          text={record.is_drawn ? texts.noSuchDraw : texts.notDrawn}
          hint={record.is_drawn ? undefined : texts.notDrawnHint}
        />
      )}
    </>
  );
}

function Verdict({ record, found }: { record: PublicDraw; found: Examination }) {
  const { title, text, tone } = verdictOf(record, found);
  return (
    <Box
      role="status"
      mt="5"
      p={{ base: '4', md: '5' }}
      rounded="lg"
      bg={`status.${tone}.subtle`}
      borderLeftWidth="6px"
      borderColor={`status.${tone}.fg`}
    >
      <chakra.p textStyle="title.section" color={`status.${tone}.fg`}>
        {title}
      </chakra.p>
      <chakra.p mt="1" maxW="62ch">
        {text}
      </chakra.p>
    </Box>
  );
}

function verdictOf(record: PublicDraw, { kind, draw, check, isGood, isLatest }: Examination) {
  if (!check.isVersionKnown) return { title: texts.unknown, text: texts.unknownText, tone: 'warn' };
  if (!isGood) return { title: texts.bad, text: texts.badText, tone: 'danger' };
  if (!isLatest) return { title: texts.goodOlder(draw.draw_number), text: texts.goodOlderText, tone: 'ok' };
  if (!record.is_changed_by_hand) return { title: texts.good, text: texts.goodText[kind], tone: 'ok' };
  const count = record.changes.filter(
    (change) => change.draw_number === draw.draw_number && ['swap', 'dummy'].includes(change.kind),
  ).length;
  return { title: texts.goodByHand, text: texts.goodByHandText(count), tone: 'warn' };
}
