// /admin/athletes: the register of the account's own athletes, with what is missing of their papers.
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import type { AthleteRow } from '@gelanggang/contract/athletes';
import {
  REGISTER_PAPER_LABELS,
  REGISTER_PAPERS,
  type RegisterPaper,
} from '@gelanggang/domain/athletes/register-papers';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { weightText } from '@gelanggang/domain/words/weights';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ButtonLink } from '@web/components/button';
import { DeleteQuestion } from '@web/components/delete-question';
import { Filters } from '@web/components/filters';
import { ListPage, ListTable } from '@web/components/list-page';
import type { Column } from '@web/components/table-columns';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { formatNumber } from '@web/lib/formats';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { OF_REGISTER } from './athletes.api';
import { athleteTexts as texts, enterTexts } from './athlete-texts';
import { useSend } from '@web/lib/use-send';

const COLUMNS: readonly Column<AthleteRow>[] = [
  { key: 'name', title: texts.columns.name, cell: ({ name }) => name, isName: true },
  { key: 'born', title: texts.columns.born, cell: ({ birth_date: born }) => longDate(born), isUnbroken: true },
  { key: 'gender', title: texts.columns.gender, cell: ({ gender }) => GENDER_LABELS[gender] },
  {
    key: 'weight',
    title: texts.columns.weight,
    cell: ({ body_weight: weight }) => (weight === null ? '–' : texts.kilos(weightText(weight))),
    isUnbroken: true,
  },
  { key: 'papers', title: texts.columns.papers, cell: (athlete) => <Papers athlete={athlete} /> },
  {
    key: 'entries',
    title: texts.columns.entries,
    cell: ({ entries, last_tournament: last }) => texts.entered(entries, last),
  },
];

export default function AthletesPage() {
  const address = useAddress();
  const shown = useShownPage(25);
  const remove = useSend(athleteCalls.remove, (id: number) => ({ params: { id } }), { forgets: OF_REGISTER });
  const [asked, setAsked] = useState<AthleteRow | null>(null);
  const athletes = useCall(athleteCalls.list, {
    query: { search: address.get('search') || undefined, ...shown },
  });
  const isSearching = address.get('search') !== '';
  const add = (
    <ButtonLink to={pathOf('/admin/athletes/create')} size="sm">
      {texts.add}
    </ButtonLink>
  );
  return (
    <ListPage
      title={texts.title}
      note={athletes.data ? texts.count(formatNumber(athletes.data.total)) : undefined}
      actions={
        <>
          {add}
          <ButtonLink to={pathOf('/admin/athletes/enter')} variant="solid" size="sm">
            {texts.enter}
          </ButtonLink>
        </>
      }
    >
      <Filters search={texts.search} />
      <ListTable
        of={athletes}
        label={texts.title}
        columns={COLUMNS}
        actionsOf={(athlete) => [
          { id: 'edit', label: texts.edit, to: pathOf('/admin/athletes/edit/:id', { id: athlete.id }) },
          { id: 'delete', label: texts.deleteTitle, isDestructive: true, onSelect: () => setAsked(athlete) },
        ]}
        nameOf={({ name }) => name}
        emptyText={isSearching ? undefined : texts.none}
        emptyHint={isSearching ? undefined : texts.noneHint}
        emptyAction={isSearching ? undefined : add}
      />
      {asked ? (
        <DeleteQuestion
          remove={remove}
          id={asked.id}
          name={shownName(asked.name)}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          onClose={() => setAsked(null)}
        >
          {texts.deleteHint}
        </DeleteQuestion>
      ) : null}
    </ListPage>
  );
}

/** What is there is marked; what is not is said, since a bare name reads as if it were there. */
function Papers({ athlete: { papers } }: { athlete: AthleteRow }) {
  const has = (kind: RegisterPaper) => papers.some((one) => one.kind === kind);
  const lacking = REGISTER_PAPERS.filter((kind) => !has(kind));
  return (
    <Box display="flex" flexWrap="wrap" gap="1">
      {REGISTER_PAPERS.filter(has).map((kind) => (
        <Tag key={kind} tone="ok">
          ✓ {REGISTER_PAPER_LABELS[kind]}
          <chakra.span srOnly>: {texts.has}</chakra.span>
        </Tag>
      ))}
      {lacking.length > 0 ? (
        <chakra.span textStyle="sm" color="fg.muted">
          {enterTexts.missing(lacking.map((kind) => REGISTER_PAPER_LABELS[kind].toLowerCase()).join(', '))}
        </chakra.span>
      ) : null}
    </Box>
  );
}
