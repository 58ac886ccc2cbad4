// A bill of a tournament that has told no account yet: whom its owner asks, and where the office adds one.
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { phoneText } from '@gelanggang/domain/words/phones';
import { Phone } from 'lucide-react';
import { ButtonLink } from '@web/components/button';
import { useCall } from '@web/lib/use-call';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { withTournament } from '@web/site/tournament-context';
import { billingTexts as texts } from '../texts';

export function NowhereToPay({ tournamentId }: { tournamentId: number }) {
  const mayAdd = usePermissions().has('manage tournament');
  const { data } = useCall(tournamentCalls.read, { params: { id: tournamentId } });
  const contacts = data?.contact_persons ?? [];
  return (
    <Box as="section" aria-label={texts.payTo} borderWidth="1px" borderColor="border.emphasized" rounded="md" p="4">
      <chakra.h2 textStyle="title.section">{texts.payTo}</chakra.h2>
      <chakra.p mt="1">{mayAdd ? texts.noAccountOffice : texts.noAccount}</chakra.p>
      {mayAdd ? (
        <ButtonLink mt="3" to={withTournament(pathOf('/admin/bank-account/create'), tournamentId)}>
          {texts.addAccount}
        </ButtonLink>
      ) : (
        <chakra.ul listStyleType="none" mt="2">
          {contacts.map(({ name, phone }) => (
            <chakra.li
              key={`${name} ${phone}`}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              columnGap="3"
              borderTopWidth="1px"
            >
              <chakra.span fontWeight="semibold">{name}</chakra.span>
              {phone === '' ? null : (
                <chakra.a
                  href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                  display="inline-flex"
                  alignItems="center"
                  gap="2"
                  minH="44px"
                  color="marun.fg"
                  fontWeight="semibold"
                >
                  <Phone size={16} aria-hidden="true" />
                  {phoneText(phone)}
                </chakra.a>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
