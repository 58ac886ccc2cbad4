// /admin/personal-data: each tournament's personal data, to be handed out by request and erased once it is over.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import type { PersonalDataRow } from '@gelanggang/contract/personal-data';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { formatMomentWithDay, formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { EraseDialog } from './components/erase-dialog';
import { download } from '@web/lib/call-files';
import { personalDataTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import * as personalDataCalls from '@gelanggang/contract/calls/personal-data';

export default function PersonalDataPage() {
  const { data, error, refetch } = useCall(personalDataCalls.list);
  const [erased, setErased] = useState<PersonalDataRow | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} />
      <Box maxW="form" color="fg.muted" textStyle="sm" display="grid" gap="2" mb="5">
        <chakra.p>{texts.lead}</chakra.p>
        <chakra.p>{texts.goes}</chakra.p>
        <chakra.p>{texts.stays}</chakra.p>
      </Box>
      {data.length === 0 ? <EmptyState text={texts.empty} /> : null}
      <Box display="grid" gap="3">
        {data.map((row) => (
          <TournamentData key={row.tournament_id} row={row} onErase={() => setErased(row)} />
        ))}
      </Box>
      {erased ? <EraseDialog row={erased} onClose={() => setErased(null)} /> : null}
    </>
  );
}

function TournamentData({ row, onErase }: { row: PersonalDataRow; onErase(): void }) {
  const handOut = useMutation({
    mutationFn: () =>
      download(
        personalDataCalls.handOut,
        { params: { id: row.tournament_id } },
        `data-pribadi-${row.tournament_id}.json`,
      ),
    onError: (error) => toast.error(messageOf(error, texts.downloadFailed)),
  });
  const erased = row.kept_contingents > 0 ? texts.partlyErased : texts.erased;
  const state = row.erased_at ? erased : row.is_over ? texts.over : texts.notOver;
  return (
    <chakra.article
      aria-label={shownName(row.name)}
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      p="4"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
    >
      <Box flex="1 1 16rem" minW="0">
        <chakra.h2 textStyle="title.section" overflowWrap="anywhere">
          {shownName(row.name)}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" mt="1">
          <Tag tone={row.erased_at ? 'neutral' : row.is_over ? 'warn' : 'ok'} me="2">
            {state}
          </Tag>
          {row.erased_at
            ? texts.erasedAt(formatMomentWithDay(row.erased_at))
            : texts.holds(formatNumber(row.athletes), formatNumber(row.contingents))}
        </chakra.p>
        {row.is_over && row.kept_contingents > 0 ? (
          <chakra.p textStyle="xs" color="fg.subtle" mt="1">
            {texts.kept(formatNumber(row.kept_contingents))}
          </chakra.p>
        ) : null}
      </Box>
      <Box display="flex" gap="2" flexWrap="wrap">
        <Button size="sm" busy={handOut.isPending} onClick={() => handOut.mutate()}>
          <Download aria-hidden="true" />
          {texts.download}
        </Button>
        {row.is_over ? (
          <Button size="sm" variant="danger" onClick={onErase}>
            <Eraser aria-hidden="true" />
            {texts.erase}
          </Button>
        ) : null}
      </Box>
    </chakra.article>
  );
}
