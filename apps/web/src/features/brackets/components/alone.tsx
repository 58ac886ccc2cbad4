// A bracket in which nobody has an opponent: who it is, and that nothing is fought.
import { pathOf } from '@web/site/routes';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { LiveMatch } from '@gelanggang/contract/live';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { unitsOf } from '../pools';
import { bracketsTexts as texts } from '../texts';

const Name = chakra(Link, { base: { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '3px' } });

export function Alone({ matches, slug }: { matches: readonly LiveMatch[]; slug: string }) {
  return (
    <chakra.section mt="4">
      <ul>
        {unitsOf(matches).map(({ name, contingent, entry_ids: [entry] = [] }) => (
          <chakra.li key={`${name} ${contingent}`} py="3" borderYWidth="1px">
            {entry === undefined ? (
              <b>{shownName(name)}</b>
            ) : (
              <Name to={pathOf('/pesilat/:slug/:entryId', { slug, entryId: entry })}>{shownName(name)}</Name>
            )}
            <chakra.p color="fg.muted">{contingent}</chakra.p>
          </chakra.li>
        ))}
      </ul>
      <chakra.p mt="3" color="fg.muted">
        {texts.nobodyElse}
      </chakra.p>
    </chakra.section>
  );
}
