// /admin/seni/units: who performs with whom, before the draw (domain-rules, Draw (seni)).
import * as seniCalls from '@gelanggang/contract/calls/seni';
import { useCall } from '@web/lib/use-call';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SeniContingentTeams } from '@gelanggang/contract/seni-answers';
import { GENDER_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Select } from '@web/components/form-field';
import { FilterRow, FilterSelect } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { type SeniEventQuery, CHANGED } from './seni.api';
import { nomorOf, useSeniScope } from './seni-scope';
import { seniTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';

export default function SeniUnitsPage() {
  const address = useAddress();
  const chosen = {
    tournament_id: address.get('tournament_id'),
    match_category_id: address.get('match_category_id'),
    age_category_id: address.get('age_category_id'),
    nomor: address.get('nomor'),
    gender: address.get('gender'),
  };
  const scope = useSeniScope(chosen);
  const gender = GENDERS.find((one) => one === chosen.gender);
  const isChosen = scope.isEvent && gender !== undefined;
  const event: SeniEventQuery | null = isChosen
    ? {
        tournament_id: Number(chosen.tournament_id),
        match_category_id: Number(chosen.match_category_id),
        age_category_id: Number(chosen.age_category_id),
        nomor: nomorOf(chosen.nomor),
        gender,
      }
    : null;
  const units = useCall(seniCalls.units, event && { query: { ...event } });
  // a choice is as wide as what is chosen in it, and would push the others into another row
  if (chosen.tournament_id !== '' && scope.tournaments.length === 0 && !scope.isReady) return <PageLoading />;
  const options = (choices: readonly { value: number; label: string }[]) =>
    choices.map(({ value, label }) => ({ value: String(value), label }));
  const whole = units.data?.contingents.flatMap((one) => one.teams).filter((team) => team.is_whole).length ?? 0;
  return (
    <>
      <PageHeader
        title={texts.unitsTitle}
        note={units.data ? texts.wholeCount(whole, units.data.unit_size) : undefined}
      />
      <chakra.p color="fg.muted" mb="4" maxW="prose">
        {texts.unitsIntro}
      </chakra.p>
      <Box mb="5">
        <FilterRow>
          <FilterSelect
            name="tournament_id"
            label={texts.tournament}
            options={options(scope.tournaments)}
            clears={['match_category_id', 'age_category_id', 'nomor', 'gender']}
          />
          <FilterSelect
            name="match_category_id"
            label={texts.matchCategory}
            options={options(scope.matchCategories)}
            clears={['age_category_id', 'nomor', 'gender']}
            disabled={chosen.tournament_id === ''}
          />
          <FilterSelect
            name="age_category_id"
            label={texts.ageCategory}
            options={options(scope.ageCategories)}
            clears={['nomor']}
            disabled={chosen.match_category_id === ''}
          />
          {scope.nomor.length > 0 ? <FilterSelect name="nomor" label={texts.nomor} options={scope.nomor} /> : null}
          <FilterSelect
            name="gender"
            label={texts.gender}
            options={GENDERS.map((one) => ({ value: one, label: GENDER_LABELS[one] }))}
          />
        </FilterRow>
      </Box>
      {!event ? (
        <EmptyState text={texts.unitsChoose} />
      ) : units.error ? (
        <ErrorState error={units.error} onRetry={() => void units.refetch()} />
      ) : !units.data ? (
        <PageLoading />
      ) : units.data.contingents.length === 0 ? (
        <EmptyState text={texts.unitsEmpty} />
      ) : units.data.unit_size === 1 ? (
        <EmptyState text={texts.unitsSolo} />
      ) : (
        <Box
          display="grid"
          gap="3"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {units.data.contingents.map((one) => (
            <ContingentTeams
              key={`${one.contingent.id} ${JSON.stringify(one.teams)}`}
              teams={one}
              size={units.data.unit_size}
              event={event}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface ContingentTeamsProps {
  teams: SeniContingentTeams;
  size: number;
  event: SeniEventQuery;
}

/** Each undrawn athlete has the number of its team; saving sends the whole contingent. */
function ContingentTeams({ teams, size, event }: ContingentTeamsProps) {
  const save = useSend(
    seniCalls.putTogether,
    (body: { contingent_id: number; teams: number[][] }) => ({ body: { ...event, ...body } }),
    CHANGED,
  );
  const open = teams.teams.filter((team) => !team.is_drawn);
  const stands = new Map(
    open.flatMap((team, index) => team.members.map((one) => [one.participant_id, index] as const)),
  );
  const [numbers, setNumbers] = useState(stands);
  const members = open.flatMap((team) => team.members);
  const last = Math.max(-1, ...numbers.values());
  const isChanged = members.some((one) => numbers.get(one.participant_id) !== stands.get(one.participant_id));
  const inTeam = (index: number) => members.filter((one) => numbers.get(one.participant_id) === index);
  const submit = () =>
    save.mutate(
      {
        contingent_id: teams.contingent.id,
        teams: Array.from({ length: last + 1 }, (_, index) => inTeam(index).map((one) => one.participant_id)).filter(
          (team) => team.length > 0,
        ),
      },
      {
        onSuccess: () => toast.success(texts.unitsSaved),
        onError: (error) => toast.error(messageOf(error, texts.unitsFailed)),
      },
    );
  return (
    <chakra.section
      aria-label={shownName(teams.contingent.name)}
      bg="bg.panel"
      rounded="md"
      borderWidth="1px"
      borderColor="border"
      p="4"
    >
      <chakra.h2 fontWeight="semibold" mb="2">
        {shownName(teams.contingent.name)}
      </chakra.h2>
      {members.map((one) => {
        const index = numbers.get(one.participant_id) ?? 0;
        const missing = size - inTeam(index).length;
        return (
          <Box
            key={one.participant_id}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) 7.5rem"
            gap="2"
            alignItems="center"
            py="1.5"
            borderTopWidth="1px"
            borderColor="border"
          >
            <chakra.span overflowWrap="anywhere">
              {shownName(one.name)}
              {one.team_label ? (
                <chakra.span color="fg.subtle" textStyle="sm">
                  {' '}
                  {one.team_label}
                </chakra.span>
              ) : null}
              <chakra.span display="block" mt="0.5">
                {missing === 0 ? <Tag tone="ok">{texts.whole}</Tag> : <Tag tone="warn">{texts.missing(missing)}</Tag>}
              </chakra.span>
            </chakra.span>
            <Select
              aria-label={texts.teamOf(shownName(one.name))}
              value={index}
              onChange={(changed) => setNumbers(new Map(numbers).set(one.participant_id, Number(changed.target.value)))}
            >
              {Array.from({ length: last + 2 }, (_, at) => (
                <option key={at} value={at}>
                  {at > last ? texts.newTeam : texts.team(at + 1)}
                </option>
              ))}
            </Select>
          </Box>
        );
      })}
      {teams.teams
        .filter((team) => team.is_drawn)
        .map((team) => (
          <Box key={team.members[0]?.participant_id} py="2" borderTopWidth="1px" borderColor="border" color="fg.muted">
            {team.members.map((one) => shownName(one.name)).join(', ')} <Tag>{texts.drawnIn(team.pool_name ?? '')}</Tag>
          </Box>
        ))}
      {members.length > 0 ? (
        <Box mt="3">
          <Button size="sm" variant="solid" disabled={!isChanged} busy={save.isPending} onClick={submit}>
            {texts.unitsSave}
          </Button>
        </Box>
      ) : null}
    </chakra.section>
  );
}
