// Registration has just closed or opened while this form was being filled: what was typed stays.
import { registrationTexts } from './registration-texts';
import { chakra } from '@chakra-ui/react';
import type { RegistrationNews } from '../lib/registration-watch';

export function RegistrationNotice({ news, name }: { news: RegistrationNews; name: string }) {
  return (
    // stands before it speaks, so that a screen reader hears it
    <chakra.div role="alert">
      {news ? (
        <chakra.p
          mb="5"
          p="4"
          rounded="md"
          fontWeight="semibold"
          bg={news === 'closed' ? 'status.warn.subtle' : 'status.ok.subtle'}
          color={news === 'closed' ? 'status.warn.fg' : 'status.ok.fg'}
        >
          {registrationTexts[news](name)}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
