// The product on the home page: pictures of the running system, nothing else.
import { Box, chakra } from '@chakra-ui/react';
import { sitePageTexts } from '../site-texts';
import { ProductPicture } from './product-picture';

export function Product() {
  return (
    <chakra.section mt={{ base: '8', lg: '14' }} borderTopWidth="2px" borderColor="fg" pt="5">
      <chakra.h2 textStyle="title.page" mb="5">
        {sitePageTexts.product}
      </chakra.h2>
      <Box
        display="grid"
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 250px' }}
      >
        <ProductPicture name="bracket" sizes="(min-width: 1200px) 822px, (min-width: 769px) 65vw, 100vw" />
        <ProductPicture name="live" sizes="250px" />
      </Box>
      <Box
        display="grid"
        gap={{ base: '6', lg: '8' }}
        mt={{ base: '6', lg: '8' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <ProductPicture name="arena" sizes="(min-width: 769px) 360px, 100vw" />
        <ProductPicture name="wall" sizes="(min-width: 769px) 360px, 100vw" />
        <ProductPicture name="insight" sizes="(min-width: 769px) 360px, 100vw" />
      </Box>
    </chakra.section>
  );
}
