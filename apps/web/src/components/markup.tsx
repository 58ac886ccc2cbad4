// Markup that the server has made safe, in the page's own type.
import { chakra } from '@chakra-ui/react';

const Body = chakra('div', {
  base: {
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    '& > * + *, & .tiptap > * + *': { mt: '3' },
    '& > * + h2, & .tiptap > * + h2': { mt: '6' },
    '& > * + h3, & .tiptap > * + h3': { mt: '5' },
    '& h2': { textStyle: 'title.section' },
    '& h3': { fontWeight: 'semibold' },
    '& li + li, & li > p + p': { mt: '1' },
    '& ul': { listStyleType: 'disc', ps: '5' },
    '& ol': { listStyleType: 'decimal', ps: '5' },
    '& strong': { fontWeight: 'semibold' },
    '& a': { color: 'marun.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** `isTight`: lines of one address. `safe`: as the API answers it, stripped to an allow-list when it was stored and again when it was read. */
export function Markup({ safe, isTight = false }: { safe: string; isTight?: boolean }) {
  return (
    <Body css={isTight ? { '& > * + *': { marginTop: 0 } } : undefined} dangerouslySetInnerHTML={{ __html: safe }} />
  );
}

export const markupStyle = Body;
