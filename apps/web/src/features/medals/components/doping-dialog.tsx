// Disqualifies anybody who was drawn for doping, also after the event: which medals move is told first, and it can be taken back.
import { Box, chakra } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import type { DisqualifiedUnit, MedalMove, MedalSnapshot } from '@gelanggang/contract/medals';
import { classOf } from '@gelanggang/domain/words/match-class';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input, Select } from '@web/components/form-field';
import { ErrorState } from '@web/components/states';
import { messageOf } from '@web/lib/http';
import { setFields } from '@web/lib/set-fields';
import { useCall } from '@web/lib/use-call';
import { useDisqualify, useMedalMoves } from '../medals.api';
import { medalTexts as texts } from '../texts';

interface Doping {
  text: string;
  unitId: number | null;
  reason: string;
}

export function DopingDialog({ medals, onClose }: { medals: MedalSnapshot; onClose(): void }) {
  const { tournament } = medals;
  const form = useForm<Doping>({ defaultValues: { text: '', unitId: null, reason: '' } });
  const { text, unitId, reason } = form.watch();
  const set = setFields(form);
  const [isAsked, setAsked] = useState(false);
  const [takenBack, setTakenBack] = useState<DisqualifiedUnit | null>(null);
  const moves = useMedalMoves(tournament.id, unitId);
  const list = useCall(medalCalls.disqualified, { params: { id: tournament.id } });
  const { save, withdraw, liftUndrawn } = useDisqualify(tournament);
  const isLifting = withdraw.isPending || liftUndrawn.isPending;
  const search = useDeferredValue(text.trim());
  const { found, left } = useFound(medals, search);
  const submit = () => {
    setAsked(true);
    if (unitId === null || reason.trim() === '') return;
    save.mutate({ unit_id: unitId, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      width="40rem"
      title={texts.doping}
      sends={texts.disqualify}
      isDestructive
      isBusy={save.isPending}
      isReady={unitId !== null && !moves.isError && moves.data !== undefined}
      hasCancel={false}
      keeps={{ form, of: tournament.id }}
      onSubmit={submit}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">{texts.dopingText}</chakra.p>
      <FormField label={texts.dopingFind} hint={texts.dopingFindHint}>
        {(props) => (
          <Input
            {...props}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={(event) => set({ text: event.target.value, unitId: null })}
          />
        )}
      </FormField>
      <FormField
        label={texts.dopingWho}
        hint={found.length === 0 && search !== '' ? texts.dopingNobody : left > 0 ? texts.dopingMore(left) : undefined}
      >
        {(props) => (
          <Select
            {...props}
            value={unitId ?? ''}
            onChange={(event) => set({ unitId: event.target.value === '' ? null : Number(event.target.value) })}
          >
            <option value="" disabled>
              {texts.choosePerson}
            </option>
            {found.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {unitId === null ? null : (
        <Box role="status" aria-live="polite" p="3" rounded="md" bg="bg.muted" minH="3rem">
          {moves.isError ? messageOf(moves.error) : moves.data ? <Moves moves={moves.data} /> : '…'}
        </Box>
      )}
      <FormField label={texts.reason} error={isAsked && reason.trim() === '' ? texts.reasonMissing : undefined}>
        {(props) => <Input {...props} maxLength={500} {...form.register('reason')} />}
      </FormField>
      {list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {(list.data ?? []).length > 0 ? (
        <Box>
          <chakra.h3 fontWeight="semibold">{texts.disqualified}</chakra.h3>
          <ul>
            {(list.data ?? []).map((one) => (
              <chakra.li
                key={`${one.unit_id} ${one.team_member_id}`}
                display="flex"
                alignItems="center"
                gap="3"
                py="2"
                borderTopWidth="1px"
              >
                <Box flex="1" minW="0">
                  <chakra.p fontWeight="semibold">
                    {shownName(one.names)} ({shownName(one.contingent)})
                  </chakra.p>
                  <chakra.p fontSize="sm" color="fg.muted">
                    {one.reason}
                  </chakra.p>
                  {one.unit_id === null ? <chakra.p fontSize="sm">{texts.notDrawnNow}</chakra.p> : null}
                </Box>
                <Button size="sm" busy={isLifting} onClick={() => setTakenBack(one)}>
                  {texts.takeBack}
                </Button>
              </chakra.li>
            ))}
          </ul>
        </Box>
      ) : null}
      <ConfirmDialog
        open={takenBack !== null}
        onClose={() => setTakenBack(null)}
        title={texts.takeBackTitle}
        question={takenBack?.unit_id === null ? texts.takeBackUndrawn : texts.takeBackText}
        name={takenBack ? `${shownName(takenBack.names)} (${shownName(takenBack.contingent)})` : undefined}
        confirmText={texts.takeBack}
        busy={isLifting}
        onConfirm={() => {
          const { unit_id: unit = null, team_member_id: member = null } = takenBack ?? {};
          const done = { onSuccess: () => setTakenBack(null) };
          if (unit !== null) withdraw.mutate(unit, done);
          else if (member !== null) liftUndrawn.mutate(member, done);
        }}
      />
    </FormDialog>
  );
}

const LEAST_LETTERS = 2;
const SHOWN = 20;

/** Whoever has a medal; with a name, whoever was drawn and has it. */
function useFound(medals: MedalSnapshot, search: string) {
  const isSearching = search.length >= LEAST_LETTERS;
  const request = { params: { id: medals.tournament.id }, query: { page: 1, perPage: SHOWN, search } };
  const { data } = useCall(medalCalls.drawnUnits, isSearching ? request : null);
  if (isSearching) {
    const drawn = data?.data ?? [];
    const found = drawn.map((one) => ({
      id: one.unit_id,
      label: `${shownName(one.names)} (${shownName(one.contingent)}) · ${classOf(one)}`,
    }));
    return { found, left: Math.max(0, (data?.total ?? 0) - drawn.length) };
  }
  const found = medals.events.flatMap((event) =>
    event.pools.flatMap(({ winners }) =>
      winners.map((one) => ({
        id: one.unit_id,
        label: `${texts.medals[one.medal]} · ${one.names.map((name) => shownName(name)).join(', ')} (${shownName(one.contingent)}) · ${classOf(event)}`,
      })),
    ),
  );
  return { found, left: 0 };
}

function Moves({ moves }: { moves: readonly MedalMove[] }) {
  if (moves.length === 0) return texts.noMoves;
  return (
    <>
      <chakra.p fontWeight="semibold">{texts.moves(moves.length)}</chakra.p>
      <chakra.ul listStyleType="disc" ps="5" mt="1">
        {moves.map(({ unit_id: id, names, contingent, before, after }) => (
          <li key={id}>
            {names.join(', ')} ({contingent}): {before ? texts.medals[before] : texts.noMedal} →{' '}
            {after ? texts.medals[after] : texts.noMedal}
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
