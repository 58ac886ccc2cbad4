// /admin/tanding/pairing/:tournament_id: opponents where there are no weight classes, proposed by age, height and weight.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as pairingCalls from '@gelanggang/contract/calls/pairing';
import type { ClassPairing, PairingAthlete } from '@gelanggang/contract/pairing';
import { longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button, ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { callApi } from '@web/lib/calls';
import { idOf } from '@web/lib/id-of';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import { pairingTexts as texts } from './pairing-texts';
import { pathOf } from '@web/site/routes';

export default function PairingPage() {
  const id = idOf(useParams().tournament_id) ?? 0;
  const pairings = useCall(pairingCalls.propose, { params: { id } });
  if (pairings.error && !pairings.data) {
    return <ErrorState error={pairings.error} onRetry={() => void pairings.refetch()} />;
  }
  if (!pairings.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title}>
        <Button size="sm" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink to={`${pathOf('/admin/tanding')}?tournament_id=${id}`} size="sm">
          {texts.pools}
        </ButtonLink>
      </PageHeader>
      <chakra.p color="fg.muted" maxW="62ch" mb="5">
        {texts.intro}
      </chakra.p>
      {pairings.data.length === 0 ? <EmptyState text={texts.nobody} hint={texts.nobodyHint} /> : null}
      <Box display="grid" gap="8">
        {pairings.data.map((one) => (
          <ClassSection key={one.category_class_id} tournamentId={id} pairing={one} />
        ))}
      </Box>
    </>
  );
}

function ClassSection({ tournamentId, pairing }: { tournamentId: number; pairing: ClassPairing }) {
  const { title, limits, pairs, left } = pairing;
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () =>
      callApi(pairingCalls.make, {
        params: { id: tournamentId },
        body: {
          category_class_id: pairing.category_class_id,
          pairs: pairs.map(({ athletes }) => ({ athletes: athletes.map((one) => one.id) })),
        },
      }),
    ...told(texts.failed),
    // also after a refusal: the athletes are others by now
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <chakra.section aria-label={title}>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" pb="2" borderBottomWidth="2px" borderColor="fg">
        <chakra.h2 textStyle="title.section">{title}</chakra.h2>
        <chakra.span textStyle="sm" color="fg.muted" flex="1">
          {texts.limits(limits.years, limits.cm, limits.kg)}
        </chakra.span>
        {pairs.length > 0 ? (
          <Button variant="solid" size="sm" busy={make.isPending} onClick={() => make.mutate()}>
            {texts.make(pairs.length)}
          </Button>
        ) : null}
      </Box>
      {pairs.length === 0 ? (
        <chakra.p py="3" color="fg.muted">
          {texts.noPairs}
        </chakra.p>
      ) : (
        <chakra.ol aria-label={texts.pairs}>
          {pairs.map(({ athletes, is_one_contingent: isOne, ...difference }, index) => (
            <chakra.li
              key={athletes[0].id}
              display="grid"
              gap="2"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '2rem repeat(2, minmax(0, 1fr)) 14rem' }}
              alignItems="center"
              py="3"
              borderBottomWidth="1px"
            >
              <chakra.span fontWeight="bold" hideBelow="md">
                {index + 1}
              </chakra.span>
              <Athlete athlete={athletes[0]} />
              <Athlete athlete={athletes[1]} />
              <Box textStyle="sm" color="fg.muted">
                {texts.difference(difference.months, difference.cm, difference.kg)}
                {isOne ? (
                  <Box mt="1">
                    <Tag tone="warn">{texts.oneContingent}</Tag>
                  </Box>
                ) : null}
              </Box>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      {left.length > 0 ? (
        <Box mt="4">
          <chakra.h3 fontWeight="bold">{texts.left(left.length)}</chakra.h3>
          <chakra.ul aria-label={texts.leftList}>
            {left.map(({ athlete, reason }) => (
              <chakra.li
                key={athlete.id}
                display="flex"
                flexWrap="wrap"
                justifyContent="space-between"
                columnGap="4"
                rowGap="1"
                py="2"
                borderBottomWidth="1px"
              >
                <Athlete athlete={athlete} />
                <Box>
                  <Tag tone={reason === 'unmeasured' ? 'danger' : 'warn'}>{texts.reasons[reason]}</Tag>
                </Box>
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      ) : null}
    </chakra.section>
  );
}

function Athlete({ athlete }: { athlete: PairingAthlete }) {
  return (
    <Box minW="0">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {shownName(athlete.name)}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {shownName(athlete.contingent)}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.measured(longDate(athlete.birth_date), athlete.cm, athlete.kg)}
      </chakra.p>
    </Box>
  );
}
