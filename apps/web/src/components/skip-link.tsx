// First stop of the keyboard: over the navigation to the content.
import { chakra } from '@chakra-ui/react';
import { texts } from '../site/texts';

export const CONTENT_ID = 'isi';

export function SkipLink() {
  return (
    <chakra.a
      href={`#${CONTENT_ID}`}
      position="fixed"
      top="2"
      left="2"
      zIndex="skipNav"
      bg="bg.inverted"
      color="fg.inverted"
      px="4"
      py="2.5"
      rounded="md"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {texts.action.skipToContent}
    </chakra.a>
  );
}
