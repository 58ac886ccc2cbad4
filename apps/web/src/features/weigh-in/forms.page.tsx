// /admin/weigh-in/forms: the record of a day's scales to be signed, a sheet each contingent.
import { Box, chakra } from '@chakra-ui/react';
import type { WeighInAthlete, WeighInDay } from '@gelanggang/contract/weigh-in';
import { WEIGH_IN_LABELS } from '@gelanggang/domain/athletes/weigh-in';
import { longDateWithDay } from '@gelanggang/domain/words/dates';
import { weightRangeText, weightText } from '@gelanggang/domain/words/weights';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button, ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { weighInTexts as texts } from './texts';
import { useWeighInDay } from './weigh-in.api';
import { pathOf } from '@web/site/routes';

export default function WeighInFormsPage() {
  const address = useAddress();
  const tournamentId = address.getNumber('tournament_id');
  const { data: day, error, refetch } = useWeighInDay(tournamentId, address.get('date'));
  if (tournamentId === undefined)
    return (
      <>
        <PageHeader title={texts.forms}>
          <ButtonLink to={pathOf('/admin/weigh-in')} size="sm">
            {texts.backToScales}
          </ButtonLink>
        </PageHeader>
        <EmptyState text={texts.noTournament} />
      </>
    );
  if (error && !day) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return day ? <Forms day={day} /> : <PageLoading />;
}

function Forms({ day }: { day: WeighInDay }) {
  const weighed = day.athletes.filter((one) => one.record !== null);
  const contingents = new Map<string, WeighInAthlete[]>();
  for (const one of weighed) contingents.set(one.contingent, [...(contingents.get(one.contingent) ?? []), one]);
  const sheets = [...contingents].sort(([a], [b]) => a.localeCompare(b, 'id'));
  return (
    <>
      <Box css={{ '@media print': { display: 'none' } }}>
        <PageHeader title={texts.forms} note={longDateWithDay(day.date)}>
          <ButtonLink to={`${pathOf('/admin/weigh-in')}?tournament_id=${day.tournament.id}&date=${day.date}`} size="sm">
            {texts.backToScales}
          </ButtonLink>
          <Button size="sm" variant="solid" disabled={sheets.length === 0} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </PageHeader>
        <chakra.p color="fg.muted" mb="5" maxW="62ch">
          {texts.formLead}
        </chakra.p>
      </Box>
      {sheets.length === 0 ? <EmptyState text={texts.noOne} /> : null}
      {sheets.map(([name, athletes]) => (
        <Sheet key={name} contingent={name} athletes={athletes} day={day} />
      ))}
    </>
  );
}

interface SheetProps {
  contingent: string;
  athletes: readonly WeighInAthlete[];
  day: WeighInDay;
}

function Sheet({ contingent, athletes, day }: SheetProps) {
  const officials = [
    ...new Set(athletes.flatMap((one) => (one.record?.officials ?? []).map((name) => shownName(name)))),
  ];
  const officers = [...new Set(athletes.flatMap((one) => shownName(one.record?.recorded_by) ?? []))];
  return (
    <chakra.section
      aria-label={contingent}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      p={{ base: '4', md: '6' }}
      mb="5"
      maxW="60rem"
      css={{ breakAfter: 'page', '@media print': { border: 'none', padding: 0 } }}
    >
      <chakra.h2 textStyle="title.section">{texts.formTitle}</chakra.h2>
      <chakra.p fontWeight="semibold">{contingent}</chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {day.tournament.name}, {longDateWithDay(day.date)}
      </chakra.p>
      <Box overflowX="auto" mt="3">
        <chakra.table w="100%" css={{ '& th, & td': { textAlign: 'start', padding: '6px 8px 6px 0' } }}>
          <thead>
            <chakra.tr borderBottomWidth="2px" borderColor="fg" textStyle="sm">
              <th scope="col">{texts.athlete}</th>
              <th scope="col">{texts.class}</th>
              <th scope="col">{texts.limits}</th>
              <th scope="col">{texts.weight}</th>
              <th scope="col">{texts.result}</th>
            </chakra.tr>
          </thead>
          <tbody>
            {athletes.map(({ record, ...one }) => (
              <chakra.tr key={one.participant_id} borderBottomWidth="1px">
                <chakra.td fontWeight="semibold">{shownName(one.name)}</chakra.td>
                <td>{one.class_name}</td>
                <td>{weightRangeText(one.weight_min, one.weight_max)}</td>
                <chakra.td fontVariantNumeric="tabular-nums">
                  {record?.weight ? weightText(record.weight) : '–'}
                </chakra.td>
                <td>{record ? WEIGH_IN_LABELS[record.outcome] : ''}</td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <Box display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="4" mt="6" css={{ breakInside: 'avoid' }}>
        <Signature role={texts.officer} name={officers.join(', ')} />
        <Signature role={texts.official(1)} name={officials[0] ?? ''} />
        <Signature role={texts.official(2)} name={officials[1] ?? ''} />
      </Box>
    </chakra.section>
  );
}

function Signature({ role, name }: { role: string; name: string }) {
  return (
    <Box textStyle="sm">
      <chakra.p color="fg.muted">{role}</chakra.p>
      <Box h="64px" borderBottomWidth="1px" borderColor="fg" />
      <chakra.p mt="1" fontWeight="semibold" overflowWrap="anywhere" minH="1.5em">
        {name}
      </chakra.p>
    </Box>
  );
}
