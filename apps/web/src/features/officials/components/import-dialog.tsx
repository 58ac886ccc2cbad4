// A list of officials from a file: what each row says and what is wrong with it is shown before anything is kept.
import { Box, chakra } from '@chakra-ui/react';
import { type ChangeEvent, useState } from 'react';
import * as officialCalls from '@gelanggang/contract/calls/officials';
import type { ReadOfficialRow } from '@gelanggang/contract/officials';
import { roleLabel } from '@gelanggang/domain/officials/roles';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { FileInput } from '@web/components/file-input';
import { FormField } from '@web/components/form-field';
import { Tag } from '@web/components/tag';
import { download } from '@web/lib/call-files';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { texts as common } from '@web/site/texts';
import { readOfficialList, changed } from '../officials.api';
import { officialTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';

export function ImportDialog({ tournamentId, onClose }: { tournamentId: number; onClose(): void }) {
  const [rows, setRows] = useState<ReadOfficialRow[] | null>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const takeIn = useSend(
    officialCalls.takeIn,
    { params: { id: tournamentId } },
    { ...changed(tournamentId), isTold: true },
  );
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    setReading(true);
    setFault(undefined);
    try {
      setRows((await readOfficialList(tournamentId, file)).rows);
    } catch (error) {
      setFault((error instanceof HttpError && error.fields.file?.[0]) || messageOf(error, texts.readFailed));
    } finally {
      setReading(false);
    }
  };
  const good = rows?.filter(({ faults }) => faults.length === 0) ?? [];
  const send = () => takeIn.mutate({ officials: good.map(bodyOf) }, { onSuccess: onClose });
  const get = (format: 'xlsx' | 'csv') =>
    download(officialCalls.template, { params: { format } }, `${texts.fileName}.${format}`).catch((error: unknown) =>
      toast.error(messageOf(error)),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.importTitle}
      width={rows ? '56rem' : '30rem'}
      footer={
        rows ? (
          <>
            <Button onClick={() => setRows(null)} disabled={takeIn.isPending}>
              {texts.another}
            </Button>
            <Button variant="solid" busy={takeIn.isPending} disabled={good.length === 0} onClick={send}>
              {texts.takeIn(good.length)}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{common.action.cancel}</Button>
        )
      }
    >
      {rows ? (
        <Preview rows={rows} />
      ) : (
        <Box display="grid" gap="4">
          <chakra.p color="fg.muted">{texts.importLead}</chakra.p>
          <Box display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" onClick={() => void get('xlsx')}>
              {texts.template}
            </Button>
            <Button size="sm" onClick={() => void get('csv')}>
              {texts.templateCsv}
            </Button>
          </Box>
          <FormField label={texts.file} error={fault} hint={isReading ? texts.reading : undefined}>
            {(props) => (
              <FileInput {...props} accept=".xlsx,.csv" disabled={isReading} onChange={(event) => void read(event)} />
            )}
          </FormField>
        </Box>
      )}
    </Dialog>
  );
}

const bodyOf = (row: ReadOfficialRow) => ({
  name: row.name,
  roles: row.roles,
  province_id: row.province_id ?? undefined,
  district_id: row.district_id ?? undefined,
  licence: row.licence,
  phone: row.phone,
  days: row.days ?? undefined,
});

/** Refused rows first. */
function Preview({ rows }: { rows: readonly ReadOfficialRow[] }) {
  const bad = rows.filter(({ faults }) => faults.length > 0);
  const good = rows.filter(({ faults }) => faults.length === 0);
  return (
    <>
      <chakra.p mb="3" role="status">
        {texts.summary(good.length, good.filter((row) => row.is_known).length, bad.length)}
      </chakra.p>
      <chakra.ul borderTopWidth="2px" borderColor="fg">
        {[...bad, ...good].map((row) => (
          <chakra.li
            key={row.line}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '5rem minmax(0, 1.2fr) minmax(0, 1fr) auto' }}
            columnGap="3"
            rowGap="0.5"
            alignItems="start"
            py="2"
            borderBottomWidth="1px"
          >
            <chakra.span textStyle="sm" color="fg.subtle" gridColumn={{ base: '1 / -1', md: 'auto' }}>
              {texts.line(row.line)}
            </chakra.span>
            <Box minW="0">
              <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                {shownName(row.name)}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {row.roles.map(roleLabel).join(', ')}
              </chakra.p>
            </Box>
            <chakra.p
              textStyle="sm"
              color="fg.muted"
              overflowWrap="anywhere"
              gridRow={{ base: 3, md: 'auto' }}
              gridColumn={{ base: '1 / -1', md: 'auto' }}
            >
              {[row.region, row.licence, texts.dayList(row.days)].filter(Boolean).join(' · ')}
            </chakra.p>
            {row.faults.length > 0 ? (
              <Tag tone="danger">{texts.refused}</Tag>
            ) : row.is_known ? (
              <Tag>{texts.known}</Tag>
            ) : (
              <span />
            )}
            {row.faults.map((fault) => (
              <chakra.p key={fault} textStyle="sm" color="fg.error" gridColumn="1 / -1">
                {fault}
              </chakra.p>
            ))}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
