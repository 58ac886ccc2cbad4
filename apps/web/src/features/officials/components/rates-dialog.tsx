// What each role is paid, by match and by session, and the list of honoraria as Excel.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { OfficialRateRow } from '@gelanggang/contract/official-duties';
import { roleLabel } from '@gelanggang/domain/officials/roles';
import { digitsOf, grouped } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { FormDialog } from '@web/components/form-dialog';
import { Input } from '@web/components/form-controls';
import { PageLoading } from '@web/components/states';
import { useStartJob } from '@web/lib/jobs.api';
import { dutyTexts as texts } from '../duty-texts';
import { useCall } from '@web/lib/use-call';
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';
import { useSend } from '@web/lib/use-send';
import { type BodyOf, keyOf } from '@web/lib/calls';

export function RatesDialog({ tournamentId, onClose }: { tournamentId: number; onClose(): void }) {
  const { data } = useCall(dutyCalls.rates, { params: { id: tournamentId } });
  if (data) return <Rates tournamentId={tournamentId} rates={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={texts.rates} width="38rem">
      <PageLoading />
    </Dialog>
  );
}

interface RatesProps {
  tournamentId: number;
  rates: readonly OfficialRateRow[];
  onClose(): void;
}

function Rates({ tournamentId, rates, onClose }: RatesProps) {
  const [typed, setTyped] = useState(rates);
  // as it was opened: who changes another role at the same time keeps what they have saved
  const [opened] = useState(rates);
  const save = useSend(
    dutyCalls.saveRates,
    (rates: BodyOf<typeof dutyCalls.saveRates>['rates']) => ({ params: { id: tournamentId }, body: { rates } }),
    { forgets: [keyOf(dutyCalls.rates, { params: { id: tournamentId } })], isTold: true },
  );
  const start = useStartJob();
  const put = (role: string, values: Partial<OfficialRateRow>) =>
    setTyped(typed.map((one) => (one.role === role ? { ...one, ...values } : one)));
  const isChanged = (one: OfficialRateRow) => {
    const before = opened.find(({ role }) => role === one.role);
    return before?.per_match !== one.per_match || before.per_session !== one.per_session;
  };
  const store = (then: () => void) => save.mutate(typed.filter(isChanged), { onSuccess: then });
  return (
    <FormDialog
      title={texts.rates}
      width="38rem"
      isBusy={save.isPending}
      hasCancel={false}
      also={
        <Button
          busy={start.isPending}
          onClick={() =>
            store(() => start.mutate({ kind: 'honoraria-export', params: { tournament_id: tournamentId } }))
          }
        >
          {texts.honoraria}
        </Button>
      }
      onSubmit={() => store(onClose)}
      onClose={onClose}
    >
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) 7.5rem 7.5rem' }}
        gap="2"
        alignItems="center"
      >
        <chakra.span display={{ base: 'none', sm: 'inline' }} />
        <chakra.span textStyle="sm" color="fg.muted">
          {texts.perMatch}
        </chakra.span>
        <chakra.span textStyle="sm" color="fg.muted">
          {texts.perSession}
        </chakra.span>
        {typed.map((one) => (
          <Rate key={one.role} rate={one} onChange={(values) => put(one.role, values)} />
        ))}
      </Box>
    </FormDialog>
  );
}

function Rate({ rate, onChange }: { rate: OfficialRateRow; onChange(values: Partial<OfficialRateRow>): void }) {
  const field = (key: 'per_match' | 'per_session', label: string) => (
    <Input
      aria-label={`${roleLabel(rate.role)}, ${label}`}
      inputMode="numeric"
      maxLength={11}
      textAlign="end"
      value={grouped(rate[key])}
      onChange={(event) => onChange({ [key]: digitsOf(event.target.value) ?? 0 })}
    />
  );
  return (
    <>
      <chakra.span gridColumn={{ base: '1 / -1', sm: 'auto' }}>{roleLabel(rate.role)}</chakra.span>
      {field('per_match', texts.perMatch)}
      {field('per_session', texts.perSession)}
    </>
  );
}
