// The entries, page by page: searched, and narrowed to a contingent or a class, all of it in the address.
import { Box, chakra } from '@chakra-ui/react';
import type { EntryList, EntryRow } from '@gelanggang/contract/entry-lists';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { hasWords, searchable, soughtWords } from '@gelanggang/domain/words/sought';
import { Button } from '@web/components/button';
import { FilterRow, FilterSelect, SearchField } from '@web/components/list-filters';
import { Found } from '@web/components/match-row';
import { Pagination } from '@web/components/pagination';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { useEntries } from '@web/lib/entry-list.api';
import { pathOf } from '@web/site/routes';
import { entryListTexts as texts } from '../texts';
import { NameLink } from './name-link';
import { FoundProvinces } from './provinces';
import { RuledTable } from './ruled-table';

export function Athletes({ slug, list }: { slug: string; list: EntryList | undefined }) {
  const address = useAddress();
  const query = address.get('q').trim();
  const entries = useEntries(
    slug,
    {
      page: address.getNumber('page') ?? 1,
      search: query,
      contingentId: address.getNumber('kontingen'),
      classKey: address.get('kelas'),
    },
    true,
  );
  const page = entries.data;
  const words = soughtWords(query);
  const isNear =
    page?.data.length && !page.data.some((one) => hasWords(searchable(`${one.name}\n${one.contingent}`), words));
  return (
    <>
      <FilterRow>
        <SearchField name="q" placeholder={texts.search} />
        <FilterSelect
          name="kontingen"
          label={texts.contingent}
          disabled={!list}
          options={(list?.contingents ?? []).map((one) => ({
            value: String(one.id),
            label: one.region ? `${shownName(one.name)}, ${one.region}` : shownName(one.name),
          }))}
        />
        <FilterSelect
          name="kelas"
          label={texts.class}
          disabled={!list}
          options={(list?.classes ?? []).map((one) => ({ value: one.key, label: `${one.name} (${one.entries})` }))}
        />
      </FilterRow>
      <FoundProvinces slug={slug} list={list} query={query} />
      {!page && entries.isError ? (
        <ErrorState error={entries.error} onRetry={() => void entries.refetch()} />
      ) : !page ? (
        <PageLoading />
      ) : page.total === 0 ? (
        <EmptyState text={texts.noneFound} hint={texts.noneFoundHint}>
          <Button onClick={() => address.set({ q: null, kontingen: null, kelas: null })}>{texts.clearFilters}</Button>
        </EmptyState>
      ) : (
        <Box mt="4" opacity={entries.isPlaceholderData ? 0.6 : 1} aria-busy={entries.isPlaceholderData}>
          {isNear && !entries.isPlaceholderData ? (
            <chakra.p mb="3" color="fg.muted" role="status">
              {texts.near}
            </chakra.p>
          ) : null}
          <RuledTable<EntryRow>
            label={texts.athletes}
            rows={page.data}
            first={(page.current_page - 1) * page.per_page + 1}
            keyOf={(row) => row.id}
            columns={[
              {
                title: texts.name,
                isName: true,
                cell: (row) => {
                  const name = <Found text={shownName(row.name)} query={query} />;
                  const to = pathOf('/pesilat/:slug/:entryId', { slug, entryId: row.id });
                  return row.is_gone ? name : <NameLink to={to}>{name}</NameLink>;
                },
              },
              {
                title: texts.contingent,
                cell: (row) => (
                  <NameLink to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: row.contingent_id })}>
                    <Found text={shownName(row.contingent)} query={query} />
                  </NameLink>
                ),
              },
              { title: texts.class, cell: (row) => row.class_name },
            ]}
          />
          <Pagination
            page={page.current_page}
            lastPage={page.last_page}
            total={page.total}
            perPage={page.per_page}
            onPage={(number) => {
              address.set({ page: number === 1 ? null : number });
              window.scrollTo({ top: 0 });
            }}
          />
        </Box>
      )}
    </>
  );
}
