// The lot of a battle of jurus at the desk, from the semifinal on: who won it, who performs first, which jurus (art. 12.1.d.7).
import { forget, useCall } from '@web/lib/use-call';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import { Box, chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import type { JurusChoiceRequest, JurusLotRequest } from '@gelanggang/contract/jurus-panels';
import type { LiveMatch } from '@gelanggang/contract/live';
import { type Jurus, JURUS_LABELS } from '@gelanggang/domain/rules/jurus-rules';
import { isDrawnByLot, jurusChoices } from '@gelanggang/domain/rules/battle-lot';
import { type Corner, CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { FormField, Input } from '@web/components/form-field';
import { ErrorState, PageLoading } from '@web/components/states';
import { callApi } from '@web/lib/calls';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { lotTexts as texts } from '../lot-texts';
import { performsBefore } from '../performs-first';

type Asked = { path: 'jurus-lot'; body: JurusLotRequest } | { path: 'jurus-choice'; body: JurusChoiceRequest };

/** That the other one performs first; nothing where this one may begin. */
export function OtherFirst({ match, matches }: { match: LiveMatch; matches: readonly LiveMatch[] }) {
  const corner = performsBefore(match, matches);
  if (corner === null) return null;
  return (
    <chakra.p role="status" fontWeight="semibold">
      {texts.otherFirst(CORNER_LABELS[corner])}
    </chakra.p>
  );
}

/** Nothing for a match that has none. */
export function JurusLot({ match }: { match: LiveMatch }) {
  const [asks, setAsks] = useState(false);
  const { seni } = match;
  if (match.mode !== 'battle' || !seni || !isDrawnByLot(seni.jurus_stage)) return null;
  const { lot } = seni;
  const isDone = lot !== undefined && lot.first !== null;
  return (
    <chakra.section
      aria-label={texts.title}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      rounded="md"
      p="3"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
    >
      <Box flex="1" minW="12rem">
        <chakra.p fontWeight="semibold">{texts.title}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" role="status">
          {lot
            ? [
                texts.wonBy(CORNER_LABELS[lot.winner]),
                lot.first ? texts.firstIs(CORNER_LABELS[lot.first]) : texts.notChosen,
                lot.jurus ? JURUS_LABELS[lot.jurus] : '',
              ]
                .filter(Boolean)
                .join(' · ')
            : texts.notDrawn}
        </chakra.p>
      </Box>
      <Button size="lg" variant="outline" onClick={() => setAsks(true)}>
        {lot ? (isDone ? texts.change : texts.choose) : texts.draw}
      </Button>
      {asks ? <LotDialog match={match} onClose={() => setAsks(false)} /> : null}
    </chakra.section>
  );
}

function LotDialog({ match, onClose }: { match: LiveMatch; onClose(): void }) {
  const client = useQueryClient();
  // its rule of time, its judges and what stands: asked for anew whenever the desk shows it
  const pool = useCall(seniCalls.pool, { params: { id: match.pool_id } }, { staleTime: 0 });
  const [isAgain, setAgain] = useState(false);
  const ask = useMutation({
    mutationFn: (asked: Asked) => {
      const params = { id: match.id };
      return asked.path === 'jurus-lot'
        ? callApi(arenaControlCalls.drawLot, { params, body: asked.body })
        : callApi(arenaControlCalls.choose, { params, body: asked.body });
    },
    onSuccess: ({ message }, { path }) => {
      toast.success(message);
      setAgain(false);
      if (path === 'jurus-choice') onClose();
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => forget(client, arenaControlCalls.queue, seniCalls.pool),
  });
  const row = pool.data?.matches.find((one) => one.id === match.id);
  const lot = row?.lot ?? null;
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {!row ? (
        pool.error ? (
          <ErrorState error={pool.error} onRetry={() => void pool.refetch()} />
        ) : (
          <PageLoading />
        )
      ) : lot && !isAgain ? (
        <Choice
          key={`${lot.winner} ${lot.first} ${lot.jurus}`}
          winner={lot.winner}
          first={lot.first}
          jurus={lot.jurus}
          choices={jurusChoices(row.rules, lot.jurus)}
          isBusy={ask.isPending}
          onSave={(body) => ask.mutate({ path: 'jurus-choice', body })}
          onAgain={() => setAgain(true)}
        />
      ) : (
        <Drawing
          isAgain={lot !== null}
          isBusy={ask.isPending}
          onDraw={(body) => ask.mutate({ path: 'jurus-lot', body })}
        />
      )}
    </Dialog>
  );
}

interface DrawingProps {
  isAgain: boolean;
  isBusy: boolean;
  onDraw(body: JurusLotRequest): void;
}

/** Openly from a seed, or as the chair drew it by hand. */
function Drawing({ isAgain, isBusy, onDraw }: DrawingProps) {
  const [reason, setReason] = useState('');
  const isReady = !isBusy && (!isAgain || reason.trim() !== '');
  const body = (winner?: Corner): JurusLotRequest => ({
    ...(winner ? { winner } : {}),
    ...(isAgain ? { reason: reason.trim() } : {}),
  });
  return (
    <>
      <chakra.p mb="3">{texts.text}</chakra.p>
      {isAgain ? (
        <Box mb="3">
          <FormField label={texts.whyAgain}>
            {(control) => (
              <Input {...control} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            )}
          </FormField>
        </Box>
      ) : null}
      <Box display="grid" gap="2" pb="2">
        <Button variant="solid" minH="52px" disabled={!isReady} onClick={() => onDraw(body())}>
          {texts.open}
        </Button>
        {CORNERS.map((corner) => (
          <Button key={corner} minH="52px" disabled={!isReady} onClick={() => onDraw(body(corner))}>
            {texts.byHand(CORNER_LABELS[corner])}
          </Button>
        ))}
      </Box>
    </>
  );
}

interface ChoiceProps {
  winner: Corner;
  first: Corner | null;
  jurus: Jurus | null;
  choices: readonly Jurus[];
  isBusy: boolean;
  onSave(body: JurusChoiceRequest): void;
  onAgain(): void;
}

function Choice({ winner, first, jurus, choices, isBusy, onSave, onAgain }: ChoiceProps) {
  const [chosen, setChosen] = useState({ first, jurus });
  const isWhole = chosen.first !== null && (choices.length === 0 || chosen.jurus !== null);
  return (
    <>
      <chakra.p mb="3" fontWeight="semibold">
        {texts.chooses(CORNER_LABELS[winner])}
      </chakra.p>
      <Options
        label={texts.order}
        options={CORNERS.map((corner) => [corner, texts.firstIs(CORNER_LABELS[corner])] as const)}
        chosen={chosen.first}
        onChoose={(corner) => setChosen({ ...chosen, first: corner })}
      />
      {choices.length > 0 ? (
        <Options
          label={texts.jurus}
          options={choices.map((one) => [one, JURUS_LABELS[one]] as const)}
          chosen={chosen.jurus}
          onChoose={(one) => setChosen({ ...chosen, jurus: one })}
        />
      ) : null}
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" pb="2">
        <Button variant="quiet" disabled={isBusy} onClick={onAgain}>
          {texts.again}
        </Button>
        <Button
          variant="solid"
          busy={isBusy}
          disabled={!isWhole}
          onClick={() =>
            chosen.first && onSave({ first: chosen.first, ...(chosen.jurus ? { jurus: chosen.jurus } : {}) })
          }
        >
          {texts.save}
        </Button>
      </Box>
    </>
  );
}

interface OptionsProps<T extends string> {
  label: string;
  options: readonly (readonly [T, string])[];
  chosen: T | null;
  onChoose(option: T): void;
}

function Options<T extends string>({ label, options, chosen, onChoose }: OptionsProps<T>) {
  return (
    <chakra.fieldset mb="3">
      <chakra.legend textStyle="label" mb="1">
        {label}
      </chakra.legend>
      <Box display="grid" gap="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {options.map(([option, text]) => (
          <Button
            key={option}
            minH="52px"
            aria-pressed={option === chosen}
            borderWidth={option === chosen ? '2px' : '1px'}
            borderColor={option === chosen ? 'fg' : 'border.control'}
            onClick={() => onChoose(option)}
          >
            {text}
          </Button>
        ))}
      </Box>
    </chakra.fieldset>
  );
}
