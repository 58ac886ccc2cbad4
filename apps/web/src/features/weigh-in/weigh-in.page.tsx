// /admin/weigh-in: the scales of a day, phone first: find somebody by name or card, weigh once, done.
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { WeighInAthlete, WeighInDay } from '@gelanggang/contract/weigh-in';
import { WEIGH_IN_LABELS, WEIGH_IN_OUTCOMES, type WeighInState } from '@gelanggang/domain/athletes/weigh-in';
import { longDateWithDay } from '@gelanggang/domain/words/dates';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import * as weighInCalls from '@gelanggang/contract/calls/weigh-in';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { optionsOf } from '@web/lib/options-of';
import { callApi } from '@web/lib/calls';
import { usePermissions } from '@web/site/account';
import { Button, ButtonLink } from '@web/components/button';
import { JobButton } from '@web/components/job-button';
import { FilterChip, SearchField } from '@web/components/list-filters';
import { Paged } from '@web/components/paged';
import { PageHeader } from '@web/components/page-header';
import { EmptyState } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { messageOf } from '@web/lib/http';
import { AthleteList } from './components/athlete-list';
import { ScaleDialog } from './components/scale-dialog';
import { ScanDialog } from './components/scan-dialog';
import { weighInTexts as texts } from './texts';
import { useWeighInDay } from './weigh-in.api';
import { pathOf } from '@web/site/routes';
import {
  type ChosenTournament,
  OfTournament,
  TournamentChip,
  useChosenTournament,
} from '@web/components/chosen-tournament';

const STATES: readonly WeighInState[] = ['waiting', ...WEIGH_IN_OUTCOMES];

export default function WeighInPage() {
  const address = useAddress();
  const chosen = useChosenTournament(tournamentCalls.ofOffice);
  const answer = useWeighInDay(chosen.id, address.get('date'));
  const day = answer.data;
  return (
    <>
      <PageHeader title={texts.title} note={day ? longDateWithDay(day.date) : undefined}>
        {day ? (
          <>
            <ButtonLink to={`${pathOf('/admin/weigh-in/papers')}?tournament_id=${day.tournament.id}`} size="sm">
              {texts.papers}
            </ButtonLink>
            <ButtonLink
              to={`${pathOf('/admin/weigh-in/forms')}?tournament_id=${day.tournament.id}&date=${day.date}`}
              size="sm"
            >
              {texts.forms}
            </ButtonLink>
            <Papers day={day} />
          </>
        ) : null}
      </PageHeader>
      <OfTournament of={chosen} answer={answer}>
        {(shown) => <Scales day={shown} chosen={chosen} />}
      </OfTournament>
    </>
  );
}

/** What is printed for the scales, for who may print it. */
function Papers({ day }: { day: WeighInDay }) {
  const permissions = usePermissions();
  if (!permissions.has('manage schedule')) return null;
  const tournament = { tournament_id: day.tournament.id };
  return (
    <>
      <JobButton size="sm" job={{ kind: 'athlete-cards-pdf', params: tournament }}>
        {texts.cards}
      </JobButton>
      <JobButton size="sm" job={{ kind: 'staff-cards-pdf', params: { ...tournament, for: 'managers' } }}>
        {texts.managerCards}
      </JobButton>
      <JobButton
        size="sm"
        disabled={day.athletes.length === 0}
        job={{ kind: 'weigh-in-pdf', params: { ...tournament, date: day.date } }}
      >
        {texts.paper}
      </JobButton>
    </>
  );
}

