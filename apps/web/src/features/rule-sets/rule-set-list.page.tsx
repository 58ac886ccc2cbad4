// /admin/rule-sets: the rule sets that tournaments choose from, copying one, and loading one from a file.
import { Box, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { RuleSetRow } from '@gelanggang/contract/rule-sets';
import { readRuleSet } from '@gelanggang/domain/rules/read-rule-set';
import { textsOf } from '@gelanggang/domain/words/sentences';
import { longDate } from '@gelanggang/domain/words/dates';
import * as ruleSetCalls from '@gelanggang/contract/calls/rule-sets';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { ActionMenu } from '@web/components/action-menu';
import { Button, ButtonLink } from '@web/components/button';
import { HiddenFile } from '@web/components/hidden-file';
import { DeleteQuestion } from '@web/components/delete-question';
import { Dialog } from '@web/components/dialog';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { downloadSet } from './download-set';
import { useSaveRuleSet } from './rule-sets.api';
import { ruleSetTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

const LARGEST_FILE = 1024 * 1024;

export default function RuleSetListPage() {
  const sets = useCall(ruleSetCalls.list);
  const remove = useSend(ruleSetCalls.remove, (code: string) => ({ params: { code } }), {
    forgets: [ruleSetCalls.list],
    evenRefused: true,
  });
  const [removed, setRemoved] = useState<RuleSetRow | null>(null);
  if (sets.error && !sets.data) return <ErrorState error={sets.error} onRetry={() => void sets.refetch()} />;
  if (!sets.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} note={texts.lead}>
        <LoadButton />
      </PageHeader>
      {sets.data.length === 0 ? <EmptyState text={texts.notFound} /> : null}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        {sets.data.map((row) => (
          <SetCard key={row.set.id} row={row} onRemove={() => setRemoved(row)} />
        ))}
      </Box>
      {removed ? (
        <DeleteQuestion
          remove={remove}
          id={removed.set.id}
          name={removed.set.name}
          title={texts.removeTitle}
          question={texts.removeQuestion}
          confirm={texts.remove}
          refusal={(error) => messageOf(error, texts.removeFailed)}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </>
  );
}

function SetCard({ row, onRemove }: { row: RuleSetRow; onRemove(): void }) {
  const { set, is_shipped: isShipped, may_change: mayChange, unverified, tournaments } = row;
  return (
    <chakra.article
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      p="4"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="space-between"
      aria-label={set.name}
    >
      <Box display="grid" gap="1">
        <Box display="flex" alignItems="center" gap="2">
          <chakra.h2 textStyle="title.section" flex="1" minW="0" overflowWrap="anywhere">
            {set.name}
          </chakra.h2>
          {isShipped ? <Tag>{texts.shipped}</Tag> : null}
          <ActionMenu
            label={set.name}
            actions={[
              { id: 'copy', label: texts.copy, to: `${pathOf('/admin/rule-sets/create')}?from=${set.id}` },
              { id: 'download', label: texts.download, onSelect: () => downloadSet(set) },
              ...(!mayChange ? [] : [{ id: 'remove', label: texts.remove, isDestructive: true, onSelect: onRemove }]),
            ]}
          />
        </Box>
        <chakra.p textStyle="sm" color="fg.muted">
          {set.source}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.version(set.version, longDate(set.dated))} · {texts.usedBy(tournaments)}
        </chakra.p>
        {set.issuer === 'federation' ? (
          <Box>
            {unverified.length === 0 ? (
              <Tag tone="ok">{texts.allVerified}</Tag>
            ) : (
              <Tag tone="warn">{texts.unverified(unverified.length)}</Tag>
            )}
          </Box>
        ) : null}
      </Box>
      <Box display="flex" gap="2">
        <ButtonLink
          to={pathOf('/admin/rule-sets/show/:code', { code: set.id })}
          size="sm"
          aria-label={`${texts.show}: ${set.name}`}
        >
          {texts.show}
        </ButtonLink>
        {!mayChange ? (
          <ButtonLink
            to={`${pathOf('/admin/rule-sets/create')}?from=${set.id}`}
            size="sm"
            aria-label={`${texts.copy}: ${set.name}`}
          >
            {texts.copy}
          </ButtonLink>
        ) : (
          <ButtonLink
            to={pathOf('/admin/rule-sets/edit/:code', { code: set.id })}
            size="sm"
            aria-label={`${texts.edit}: ${set.name}`}
          >
            {texts.edit}
          </ButtonLink>
        )}
      </Box>
    </chakra.article>
  );
}

/** A file is read and judged here, so that each fault is said with its place before anything is sent. */
function LoadButton() {
  const save = useSaveRuleSet(null);
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Record<string, string[]> | null>(null);
  const load = async (file: File) => {
    if (file.size > LARGEST_FILE) return toast.error(texts.tooLarge);
    let json: unknown;
    try {
      json = JSON.parse(await file.text());
    } catch {
      return toast.error(texts.notJson);
    }
    const read = readRuleSet(json);
    if (!read.ok) return setFaults(textsOf(read.faults));
    save.mutate(
      { set: read.set },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => {
          if (error instanceof HttpError && error.status === 422) setFaults(error.fields);
          else toast.error(messageOf(error, texts.failed));
        },
      },
    );
  };
  return (
    <>
      <HiddenFile ref={input} label={texts.load} accept=".json,application/json" onFile={(file) => void load(file)} />
      <Button size="sm" busy={save.isPending} onClick={() => input.current?.click()}>
        {texts.load}
      </Button>
      {faults ? (
        <Dialog open onClose={() => setFaults(null)} title={texts.load}>
          <chakra.p>{texts.loadRefused}</chakra.p>
          <chakra.ul mt="2" display="grid" gap="1.5">
            {Object.entries(faults).map(([path, said]) => (
              <chakra.li key={path} overflowWrap="anywhere">
                <chakra.code fontWeight="semibold">{path}</chakra.code>: {said.join(' ')}
              </chakra.li>
            ))}
          </chakra.ul>
        </Dialog>
      ) : null}
    </>
  );
}
