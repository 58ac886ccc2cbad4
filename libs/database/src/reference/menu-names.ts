// An entry that still has the name it came with is called so in the language of whoever reads it; a name given by people stays.
import { menuTexts } from './menu-texts';

export type MenuAddress = keyof typeof menuTexts;

/** By the names of the specification: this is read once, when no request runs. */
const ADDRESSES = new Map(Object.entries(menuTexts).map(([address, name]) => [name, address as MenuAddress]));

export function menuName(name: string): string {
  const address = ADDRESSES.get(name);
  return address === undefined ? name : menuTexts[address];
}