function Scales({ day, chosen }: { day: WeighInDay; chosen: ChosenTournament }) {
  const address = useAddress();
  const permissions = usePermissions();
  const [openId, setOpenId] = useState<number | null>(null);
  const [isScanning, setScanning] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const shown = found(day.athletes, address.get('q'), address.get('arena'), address.get('state'));
  const open = day.athletes.find((one) => one.participant_id === openId);
  const lookUp = (code: string) => {
    setAnswer(texts.scanLooking);
    callApi(weighInCalls.card, { params: { id: day.tournament.id, code } }).then(
      (holder) => {
        const here = day.athletes.find((one) => holder.participant_ids.includes(one.participant_id));
        if (!here) return setAnswer(texts.notToday(shownName(holder.name)));
        setScanning(false);
        setOpenId(here.participant_id);
      },
      (error: unknown) => setAnswer(messageOf(error, texts.scanFailed)),
    );
  };
  return (
    <>
      {/* below the head of the office, which stays in sight too */}
      <Box position="sticky" top="56px" zIndex="docked" bg="bg" pb="3">
        <Box display="flex" gap="2" mb="2">
          <SearchField placeholder={texts.find} name="q" />
          <Button
            size="sm"
            onClick={() => {
              setAnswer(null);
              setScanning(true);
            }}
          >
            <ScanLine aria-hidden="true" />
            <chakra.span srOnly={{ base: true, md: false }}>{texts.scan}</chakra.span>
          </Button>
        </Box>
        <Filters day={day} chosen={chosen} />
      </Box>
      {day.athletes.length === 0 ? (
        <EmptyState text={texts.empty} hint={texts.emptyHint} />
      ) : shown.length === 0 ? (
        <EmptyState text={texts.noneFound}>
          <Button onClick={() => address.set({ q: null, arena: null, state: null })}>{texts.clear}</Button>
        </EmptyState>
      ) : (
        <Paged rows={shown}>
          {(athletes) => (
            <AthleteList athletes={athletes} arenas={day.arenas} onChoose={(one) => setOpenId(one.participant_id)} />
          )}
        </Paged>
      )}
      {open ? (
        <ScaleDialog
          key={`${open.participant_id} ${open.record?.id}`}
          athlete={open}
          tournament={day.tournament}
          date={day.date}
          arena={day.arenas.find((arena) => arena.id === open.arena_id)}
          canCorrect={permissions.has('correct check in')}
          stoodBy={lastOfficials(day.athletes, open.contingent)}
          onClose={() => setOpenId(null)}
        />
      ) : null}
      {isScanning ? <ScanDialog answer={answer} onCode={lookUp} onClose={() => setScanning(false)} /> : null}
    </>
  );
}

/** Of the athlete of a contingent who was weighed last. */
function lastOfficials(athletes: readonly WeighInAthlete[], contingent: string): string[] {
  const records = athletes.flatMap((one) => (one.contingent === contingent && one.record ? [one.record] : []));
  return records.sort((a, b) => b.recorded_at.localeCompare(a.recorded_at))[0]?.officials ?? [];
}

function Filters({ day, chosen }: { day: WeighInDay; chosen: ChosenTournament }) {
  const address = useAddress();
  const count = (state: WeighInState) => day.athletes.filter((one) => one.state === state).length;
  return (
    <Box
      display="flex"
      gap="2"
      overflowX="auto"
      role="search"
      css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
    >
      <TournamentChip of={chosen} leaves={{ date: null, arena: null }} />
      <FilterChip
        label={texts.date}
        value={day.date}
        options={[...new Set([...day.dates, day.date])].map((date) => ({ value: date, label: longDateWithDay(date) }))}
        isActive
        isRequired
        onChoose={(value) => address.set({ date: value, arena: null })}
      />
      <FilterChip
        label={texts.state}
        value={address.get('state')}
        options={STATES.map((state) => ({ value: state, label: `${WEIGH_IN_LABELS[state]} (${count(state)})` }))}
        isActive={address.get('state') !== ''}
        onChoose={(value) => address.set({ state: value })}
      />
      <FilterChip
        label={texts.arena}
        value={address.get('arena')}
        options={optionsOf(day.arenas)}
        isActive={address.get('arena') !== ''}
        onChoose={(value) => address.set({ arena: value })}
      />
    </Box>
  );
}

function found(athletes: readonly WeighInAthlete[], query: string, arena: string, state: string): WeighInAthlete[] {
  const wanted = query.trim().toLocaleLowerCase('id');
  return athletes.filter(
    (one) =>
      (arena === '' || String(one.arena_id) === arena) &&
      (state === '' || one.state === state) &&
      (wanted === '' || `${one.name} ${one.contingent}`.toLocaleLowerCase('id').includes(wanted)),
  );
}
