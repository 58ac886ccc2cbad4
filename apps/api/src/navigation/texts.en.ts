// The English words of what the API says of navigation.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const navigationTexts: InLanguage<typeof original.navigationTexts> = {
  hasSubmenus: (menus) => `This menu still has submenus: ${menus}. Delete or move them first.`,
  notFound: 'Menu not found.',
  publicForAll: 'Everybody sees a public menu. Leave its permission empty.',
};
