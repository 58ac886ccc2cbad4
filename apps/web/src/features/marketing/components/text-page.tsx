// The frame of the public text pages: title, lead, sections with their points, and what a reader does next.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ServicePage, TextSection } from '../site-texts';

interface TextPageProps {
  page: ServicePage;
  /** Beside a section, by its place. */
  beside?: Readonly<Record<number, ReactNode>>;
  children?: ReactNode;
}

export function TextPage({ page, beside = {}, children }: TextPageProps) {
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '6', lg: '12' }}>
      <chakra.h1 textStyle="display.hero" textWrap="balance">
        {page.title}
      </chakra.h1>
      <chakra.p fontSize={{ base: 'lg', lg: '20px' }} lineHeight="1.5" color="fg.muted" mt="4" maxW="42rem">
        {page.lead}
      </chakra.p>
      <Box mt={{ base: '8', lg: '12' }} display="grid" gap={{ base: '8', lg: '14' }}>
        {page.sections.map((section, index) => (
          <Section key={section.title} section={section} beside={beside[index]} isMirrored={index % 2 === 1} />
        ))}
      </Box>
      {children}
    </Box>
  );
}

interface SectionProps {
  section: TextSection;
  beside?: ReactNode;
  /** The picture on the left, on wide screens. */
  isMirrored: boolean;
}

function Section({ section, beside, isMirrored }: SectionProps) {
  const columns = isMirrored ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)';
  return (
    <chakra.section
      borderTopWidth="2px"
      borderColor="fg"
      pt="5"
      display="grid"
      gap={{ base: '5', lg: '12' }}
      alignItems="start"
      gridTemplateColumns={beside ? { base: 'minmax(0, 1fr)', lg: columns } : 'minmax(0, 1fr)'}
    >
      <Box order={{ lg: isMirrored && beside ? 1 : 0 }}>
        <chakra.h2 textStyle="title.page">{section.title}</chakra.h2>
        <chakra.p mt="3" maxW="prose" lineHeight="1.6">
          {section.text}
        </chakra.p>
        {section.points ? (
          <chakra.ul mt="3" maxW="prose">
            {section.points.map((point) => (
              <chakra.li key={point} borderTopWidth="1px" py="2.5" _first={{ borderTopWidth: 0 }}>
                {point}
              </chakra.li>
            ))}
          </chakra.ul>
        ) : null}
      </Box>
      {beside}
    </chakra.section>
  );
}
