// Why a change was refused: brackets show the athlete, each one press away, in a tab of its own so that what is typed stays.
import { Box, chakra } from '@chakra-ui/react';
import type { DrawStandsAnswer } from '@gelanggang/contract/http';
import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '@web/components/button';
import { HttpError } from '@web/lib/http';
import { pathOf } from '@web/site/routes';
import { memberFormTexts as texts } from '../texts';

/** null: it was refused for another reason. */
export function drawsThatStand(error: unknown): DrawStandsAnswer | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const body = error.body as Partial<DrawStandsAnswer> | null;
  return body?.drawn_pools ? { message: error.message, drawn_pools: body.drawn_pools } : null;
}

export function DrawStands({ of: { message, drawn_pools: pools } }: { of: DrawStandsAnswer }) {
  return (
    <Box role="alert" display="grid" gap="2" maxW="form">
      <chakra.p textStyle="sm" color="fg.error" fontWeight="medium">
        {message}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2">
        {pools.map(({ id, name, kind }) => (
          <ButtonLink
            key={id}
            to={kind === 'seni' ? pathOf('/admin/seni/match/:id', { id }) : pathOf('/admin/tanding/match/:id', { id })}
            target="_blank"
            size="sm"
          >
            <ExternalLink aria-hidden="true" />
            {texts.openDraw(name)}
          </ButtonLink>
        ))}
      </Box>
    </Box>
  );
}
