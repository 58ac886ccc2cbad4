// A tournament's banner: the size that its place needs, and the place kept while it loads.
import { chakra } from '@chakra-ui/react';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import type { ComponentProps } from 'react';

interface BannerProps extends Omit<ComponentProps<typeof chakra.img>, 'src' | 'sizes'> {
  of: Pick<TournamentCard, 'image' | 'picture'>;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Proportion of the place; left out: the picture's own. */
  ratio?: string;
  /** The largest picture of the first screen is not waited for. */
  isFirst?: boolean;
}

/** What it shows is said beside it in words, so it has none of its own. Nothing without a picture. */
export function Banner({ of: { image, picture }, sizes, ratio, isFirst = false, ...rest }: BannerProps) {
  if (image === null) return null;
  return (
    <picture>
      {picture ? <source type="image/webp" srcSet={picture.srcset} sizes={sizes} /> : null}
      <chakra.img
        src={image}
        alt=""
        htmlWidth={picture?.width}
        htmlHeight={picture?.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        display="block"
        w="100%"
        h="auto"
        // a picture of which only one size is kept has no known proportion
        aspectRatio={ratio ?? (picture ? `${picture.width} / ${picture.height}` : '4 / 3')}
        objectFit="cover"
        bg="bg.muted"
        {...rest}
      />
    </picture>
  );
}
