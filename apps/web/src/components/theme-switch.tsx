// Light or dark, by hand.
import { Moon, Sun } from 'lucide-react';
import { texts } from '../site/texts';
import { chooseTheme, useTheme } from '../theme/theme-choice';
import { IconButton } from './button';

export function ThemeSwitch() {
  const theme = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      data-theme-switch
      label={isDark ? texts.action.toLight : texts.action.toDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
