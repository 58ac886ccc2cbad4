// /certificates/:number: whether a certificate that somebody holds stands, for everybody.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { CertificateCheck } from '@gelanggang/contract/certificates';
import type { CertificateState } from '@gelanggang/domain/results/certificates';
import { MEDAL_LABELS, type Medal } from '@gelanggang/domain/results/medal-table';
import { dateRange, longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { isNotFound } from '@web/lib/http';
import { pathOf } from '@web/site/routes';
import { medalTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import * as certificateCalls from '@gelanggang/contract/calls/certificates';

export default function CheckCertificatePage() {
  const { number = '' } = useParams();
  const { data, error, refetch } = useCall(certificateCalls.check, { params: { number } });
  const isUnknown = isNotFound(error);
  return (
    <Box maxW="40rem" mx="auto" px="4" py="6">
      <chakra.h1 textStyle="title.page">{texts.checkTitle}</chakra.h1>
      {data ? (
        <Checked of={data} />
      ) : isUnknown ? (
        <EmptyState text={texts.checkUnknown} hint={texts.checkUnknownHint} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </Box>
  );
}

const TextLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

const TONES = { valid: 'ok', unofficial: 'warn', corrected: 'warn', withdrawn: 'danger' } as const satisfies Record<
  CertificateState,
  string
>;

const resultOf = (medal: Medal | null): string =>
  medal === null ? texts.tookPartResult : texts.medallist(texts.place[medal], MEDAL_LABELS[medal]);

function Checked({ of }: { of: CertificateCheck }) {
  const { holder, state, tournament } = of;
  const isCorrected = state === 'corrected';
  return (
    <Box mt="5" display="grid" gap="5">
      <Tag tone={TONES[state]} alignSelf="start" justifySelf="start">
        {texts.checkStates[state]}
      </Tag>
      <chakra.dl borderTopWidth="2px" borderColor="fg">
        {holder ? (
          <>
            <Row title={texts.athlete}>
              <chakra.strong fontSize="xl">{shownName(holder.name)}</chakra.strong>
            </Row>
            <Row title={texts.contingent}>{shownName(holder.contingent)}</Row>
            <Row title={texts.className}>{holder.class_name}</Row>
            <Row title={isCorrected || state === 'withdrawn' ? texts.printedMedal : texts.result}>
              {resultOf(of.printed)}
            </Row>
            {isCorrected ? <Row title={texts.nowMedal}>{resultOf(of.now)}</Row> : null}
          </>
        ) : (
          <Row title={texts.athlete}>{texts.holderGone}</Row>
        )}
        <Row title={texts.tournament}>
          <TextLink to={pathOf('/medali/:slug', { slug: tournament.slug })}>{tournament.name}</TextLink>
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {dateRange(tournament.start_date, tournament.end_date)}
          </chakra.span>
        </Row>
        <Row title={texts.number}>{of.number}</Row>
        <Row title={texts.issuedOn}>{longDate(of.issued_on)}</Row>
      </chakra.dl>
    </Box>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }}
      columnGap="4"
      py="3"
      borderBottomWidth="1px"
    >
      <chakra.dt textStyle="sm" color="fg.muted">
        {title}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </Box>
  );
}
