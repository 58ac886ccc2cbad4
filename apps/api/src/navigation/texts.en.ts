// The English words of what the API says of navigation.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const navigationTexts: InLanguage<typeof original.navigationTexts> = {
  hasSubmenus: (menus) => `This menu still has submenus: ${menus}. Delete or move them first.`,
  stands: 'There is a menu with this name and address at that place already.',
  notFound: 'Menu not found.',
  publicForAll: 'Everybody sees a public menu. Leave its permission empty.',
  parentMissing: 'The menu above this one is no longer there.',
  parentBelow: 'A menu cannot stand below itself or its own submenus.',
  parentType: 'The menu above has to be of the same kind.',
  childrenType: 'This menu still has submenus of its kind. Move them first.',
  adminAddress: 'Enter an address below /admin/, such as tanding, or #.',
  publicAddress: 'Enter an address of this site, such as /detail, a link https://…, or #.',
};
