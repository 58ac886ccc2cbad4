// My contingents, five a page; those that are registered are ticked and stay so (spec 1 §2, §4, §9).
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { useCall } from '@web/lib/use-call';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useRegistrationWatch } from '@web/lib/registration-watch';
import { Button, ButtonLink } from '@web/components/button';
import { RegistrationNotice } from '@web/components/registration-notice';
import { EmptyState, ErrorState, SkeletonLine } from '@web/components/states';
import { SelectionLine, Tick, useSelection, type Selection } from '@web/components/table-selection';
import { Tag } from '@web/components/tag';
import { HttpError, reasonOf } from '@web/lib/http';
import { pageOf } from '@web/lib/page-of';
import { toast } from '@web/lib/toast';
import { FORGOTTEN } from '../contingents.api';
import { registrationTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';
import { withTournament } from '@web/site/tournament-context';
import { useSend } from '@web/lib/use-send';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { OF_TOURNAMENTS } from '@web/lib/tournament-calls';

/** Spec 1 §9. */
const PER_PAGE = 5;

/** Spec 1 §8: one sentence for a 422, one for all else, and what is known under it. */
function sayFailure(error: Error): void {
  if (!(error instanceof HttpError) || error.status !== 422) return toast.error(texts.failed, reasonOf(error));
  const reasons = [...new Set(Object.values(error.fields).flat())].filter((one) => one !== MESSAGES.noContingentChosen);
  toast.error(MESSAGES.noContingentChosen, reasons.join(' ') || undefined);
}

export function RegistrationChecklist({ tournament }: { tournament: TournamentDetail }) {
  const mine = useCall(contingentCalls.mine, { query: { tournament_id: tournament.id } });
  // forgotten also after a refusal: it may have closed, or another device may have registered them
  const register = useSend(
    tournamentCalls.register,
    (contingents: number[]) => ({ body: { tournament_id: tournament.id, contingents } }),
    { forgets: [...FORGOTTEN, ...OF_TOURNAMENTS], evenRefused: true },
  );
  const selection = useSelection();
  const [wanted, setWanted] = useState(1);
  const news = useRegistrationWatch(tournament);

  if (mine.isError && !mine.data) return <ErrorState error={mine.error} onRetry={() => void mine.refetch()} />;
  if (!mine.data) return <SkeletonLine mt="8" w="60%" />;
  if (mine.data.length === 0) {
    return (
      <EmptyState text={texts.none}>
        <ButtonLink to={`${pathOf('/admin/contingent/create')}?tournament_id=${tournament.id}`} variant="solid">
          {texts.create}
        </ButtonLink>
      </EmptyState>
    );
  }

  const page = pageOf(mine.data, wanted, PER_PAGE);
  const isAllRegistered = mine.data.every((one) => one.is_registered);
  const submit = () =>
    register.mutate(
      mine.data.filter((one) => selection.has(one.id) && !one.is_registered).map((one) => one.id),
      {
        onSuccess: ({ message }) => {
          selection.clear();
          toast.success(message);
        },
        onError: sayFailure,
      },
    );

  return (
    <Box as="section" mt="6" aria-label={texts.checklist}>
      <chakra.h2 textStyle="title.section" mb="3">
        {texts.checklist}
      </chakra.h2>
      <RegistrationNotice news={news} name={tournament.name} />
      <chakra.ul bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg">
        {page.data.map((one, index) => (
          <chakra.li key={one.id} borderTopWidth={index === 0 ? 0 : '1px'}>
            <ChoiceLine
              name={shownName(one.name)}
              note={texts.members(one.team_members_count)}
              id={one.id}
              isRegistered={one.is_registered}
              isOpen={tournament.is_registration_open}
              selection={selection}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {page.last_page > 1 ? (
        <Box display="flex" alignItems="center" gap="3" mt="3">
          <Button size="sm" disabled={page.current_page === 1} onClick={() => setWanted(page.current_page - 1)}>
            {texts.previous}
          </Button>
          <chakra.span textStyle="sm" color="fg.muted" role="status">
            {page.current_page} / {page.last_page}
          </chakra.span>
          <Button
            size="sm"
            disabled={page.current_page === page.last_page}
            onClick={() => setWanted(page.current_page + 1)}
          >
            {texts.next}
          </Button>
        </Box>
      ) : null}
      <Box display="flex" alignItems="center" flexWrap="wrap" gap="3" mt="5">
        {!tournament.is_registration_open ? (
          <Tag tone="warn">{texts.closed}</Tag>
        ) : isAllRegistered ? (
          <>
            <ButtonLink to={withTournament(pathOf('/admin/team-members/create'), tournament.id)} variant="solid">
              {texts.addMember}
            </ButtonLink>
            <ButtonLink to={withTournament(pathOf('/admin/entry-import'), tournament.id)}>
              {texts.importList}
            </ButtonLink>
          </>
        ) : (
          <Button variant="solid" busy={register.isPending} onClick={submit}>
            {texts.submit}
          </Button>
        )}
        <ButtonLink to={`${pathOf('/admin/contingent/create')}?tournament_id=${tournament.id}`} variant="plain">
          {texts.create}
        </ButtonLink>
        <SelectionLine selection={selection} />
      </Box>
    </Box>
  );
}

interface ChoiceLineProps {
  id: number;
  name: string;
  note: string;
  isRegistered: boolean;
  isOpen: boolean;
  selection: Selection;
}

function ChoiceLine({ id, name, note, isRegistered, isOpen, selection }: ChoiceLineProps) {
  const isLocked = isRegistered || !isOpen;
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minH="52px"
      px="3.5"
      py="2"
      cursor={isLocked ? 'default' : 'pointer'}
    >
      <Tick
        type="checkbox"
        checked={isRegistered || selection.has(id)}
        disabled={isLocked}
        onChange={(event) => selection.set([id], event.target.checked)}
      />
      <chakra.span flex="1" minW="0" fontWeight="semibold" overflowWrap="anywhere">
        {name}
        <chakra.span display="block" textStyle="sm" fontWeight="normal" color="fg.subtle">
          {note}
        </chakra.span>
      </chakra.span>
      {isRegistered ? <Tag tone="ok">{texts.registered}</Tag> : null}
    </chakra.label>
  );
}
