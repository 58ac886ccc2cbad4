// The contingents of a tournament, each leading to its entries.
import { chakra } from '@chakra-ui/react';
import type { EntryContingent, EntryList } from '@gelanggang/contract/entry-lists';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { beginningFirst } from '@gelanggang/domain/words/begins-first';
import { hasWords, searchable, soughtWords } from '@gelanggang/domain/words/sought';
import { FilterRow, SearchField } from '@web/components/list-filters';
import { Found } from '@web/components/match-row';
import { EmptyState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { pathOf } from '@web/site/routes';
import { entryListTexts as texts } from '../texts';
import { NameLink } from './name-link';
import { FoundProvinces } from './provinces';
import { RuledTable } from './ruled-table';

export function Contingents({ slug, list }: { slug: string; list: EntryList | undefined }) {
  const query = useAddress().get('q').trim();
  const words = soughtWords(query);
  const found = list?.contingents.filter(({ name, region }) => hasWords(searchable(`${name}\n${region}`), words));
  const shown = found && beginningFirst(found, ({ name }) => name, query);
  return (
    <>
      <FilterRow>
        <SearchField name="q" placeholder={texts.searchContingent} />
      </FilterRow>
      <FoundProvinces slug={slug} list={list} query={query} />
      {!shown ? (
        <PageLoading />
      ) : shown.length === 0 ? (
        <EmptyState text={texts.noneFound} hint={texts.noneFoundHint} />
      ) : (
        <chakra.div mt="4">
          <RuledTable<EntryContingent>
            label={texts.contingents}
            rows={shown}
            first={1}
            keyOf={(row) => row.id}
            columns={[
              {
                title: texts.name,
                isName: true,
                cell: (row) => (
                  <NameLink to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: row.id })}>
                    <Found text={shownName(row.name)} query={query} />
                  </NameLink>
                ),
              },
              { title: texts.region, cell: (row) => row.region },
              {
                title: texts.entries,
                isFigure: true,
                cell: (row) => row.entries,
                card: (row) => texts.count(row.entries),
              },
            ]}
          />
        </chakra.div>
      )}
    </>
  );
}
