// /admin/rehearsal: a tournament to practise with, made with one click and deleted with another.
import { Box, chakra } from '@chakra-ui/react';
import type { RehearsalRow } from '@gelanggang/contract/rehearsal';
import { Check, Radio } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { RehearsalTag } from '@web/components/rehearsal-band';
import { formatDayAndMoment } from '@web/lib/formats';
import { useSessionUser } from '@web/lib/session';
import { pathOf } from '@web/site/routes';
import { rememberTournament, useRemembered, withTournament } from '@web/site/tournament-context';
import { rehearsalTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import * as rehearsalCalls from '@gelanggang/contract/calls/rehearsal';
import { useSend } from '@web/lib/use-send';
import { OF_TOURNAMENTS } from '@web/lib/tournament-calls';

const CHANGED = { forgets: [rehearsalCalls.list, ...OF_TOURNAMENTS], evenRefused: true };

/** While one is being made. */
const LOOK_MS = 1_500;

export default function RehearsalPage() {
  const { data, error, refetch } = useCall(
    rehearsalCalls.list,
    {},
    {
      refetchInterval: (query) => (query.state.data?.some(({ state }) => state === 'making') ? LOOK_MS : false),
    },
  );
  const make = useSend(rehearsalCalls.make, {}, { ...CHANGED, isTold: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const isBusy = make.isPending || data.some(({ state }) => state === 'making');
  return (
    <>
      <PageHeader title={texts.title} />
      <chakra.p color="fg.muted" mb="5" maxW="prose">
        {texts.lead}
      </chakra.p>
      {data.map((row) => (
        <Rehearsal key={row.id} row={row} />
      ))}
      {data.some(({ is_own }) => is_own) ? null : (
        <Box mb="6" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <Button variant="solid" busy={make.isPending} disabled={isBusy} onClick={() => make.mutate()}>
            {texts.make}
          </Button>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.makeHint}
          </chakra.p>
        </Box>
      )}
      <chakra.h2 textStyle="title.section" mb="2">
        {texts.promises}
      </chakra.h2>
      <chakra.ul display="grid" gap="2" maxW="prose">
        {texts.promised.map((one) => (
          <chakra.li key={one} display="flex" gap="2">
            <chakra.span color="status.ok.fg" pt="0.5" flex="none">
              <Check size={18} aria-hidden="true" />
            </chakra.span>
            {one}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

function Rehearsal({ row }: { row: RehearsalRow }) {
  const { id, name, slug, state } = row;
  const [isAsked, setAsked] = useState(false);
  // what it says is said by the question
  const remove = useSend(rehearsalCalls.remove, (id: number) => ({ params: { id } }), { ...CHANGED, isTold: true });
  const account = useSessionUser()?.id;
  const remembered = useRemembered();
  const end = () =>
    remove.mutate(id, {
      onSuccess: () => {
        // nothing is left to work on
        if (remembered === id) rememberTournament(account, null);
        setAsked(false);
      },
    });
  return (
    <chakra.section
      aria-label={name}
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      p="4"
      mb="6"
      maxW="48rem"
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h2 textStyle="title.section" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <RehearsalTag slug={slug} />
      </Box>
      <chakra.p role="status" textStyle="sm" color={state === 'failed' ? 'status.danger.fg' : 'fg.muted'} mt="1">
        {stateOf(row)}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2" mt="4">
        {state === 'ready' ? (
          <>
            <ButtonLink to={withTournament(pathOf('/admin'), id)} size="sm" variant="solid">
              {texts.desk}
            </ButtonLink>
            <ButtonLink to={pathOf('/schedule/live/:slug/tanding', { slug })} size="sm">
              <Radio aria-hidden="true" />
              {texts.live}
            </ButtonLink>
            <ButtonLink to={pathOf('/detail/:slug', { slug })} size="sm">
              {texts.publicPage}
            </ButtonLink>
          </>
        ) : null}
        {state === 'making' ? null : (
          <Button size="sm" variant="danger" onClick={() => setAsked(true)}>
            {texts.remove}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={texts.remove}
        question={texts.question}
        name={name}
        confirmText={texts.remove}
        busy={remove.isPending}
        onClose={() => setAsked(false)}
        onConfirm={end}
      >
        {texts.goes}
      </ConfirmDialog>
    </chakra.section>
  );
}

function stateOf({ state, begun_at, made_by, is_own, fault }: RehearsalRow): string {
  if (state === 'making') return texts.making;
  if (state === 'failed') return `${texts.failed} ${fault ?? ''}`;
  return [texts.ready(formatDayAndMoment(begun_at)), !is_own && made_by ? texts.by(made_by) : ''].join(' ').trim();
}
