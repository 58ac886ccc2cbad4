// What the pages for print stand on: the paper as the page's main part, and what it says when there is nothing on it.
import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { officeTexts } from '@web/site/office-texts';
import { ButtonLink } from './button';

export const Paper = chakra('main', { base: { color: 'fg', bg: 'white' } });

/** The only words of the page are its heading; opened by somebody's browser, what the page is for. */
export function EmptyPaper({ text }: { text: string }) {
  const isPrinting = window.__PRINT__ !== undefined;
  return (
    <Paper p="8">
      <Global styles={{ 'html, body': { background: '#fff !important' } }} />
      <chakra.h1 textStyle={isPrinting ? undefined : 'title.section'}>
        {isPrinting ? text : officeTexts.paper.title}
      </chakra.h1>
      {isPrinting ? null : (
        <>
          <chakra.p color="fg.muted" mt="1" mb="4" maxW="34rem">
            {officeTexts.paper.hint}
          </chakra.p>
          <ButtonLink to="/">{officeTexts.paper.toSite}</ButtonLink>
        </>
      )}
    </Paper>
  );
}
