// The way in: the code of a seat, typed or from the QR that the arena's desk shows.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { PANEL_CODE_LENGTH } from '@gelanggang/contract/scoring-options';
import { Button } from '@web/components/button';
import { HttpError, messageOf } from '@web/lib/http';
import { signInPanel } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { WaitingBand } from './waiting-band';

interface PanelSignInProps {
  /** Of the address; it is used when the person says so. */
  code: string;
  /** This device had a seat until a moment ago. */
  wasReplaced: boolean;
  onDone(): void;
  /** This device has a seat, and may stay in it. */
  onKeep: (() => void) | undefined;
}

const CodeInput = chakra('input', {
  base: {
    w: '100%',
    h: '72px',
    px: '4',
    rounded: 'md',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    textAlign: 'center',
    textTransform: 'uppercase',
    letterSpacing: '.24em',
    fontSize: '2xl',
    fontWeight: 'bold',
    '&[aria-invalid=true]': { borderColor: 'border.error' },
  },
});

export function PanelSignIn({ code: given, wasReplaced, onDone, onKeep }: PanelSignInProps) {
  const [code, setCode] = useState(given);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError(texts.needsCode);
    setBusy(true);
    signInPanel(code).then(onDone, (cause: unknown) => {
      setBusy(false);
      setError(cause instanceof HttpError ? (cause.fields.code?.[0] ?? cause.message) : messageOf(cause));
    });
  };
  return (
    <Box as="main" minH="100dvh" display="grid" alignContent="center" justifyContent="center" gap="5" p="5">
      <WaitingBand state={null} />
      <chakra.form onSubmit={submit} noValidate display="grid" gap="3" w="min(24rem, 100vw - 2.5rem)">
        <chakra.h1 textStyle="title.page">{texts.signInTitle}</chakra.h1>
        <chakra.p color="fg.muted">{wasReplaced ? texts.taken : texts.signInText}</chakra.p>
        <chakra.label htmlFor="panel-code" fontWeight="semibold" fontSize="sm">
          {texts.code}
        </chakra.label>
        <CodeInput
          id="panel-code"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError('');
          }}
          maxLength={PANEL_CODE_LENGTH + 4}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={given === ''}
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : 'panel-code-error'}
        />
        {error === '' ? null : (
          <chakra.p id="panel-code-error" role="alert" color="fg.error" fontSize="sm">
            {error}
          </chakra.p>
        )}
        <Button type="submit" variant="solid" size="lg" busy={isBusy}>
          {texts.signIn}
        </Button>
        {onKeep ? (
          <Button size="lg" disabled={isBusy} onClick={onKeep}>
            {texts.keepSeat}
          </Button>
        ) : null}
      </chakra.form>
    </Box>
  );
}
