// A file is sent, what it would change is shown, and then it is taken.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReadHandover } from '@gelanggang/contract/handover';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FileInput } from '@web/components/file-input';
import { FormField } from '@web/components/form-field';
import { formatNumber } from '@web/lib/formats';
import { useReadFile } from '@web/lib/use-read-file';
import { readHandoverFile, FORGETS } from '../handover.api';
import { changesInWords } from '../changes-in-words';
import { handoverTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as handoverCalls from '@gelanggang/contract/calls/handover';

export function Taking() {
  const { found: read, isReading, fault, choose, forget } = useReadFile(readHandoverFile);
  if (read) return <Found read={read} onDone={forget} />;
  return (
    <FormField label={texts.file} error={fault} hint={isReading ? texts.reading : undefined}>
      {(props) => (
        <FileInput {...props} accept=".gelanggang" disabled={isReading} onChange={(event) => void choose(event)} />
      )}
    </FormField>
  );
}

function Found({ read, onDone }: { read: ReadHandover; onDone(): void }) {
  const take = useSend(handoverCalls.take, {}, FORGETS);
  const [isAsked, setAsked] = useState(false);
  const send = () => take.mutate({ upload: read.upload, overwrite: read.overwrites !== null }, { onSuccess: onDone });
  const changes = changesInWords(read.changes ?? []);
  const [reason = ''] = (read.overwrites ?? '').split('\n');
  return (
    <Box display="grid" gap="3" role="status">
      <Box>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {read.tournament}
        </chakra.p>
        <chakra.p color="fg.muted">{texts.whole(formatNumber(read.files))}</chakra.p>
      </Box>
      {reason ? (
        <chakra.p color="status.danger.fg" fontWeight="medium">
          {reason}
        </chakra.p>
      ) : null}
      {read.is_known ? (
        <p>{texts.isKnown}</p>
      ) : read.changes === null ? (
        reason ? null : (
          <p>{texts.isNew}</p>
        )
      ) : changes.length === 0 ? (
        <p>{texts.noChange}</p>
      ) : (
        <Box>
          <p>{texts.changed}</p>
          <chakra.ul listStyleType="disc" ps="5">
            {changes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </chakra.ul>
        </Box>
      )}
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button onClick={onDone} disabled={take.isPending}>
          {texts.another}
        </Button>
        {read.is_known ? null : reason ? (
          <Button variant="danger" onClick={() => setAsked(true)}>
            {texts.overwrite}
          </Button>
        ) : (
          <Button variant="solid" busy={take.isPending} onClick={send}>
            {texts.accept}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={texts.overwrite}
        question={texts.overwriteQuestion}
        name={read.tournament}
        confirmText={texts.overwrite}
        busy={take.isPending}
        onClose={() => setAsked(false)}
        onConfirm={send}
      />
    </Box>
  );
}
