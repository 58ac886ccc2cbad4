// The calendar of a contingent: its secret address, to be copied into a phone's calendar, and a new one on request.
import { Box, chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import * as contingentCalendarCalls from '@gelanggang/contract/calls/contingent-calendar';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { FormField, Input } from '@web/components/form-field';
import { ErrorState, PageLoading } from '@web/components/states';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { contingentTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';

interface CalendarDialogProps {
  contingent: { id: number; name: string };
  onClose(): void;
}

export function CalendarDialog({ contingent, onClose }: CalendarDialogProps) {
  const client = useQueryClient();
  const params = { id: contingent.id };
  const calendar = useCall(contingentCalendarCalls.address, { params }, { gcTime: 0 });
  const renew = useSend(
    contingentCalendarCalls.renew,
    { params },
    {
      onSuccess: (answer) => {
        client.setQueryData(keyOf(contingentCalendarCalls.address, { params }), answer);
        toast.success(texts.calendar.renewed);
      },
      onError: (error) => toast.error(messageOf(error)),
    },
  );
  const url = calendar.data?.url ?? '';
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(texts.calendar.copied),
      () => toast.error(texts.calendar.copyFailed),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${texts.calendar.title} ${shownName(contingent.name)}`}
      footer={
        <>
          <Button busy={renew.isPending} disabled={url === ''} onClick={() => renew.mutate()}>
            {texts.calendar.renew}
          </Button>
          <Button variant="solid" disabled={url === ''} onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.calendar.copy}
          </Button>
        </>
      }
    >
      {calendar.error ? (
        <ErrorState error={calendar.error} onRetry={() => void calendar.refetch()} />
      ) : url === '' ? (
        <PageLoading />
      ) : (
        <Box display="grid" gap="3">
          <FormField label={texts.calendar.address}>
            {(bound) => <Input {...bound} readOnly value={url} onFocus={(event) => event.target.select()} />}
          </FormField>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.calendar.hint}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.calendar.secret}
          </chakra.p>
        </Box>
      )}
    </Dialog>
  );
}
