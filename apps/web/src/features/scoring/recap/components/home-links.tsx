// Who stands in a corner, as a link to the page of the entry and of its contingent; a dummy has none.
import { pathOf } from '@web/site/routes';
import { chakra } from '@chakra-ui/react';
import type { LiveCorner } from '@gelanggang/contract/live';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Link } from 'react-router-dom';

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '44px',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
});

interface HomeLinkProps {
  slug: string;
  who: LiveCorner;
}

export function EntryLink({ slug, who }: HomeLinkProps) {
  const entryId = who.entry_ids?.[0];
  const name = shownName(who.name);
  return entryId === undefined ? name : <Home to={pathOf('/pesilat/:slug/:entryId', { slug, entryId })}>{name}</Home>;
}

export function ContingentLink({ slug, who }: HomeLinkProps) {
  const contingentId = who.contingent_id;
  const name = shownName(who.contingent);
  if (contingentId === undefined) return name;
  return <Home to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId })}>{name}</Home>;
}
