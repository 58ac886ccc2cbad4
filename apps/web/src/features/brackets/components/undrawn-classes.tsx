// Classes with entries whose bracket is yet to be drawn, each leading to who is entered in it.
import { Box, chakra } from '@chakra-ui/react';
import type { EntryClass } from '@gelanggang/contract/entry-lists';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@web/components/button';
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

/** To where one follows whom it is about, and is asked whether the phone may tell. */
export const TellMe = ({ slug }: { slug: string }) => (
  <ButtonLink variant="solid" to={pathOf('/kapan-saya-main/:slug', { slug })}>
    <Bell aria-hidden="true" />
    {texts.tellMe}
  </ButtonLink>
);

interface UndrawnClassesProps {
  slug: string;
  classes: readonly EntryClass[];
  /** Whether it offers to tell of them. */
  isTelling: boolean;
}

export function UndrawnClasses({ slug, classes, isTelling }: UndrawnClassesProps) {
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
      {isTelling ? (
        <Box mt="4">
          <TellMe slug={slug} />
        </Box>
      ) : null}
    </chakra.section>
  );
}
