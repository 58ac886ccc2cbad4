// What the pages for print stand on: the paper as the page's main part, and what it says when there is nothing on it.
import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';

export const Paper = chakra('main', { base: { color: 'fg', bg: 'white' } });

/** The only words of the page are its heading. */
export function EmptyPaper({ text }: { text: string }) {
  return (
    <Paper p="8">
      <Global styles={{ 'html, body': { background: '#fff !important' } }} />
      <h1>{text}</h1>
    </Paper>
  );
}
