// At the end of a tournament's pages that came by plain http: what the browser does not give them, and the way to it.
import { chakra } from '@chakra-ui/react';
import * as hallCalls from '@gelanggang/contract/calls/hall';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { texts } from '@web/site/texts';

export function PlainHttpNote() {
  const [isPlain, setIsPlain] = useState(false);
  // the server draws pages without knowing how they will come
  useEffect(() => setIsPlain(!window.isSecureContext), []);
  const { data: hall } = useCall(hallCalls.connection, isPlain ? {} : null, { staleTime: Infinity });
  if (!isPlain) return null;
  return (
    <chakra.p maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt="6" textStyle="sm" color="fg.muted" data-plain-http>
      {texts.live.plainHttp}{' '}
      {hall ? (
        <chakra.span textDecoration="underline" textUnderlineOffset="3px">
          <Link to={pathOf('/sambungan-aman')}>{texts.live.secureWay}</Link>
        </chakra.span>
      ) : null}
    </chakra.p>
  );
}
