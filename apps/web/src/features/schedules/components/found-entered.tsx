// Whom no bracket names yet, found among all who are entered and followed where they were looked for.
import { chakra } from '@chakra-ui/react';
import type { EntryList, EntryRow } from '@gelanggang/contract/entry-lists';
import { followedOf } from '@gelanggang/domain/schedule/who-is-followed';
import { beginningFirst } from '@gelanggang/domain/words/begins-first';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { hasWords, searchable, soughtWords } from '@gelanggang/domain/words/sought';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@web/components/button';
import { useEntries, useEntryList } from '@web/lib/entry-list.api';
import type { Following } from '@web/lib/followed';
import { pathOf } from '@web/site/routes';
import { texts as siteTexts } from '@web/site/texts';
import { enteredTexts as texts } from '../entered-texts';
import { followTexts } from '../follow-texts';
import { FoundRow, SHOWN } from './found-row';

/** What is asked of the server waits for the next letter. */
const PAUSE_MS = 300;

interface FoundEnteredProps {
  slug: string;
  query: string;
  following: Following;
}

export function FoundEntered({ slug, query, following }: FoundEnteredProps) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const list = useEntryList(slug);
  const filter = { page: 1, search: asked, contingentId: undefined, classKey: '' };
  const entries = useEntries(slug, filter, asked !== '');
  const isLoading = asked !== query || list.isPending || entries.isPending || entries.isPlaceholderData;
  const contingents = isLoading || !list.data ? [] : contingentsOf(list.data, asked);
  const athletes = isLoading || !list.data || !entries.data ? [] : drawnAlone(list.data, entries.data.data);
  const isNone = !isLoading && contingents.length + athletes.length === 0;
  return (
    <chakra.section aria-label={texts.title} aria-busy={isLoading} mt="2">
      <chakra.p textStyle="sm" color="fg.muted" aria-live="polite">
        {isLoading ? siteTexts.list.loading : isNone ? texts.none : texts.lead}
      </chakra.p>
      <chakra.ul>
        {contingents.slice(0, SHOWN).map(({ id, name, region }) => (
          <FoundRow
            key={id}
            one={followedOf('contingent', { name: '', contingent: name, contingent_id: id })}
            home={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: id })}
            about={[followTexts.contingent, region].filter(Boolean).join(' · ')}
            when={null}
            following={following}
          />
        ))}
        {athletes.slice(0, SHOWN).map((row) => (
          <FoundRow
            key={row.id}
            one={followedOf('athlete', { ...row, entry_ids: [row.id] })}
            home={pathOf('/pesilat/:slug/:entryId', { slug, entryId: row.id })}
            about={`${row.class_name} · ${shownName(row.contingent)}`}
            when={null}
            following={following}
          />
        ))}
      </chakra.ul>
      <ButtonLink to={`${pathOf('/peserta/:slug', { slug })}?q=${encodeURIComponent(query)}`} size="sm" mt="2">
        <Search aria-hidden="true" />
        {followTexts.inEntries}
      </ButtonLink>
    </chakra.section>
  );
}

function contingentsOf({ contingents }: EntryList, query: string): readonly EntryList['contingents'][number][] {
  const found = contingents.filter(({ name }) => hasWords(searchable(name), soughtWords(query)));
  return beginningFirst(found, ({ name }) => name, query);
}

/** Who stands alone in a draw: of a pair or a team it is the draw that says who stands together. */
function drawnAlone({ classes }: EntryList, rows: readonly EntryRow[]): EntryRow[] {
  const alone = new Set(classes.flatMap(({ key, kind }) => (kind === 'tanding' ? key : [])));
  return rows.filter((row) => !row.is_gone && alone.has(row.class_key));
}
