// The provinces that contingents come from, each leading to its page; and those that what is searched for names.
import { chakra } from '@chakra-ui/react';
import type { EntryList } from '@gelanggang/contract/entry-lists';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { hasWords, searchable, soughtWords } from '@gelanggang/domain/words/sought';
import { FilterRow, SearchField } from '@web/components/list-filters';
import { Found } from '@web/components/match-row';
import { EmptyState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { pathOf } from '@web/site/routes';
import { entryListTexts as texts } from '../texts';
import { NameLink } from './name-link';
import { RuledTable } from './ruled-table';

type Province = EntryList['provinces'][number];

const named = (provinces: readonly Province[], query: string): Province[] =>
  provinces.filter(({ name }) => hasWords(searchable(name), soughtWords(query)));

export function Provinces({ slug, list }: { slug: string; list: EntryList | undefined }) {
  const query = useAddress().get('q').trim();
  const shown = list && named(list.provinces, query).map((province) => ({ ...province, ...countsOf(list, province) }));
  return (
    <>
      <FilterRow>
        <SearchField name="q" placeholder={texts.searchProvince} />
      </FilterRow>
      {!shown ? (
        <PageLoading />
      ) : shown.length === 0 ? (
        <EmptyState text={texts.noneFound} hint={texts.noneFoundHint} />
      ) : (
        <chakra.div mt="4">
          <RuledTable<(typeof shown)[number]>
            label={texts.provinces}
            rows={shown}
            first={1}
            keyOf={(row) => row.id}
            columns={[
              {
                title: texts.name,
                isName: true,
                cell: (row) => (
                  <NameLink to={pathOf('/provinsi/:slug/:provinceId', { slug, provinceId: row.id })}>
                    <Found text={shownName(row.name)} query={query} />
                  </NameLink>
                ),
              },
              {
                title: texts.contingents,
                isFigure: true,
                cell: (row) => row.contingents,
                card: (row) => texts.countContingents(row.contingents),
              },
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

function countsOf({ contingents }: EntryList, { id }: Province): { contingents: number; entries: number } {
  const own = contingents.filter((one) => one.province_id === id);
  return { contingents: own.length, entries: own.reduce((sum, one) => sum + one.entries, 0) };
}

/** Above another list, where its search names provinces: they are found there too. */
export function FoundProvinces({ slug, list, query }: { slug: string; list: EntryList | undefined; query: string }) {
  const found = list && query.length > 2 ? named(list.provinces, query) : [];
  if (found.length === 0) return null;
  return (
    <chakra.p mt="3" display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
      <chakra.span color="fg.muted">{texts.province}</chakra.span>
      {found.map(({ id, name }) => (
        <NameLink key={id} fontWeight="semibold" to={pathOf('/provinsi/:slug/:provinceId', { slug, provinceId: id })}>
          {shownName(name)}
        </NameLink>
      ))}
    </chakra.p>
  );
}
