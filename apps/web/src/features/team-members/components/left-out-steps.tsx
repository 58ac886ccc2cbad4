// Who has paid and stands in no draw, though the class is drawn: what the office can do for them, the likeliest first.
import { Box, chakra } from '@chakra-ui/react';
import { ButtonLink } from '@web/components/button';
import { pathOf } from '@web/site/routes';
import { useIsWide } from '@web/lib/use-is-wide';
import { withTournament } from '@web/site/tournament-context';
import { memberTexts } from '../texts';

const texts = memberTexts.leftOut;

export function LeftOutSteps({ tournamentId }: { tournamentId: number | undefined }) {
  // a phone shows the list at once
  const isWide = useIsWide();
  const to = (path: string) => (tournamentId === undefined ? path : withTournament(path, tournamentId));
  return (
    <chakra.details open={isWide} mb="4" px="4" py="1" rounded="md" bg="status.warn.subtle">
      <chakra.summary cursor="pointer" minH="44px" alignContent="center" fontWeight="semibold">
        {texts.title}
      </chakra.summary>
      <chakra.ul mt="2" display="grid" gap="1.5" listStyleType="disc" ps="5" textStyle="sm" maxW="48rem">
        {texts.steps.map(({ when, then }) => (
          <li key={when}>
            <chakra.span fontWeight="semibold">{when}</chakra.span> {then}
          </li>
        ))}
      </chakra.ul>
      <Box display="flex" flexWrap="wrap" gap="2" mt="3" mb="2">
        <ButtonLink to={to(pathOf('/admin/tanding'))} size="sm">
          {texts.toTanding}
        </ButtonLink>
        <ButtonLink to={to(pathOf('/admin/seni'))} size="sm">
          {texts.toSeni}
        </ButtonLink>
      </Box>
    </chakra.details>
  );
}
