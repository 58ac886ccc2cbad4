// A picture of the running system, in the size that the page needs; its place is kept while it comes.
import { chakra } from '@chakra-ui/react';
import arenaLarge from '@web/assets/product/arena-1280.webp';
import arenaSmall from '@web/assets/product/arena-720.webp';
import bracketLarge from '@web/assets/product/bracket-1280.webp';
import bracketSmall from '@web/assets/product/bracket-720.webp';
import insightLarge from '@web/assets/product/insight-1280.webp';
import insightSmall from '@web/assets/product/insight-720.webp';
import wallLarge from '@web/assets/product/wall-1280.webp';
import wallSmall from '@web/assets/product/wall-720.webp';
import live from '@web/assets/product/live-390.webp';
import { sitePageTexts } from '../site-texts';

const PICTURES = {
  arena: { src: arenaSmall, srcSet: `${arenaSmall} 720w, ${arenaLarge} 1280w`, width: 1280, height: 800 },
  bracket: { src: bracketSmall, srcSet: `${bracketSmall} 720w, ${bracketLarge} 1280w`, width: 1280, height: 800 },
  insight: { src: insightSmall, srcSet: `${insightSmall} 720w, ${insightLarge} 1280w`, width: 1280, height: 800 },
  wall: { src: wallSmall, srcSet: `${wallSmall} 720w, ${wallLarge} 1280w`, width: 1280, height: 720 },
  live: { src: live, srcSet: undefined, width: 390, height: 780 },
} as const;

export type ProductPictureName = keyof typeof PICTURES;

export function ProductPicture({ name, sizes }: { name: ProductPictureName; sizes: string }) {
  const { src, srcSet, width, height } = PICTURES[name];
  const caption = sitePageTexts.productPictures[name];
  return (
    <chakra.figure maxW={name === 'live' ? '300px' : undefined}>
      <chakra.img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        htmlWidth={width}
        htmlHeight={height}
        alt={caption}
        loading="lazy"
        decoding="async"
        w="100%"
        h="auto"
        borderWidth="1px"
        rounded="md"
        bg="bg.muted"
      />
      <chakra.figcaption textStyle="sm" color="fg.subtle" mt="2">
        {caption}
      </chakra.figcaption>
    </chakra.figure>
  );
}
