// How a tournament goes with this, in four steps, on the home page.
import { chakra } from '@chakra-ui/react';
import { sitePageTexts, STEPS } from '../site-texts';

export function Steps() {
  return (
    <chakra.section mt={{ base: '8', lg: '14' }} borderTopWidth="2px" borderColor="fg" pt="5">
      <chakra.h2 textStyle="title.page" mb="5">
        {sitePageTexts.steps}
      </chakra.h2>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        columnGap={{ base: '6', lg: '8' }}
        rowGap="6"
      >
        {STEPS.map(({ title, text }, index) => (
          <chakra.li key={title} borderTopWidth="1px" pt="3">
            <chakra.span textStyle="display.figure" fontSize="40px" color="marun.fg" aria-hidden="true">
              {index + 1}
            </chakra.span>
            <chakra.h3 textStyle="title.section" mt="1">
              {title}
            </chakra.h3>
            <chakra.p fontSize="15px" color="fg.muted" mt="1">
              {text}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
