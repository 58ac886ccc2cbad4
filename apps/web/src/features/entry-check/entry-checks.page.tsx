// /admin/entry-check: a manager's lists to sign; for the office every contingent's state, and the corrections that wait.
import { Box, chakra } from '@chakra-ui/react';
import type { OwnEntryCheck } from '@gelanggang/contract/entry-check';
import { contingentTitle } from '@gelanggang/domain/words/shown-name';
import { ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatNumber } from '@web/lib/formats';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { ListStateTag } from './components/list-state-tag';
import { OfficeChecks } from './components/office-checks';
import { useOwnChecks } from './entry-check.api';
import { entryCheckTexts as texts } from './texts';

export default function EntryChecksPage() {
  const permissions = usePermissions();
  if (!permissions.isKnown) return <PageLoading />;
  return permissions.has('manage contingents') ? <OfficeChecks /> : <OwnChecks />;
}

function OwnChecks() {
  const { data, error, refetch } = useOwnChecks();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} note={texts.managerLead} />
      {data.length === 0 ? (
        <EmptyState text={texts.noOwn} hint={texts.noOwnHint} />
      ) : (
        <chakra.ul aria-label={texts.title} display="grid" gap="4" maxW="48rem" gridTemplateColumns="minmax(0, 1fr)">
          {data.map((check) => (
            <OwnCheck key={`${check.tournament.id} ${check.contingent.id}`} check={check} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}

function OwnCheck({ check }: { check: OwnEntryCheck }) {
  const { tournament, contingent, state, entries, open_tickets: open, due_at: due, is_late: isLate } = check;
  const dueText = texts.due(due, tournament.time_zone);
  return (
    <chakra.li
      data-own-check={contingent.id}
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      bg="bg.panel"
      p="4"
      display="grid"
      gap="3"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
    >
      <Box minW="0" display="grid" gap="1">
        <chakra.h2 fontWeight="bold" overflowWrap="anywhere">
          {contingentTitle(contingent.name)}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {tournament.name}
        </chakra.p>
        <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <ListStateTag state={state} />
          <chakra.span textStyle="sm">
            {[texts.entries(formatNumber(entries)), open > 0 ? texts.openTickets(formatNumber(open)) : '']
              .filter(Boolean)
              .join(', ')}
          </chakra.span>
        </Box>
        <chakra.p textStyle="sm" color={isLate ? 'status.danger.fg' : 'fg.muted'}>
          {isLate ? texts.wasDue(dueText) : texts.until(dueText)}
        </chakra.p>
      </Box>
      <ButtonLink
        variant={state === 'signed' ? undefined : 'solid'}
        to={pathOf('/admin/entry-check/:tournament/:contingent', {
          tournament: tournament.id,
          contingent: contingent.id,
        })}
      >
        {texts.openList}
      </ButtonLink>
    </chakra.li>
  );
}
