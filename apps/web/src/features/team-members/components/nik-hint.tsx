// What the digits of a NIK say; where the form says otherwise, a person decides.
import { chakra } from '@chakra-ui/react';
import { Button } from '@web/components/button';
import { memberFormTexts as texts } from '../texts';
import type { NikSays } from '../use-nik';

export function NikHint({ text, take }: NikSays) {
  return (
    <>
      {text ?? texts.sixteenDigits}
      {take ? (
        <chakra.span display="block" mt="1.5">
          <Button size="sm" onClick={take}>
            {texts.takeFromNik}
          </Button>
        </chakra.span>
      ) : null}
    </>
  );
}
