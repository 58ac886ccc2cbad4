// Another contingent goes up in this one: it is chosen, what would happen is shown, and only that is done.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import type { MergePreview } from '@gelanggang/contract/contingent-merges';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ComboboxField } from '@web/components/combobox-field';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { useLookup } from '@web/lib/lookups.api';
import { useMerge, useMergePreview } from '../contingent-owners.api';
import { ownerTexts as texts } from '../owner-texts';
import { MergePreviewLists } from './merge-preview-lists';

export function MergeSection({ contingent }: { contingent: { id: number; name: string } }) {
  const form = useForm({ defaultValues: { merged_id: '' } });
  const names = useLookup(contingentCalls.names, {}, { name: 'contingents' });
  const chosen = Number(form.watch('merged_id')) || null;
  const preview = useMergePreview(contingent.id, chosen);
  const [isAsked, setAsked] = useState(false);
  const merge = useMerge(contingent.id);
  const confirm = ({ merged, fingerprint }: MergePreview) =>
    merge.mutate(
      { merged_id: merged.id, fingerprint },
      {
        onSuccess: () => {
          form.reset();
          setAsked(false);
        },
      },
    );
  const shown = chosen === null ? undefined : preview.data;
  return (
    <Box as="section" aria-label={texts.merge} maxW="form" mt="8">
      <chakra.h2 textStyle="title.section">{texts.merge}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mt="1" mb="4">
        {texts.mergeHint}
      </chakra.p>
      <ComboboxField
        form={form}
        name="merged_id"
        label={texts.other}
        options={names.rows
          .filter(({ id }) => id !== contingent.id)
          // two of one name are told apart by their number
          .map(({ id, name }) => ({ value: String(id), label: `${name} · #${id}` }))}
      />
      {chosen !== null && preview.isError ? (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : chosen !== null && !shown ? (
        <PageLoading />
      ) : null}
      {shown ? (
        <>
          <MergePreviewLists preview={shown} />
          <Button
            variant="solid"
            mt="5"
            disabled={shown.obstacles.length > 0}
            busy={merge.isPending}
            onClick={() => setAsked(true)}
          >
            {texts.doMerge}
          </Button>
          <ConfirmDialog
            open={isAsked}
            title={texts.doMerge}
            question={texts.mergeQuestion(shownName(shown.merged.name), shownName(shown.kept.name))}
            confirmText={texts.doMerge}
            isDestructive={false}
            busy={merge.isPending}
            onConfirm={() => confirm(shown)}
            onClose={() => setAsked(false)}
          >
            {texts.mergeUndo}
          </ConfirmDialog>
        </>
      ) : null}
    </Box>
  );
}
