// Where the pages lie that visitors seldom open: those of offices, desks, screens and papers.
import type { ComponentType } from 'react';

export const OTHERS = import.meta.glob<{ default: ComponentType }>('../features/**/*.page.tsx');
