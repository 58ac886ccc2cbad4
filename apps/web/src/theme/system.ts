// The Chakra system: our tokens on Chakra's base, without its stock recipes, so that public pages stay light.
import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { colors, shadows } from './colors';
import { textStyles } from './text-styles';
import { keyframes, tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'g',
  globalCss: {
    html: {
      colorPalette: 'marun',
      bg: 'bg',
      color: 'fg',
      colorScheme: 'light',
      _dark: { colorScheme: 'dark' },
      scrollPaddingTop: '9rem',
      // what is focused does not hide behind a save bar
      scrollPaddingBottom: '6rem',
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.border',
    },
    body: {
      fontSize: 'md',
      lineHeight: '1.5',
      fontVariantNumeric: 'tabular-nums',
      minHeight: '100dvh',
    },
    '*::placeholder': { color: 'fg.subtle', opacity: 1 },
    '*::selection': { bg: 'marun.muted' },
    ':focus-visible': { outline: '2px solid', outlineColor: 'marun.focusRing', outlineOffset: '2px' },
  },
  theme: {
    breakpoints: { sm: '480px', md: '769px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    keyframes,
    semanticTokens: { colors, shadows },
    textStyles,
  },
});

let made: SystemContext | undefined;

/** Made when it is first asked for: that is half of the work with which the application begins. */
export const system = (): SystemContext => (made ??= createSystem(defaultBaseConfig, config));
