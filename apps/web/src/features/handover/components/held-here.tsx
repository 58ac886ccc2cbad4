// One tournament: who holds it, and the step that it can take from here.
import { Box, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import * as handoverCalls from '@gelanggang/contract/calls/handover';
import { type HandoverRow, LONGEST_PLACE } from '@gelanggang/contract/handover';
import { Button } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FormDialog } from '@web/components/form-dialog';
import { Input } from '@web/components/form-controls';
import { FormField } from '@web/components/form-field';
import { Tag } from '@web/components/tag';
import { download } from '@web/lib/call-files';
import { formatFileSize, formatDayAndMoment } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { texts as common } from '@web/site/texts';
import { FORGETS } from '../handover.api';
import { handoverTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';

export function HeldHere({ row, isGuest }: { row: HandoverRow; isGuest: boolean }) {
  const [asked, setAsked] = useState<'give' | 'take back' | null>(null);
  const close = () => setAsked(null);
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" px="4" py="3" borderTopWidth="1px">
      <Box flex="1 1 16rem" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {row.name}
        </chakra.p>
        <Tag tone={row.is_away ? 'warn' : 'ok'}>
          {row.is_away && row.since ? texts.away(row.place, formatDayAndMoment(row.since)) : texts.here}
        </Tag>
        {row.is_away && !row.file ? (
          <chakra.p textStyle="xs" color="fg.subtle" mt="1">
            {texts.elsewhere}
          </chakra.p>
        ) : null}
      </Box>
      {row.is_away ? (
        <>
          {row.file ? <FileOf id={row.id} file={row.file} /> : null}
          <Button size="sm" onClick={() => setAsked('take back')}>
            {texts.takeBack}
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => setAsked('give')}>
          {isGuest ? texts.giveBack : texts.give}
        </Button>
      )}
      {asked === 'give' ? <GiveDialog row={row} isGuest={isGuest} onClose={close} /> : null}
      {asked === 'take back' ? <TakeBackDialog row={row} onClose={close} /> : null}
    </chakra.li>
  );
}

function FileOf({ id, file }: { id: number; file: { name: string; size_bytes: number } }) {
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await download(handoverCalls.file, { params: { id } }, file.name).catch((fault: unknown) =>
      toast.error(messageOf(fault)),
    );
    setBusy(false);
  };
  return (
    <Button size="sm" variant="solid" busy={isBusy} onClick={() => void take()}>
      <Download aria-hidden="true" />
      {texts.download(formatFileSize(file.size_bytes))}
    </Button>
  );
}

function GiveDialog({ row, isGuest, onClose }: { row: HandoverRow; isGuest: boolean; onClose(): void }) {
  const give = useSend(handoverCalls.give, { params: { id: row.id } }, FORGETS);
  const [place, setPlace] = useState('');
  const [withPasswords, setWithPasswords] = useState(false);
  const send = () =>
    give.mutate({ place: place.trim() || undefined, with_passwords: withPasswords }, { onSuccess: onClose });
  return (
    <FormDialog
      title={isGuest ? texts.giveBackTitle : texts.giveTitle}
      sends={isGuest ? texts.giveBack : texts.give}
      isBusy={give.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <chakra.p>
        <strong>{row.name}.</strong> {texts.giveLead}
      </chakra.p>
      {isGuest ? null : (
        <>
          <FormField label={texts.place} hint={texts.placeHint} isOptional>
            {(props) => (
              <Input
                {...props}
                value={place}
                maxLength={LONGEST_PLACE}
                onChange={(event) => setPlace(event.target.value)}
              />
            )}
          </FormField>
          <CheckList
            label={texts.passwords}
            isLabelHidden
            options={[{ value: 'passwords', label: texts.passwords, hint: texts.passwordsHint }]}
            chosen={withPasswords ? ['passwords'] : []}
            onChange={(chosen) => setWithPasswords(chosen.length > 0)}
          />
        </>
      )}
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.personal}
      </chakra.p>
    </FormDialog>
  );
}

function TakeBackDialog({ row, onClose }: { row: HandoverRow; onClose(): void }) {
  const takeBack = useSend(handoverCalls.takeBack, { params: { id: row.id } }, FORGETS);
  return (
    <ConfirmDialog
      open
      title={texts.takeBackTitle}
      question={texts.takeBackQuestion}
      name={row.name}
      confirmText={texts.takeBackTitle}
      cancelText={common.action.close}
      busy={takeBack.isPending}
      onClose={onClose}
      onConfirm={() => takeBack.mutate(undefined, { onSuccess: onClose })}
    >
      {texts.takeBackLoses}
    </ConfirmDialog>
  );
}
