// Classes with entries whose bracket is yet to be drawn, each leading to who is entered in it.
import { chakra } from '@chakra-ui/react';
import type { EntryClass } from '@gelanggang/contract/entry-lists';
import { Link } from 'react-router-dom';
import { bracketsTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minH: '48px',
    borderTopWidth: '1px',
    _hover: { color: 'marun.fg' },
  },
});

export function UndrawnClasses({ slug, classes }: { slug: string; classes: readonly EntryClass[] }) {
  if (classes.length === 0) return null;
  return (
    <chakra.section mt={{ base: '8', lg: '10' }}>
      <chakra.h2 textStyle="title.section" borderTopWidth="2px" borderColor="fg" pt="3">
        {texts.notDrawn}
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" pb="3">
        {texts.notDrawnLead}
      </chakra.p>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {classes.map((one) => (
          <li key={one.key}>
            <Row to={`${pathOf('/peserta/:slug', { slug })}?kelas=${one.key}`}>
              <span>{one.name}</span>
              <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                {texts.entries(one.entries)}
              </chakra.span>
            </Row>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
