// The admin menu from the server: entries to `/admin/{url}`, an entry with # opens its children (spec 1 §2).
import { pathOf } from '../../site/routes';
import { Box, chakra } from '@chakra-ui/react';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { SkeletonLine } from '../../components/states';
import { useMenus } from '@web/site/account';
import { hasMenuPage, menuPath } from '@web/site/menu-path';
import { byStage, type MenuOfStage } from '@web/site/menu-stages';
import { officeTexts } from '@web/site/office-texts';
import { MenuIcon } from '@web/components/menu-icon';
import { TournamentSwitch } from './tournament-switch';

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: '100%',
  minH: { base: '44px', lg: '38px' },
  px: '2.5',
  rounded: 'md',
  fontSize: '14.5px',
  fontWeight: 'medium',
  color: 'ink.fg',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color',
  transitionDuration: 'fast',
  _hover: { bg: 'ink.raised', color: 'ink.strong' },
  _focusVisible: { outlineColor: 'ink.accent', outlineOffset: '-2px' },
  '&[aria-current=page]': {
    bg: 'ink.raised',
    color: 'ink.strong',
    fontWeight: 'semibold',
    boxShadow: 'inset 3px 0 0 var(--g-colors-ink-accent)',
  },
  '&[data-rail]': { justifyContent: 'center', px: '0' },
} as const;

const EntryLink = chakra(Link, { base: entryStyle });
const EntryButton = chakra('button', { base: entryStyle });

function isCurrent(menu: MenuAnswer, pathname: string): boolean {
  const path = menuPath(menu.url).split('?')[0] ?? '';
  return path === '/admin' ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
}

export function Sidebar({ isRail, onToggle }: { isRail: boolean; onToggle(): void }) {
  const { data: menus } = useMenus();
  return (
    <chakra.nav
      aria-label={officeTexts.sidebar.label}
      h="100%"
      bg="ink.bg"
      color="ink.fg"
      display="flex"
      flexDirection="column"
      px={isRail ? '2' : '3'}
      py="2"
      overflowY="auto"
    >
      <Box px={isRail ? '0' : '2'} mb="2" display="flex" justifyContent={isRail ? 'center' : 'flex-start'}>
        <Logo to={pathOf('/admin')} onInk wordless={isRail} />
      </Box>
      <TournamentSwitch isRail={isRail} />
      <chakra.ul display="grid" gap="0.5" flex="1" alignContent="start">
        {menus
          ? byStage(menus).map((one) => <Stage key={one.stage} of={one} isRail={isRail} onOpenRail={onToggle} />)
          : Array.from({ length: 7 }, (_, index) => (
              <Box as="li" key={index} px="2.5" minH="38px" display="grid" alignItems="center">
                <SkeletonLine bg="ink.raised" />
              </Box>
            ))}
      </chakra.ul>
      <EntryButton
        type="button"
        data-rail={isRail || undefined}
        onClick={onToggle}
        display={{ base: 'none', lg: 'flex' }}
        mt="3"
        aria-label={isRail ? officeTexts.sidebar.expand : officeTexts.sidebar.collapse}
        title={isRail ? officeTexts.sidebar.expand : undefined}
      >
        {isRail ? <PanelLeftOpen size={18} aria-hidden="true" /> : <PanelLeftClose size={18} aria-hidden="true" />}
        {isRail ? null : officeTexts.sidebar.collapse}
      </EntryButton>
    </chakra.nav>
  );
}

/** What a stage of the tournament needs, under its name. */
function Stage({ of, isRail, onOpenRail }: { of: MenuOfStage; isRail: boolean; onOpenRail(): void }) {
  const entries = of.menus.map((menu) => <Entry key={menu.id} menu={menu} isRail={isRail} onOpenRail={onOpenRail} />);
  if (of.stage === 'desk') return entries;
  const title = officeTexts.stages[of.stage];
  return (
    <chakra.li
      // the rail has room for a line only
      mt={isRail ? '1' : '2.5'}
      pt={isRail ? '1' : '0'}
      borderTopWidth={isRail ? '1px' : '0'}
      borderColor="ink.raised"
      // a stage whose entries lead nowhere is not there
      css={{ '&:not(:has(ul > li))': { display: 'none' } }}
    >
      {isRail ? null : (
        <chakra.p
          aria-hidden="true"
          px="2.5"
          pb="1"
          fontSize="12px"
          fontWeight="semibold"
          color="ink.fg"
          opacity="0.75"
        >
          {title}
        </chakra.p>
      )}
      <chakra.ul aria-label={title} display="grid" gap="0.5">
        {entries}
      </chakra.ul>
    </chakra.li>
  );
}

interface EntryProps {
  menu: MenuAnswer;
  isRail: boolean;
  isChild?: boolean;
  onOpenRail(): void;
}

function Entry({ menu, isRail, isChild = false, onOpenRail }: EntryProps) {
  const { pathname } = useLocation();
  const children = menu.children.filter((child) => hasMenuPage(child.url) || child.url === '#');
  const holdsCurrent = children.some((child) => isCurrent(child, pathname));
  const [isOpen, setIsOpen] = useState(holdsCurrent);
  if (menu.url !== '#') {
    if (!hasMenuPage(menu.url)) return null;
    return (
      <li>
        <EntryLink
          to={menuPath(menu.url)}
          aria-current={isCurrent(menu, pathname) ? 'page' : undefined}
          data-rail={isRail || undefined}
          title={isRail ? menu.name : undefined}
          aria-label={menu.name}
          ps={isChild && !isRail ? '10' : undefined}
        >
          {isChild ? null : <MenuIcon name={menu.icon} />}
          {isRail ? null : menu.name}
        </EntryLink>
      </li>
    );
  }
  if (children.length === 0) return null;
  return (
    <li>
      <EntryButton
        type="button"
        aria-expanded={isOpen && !isRail}
        aria-label={menu.name}
        data-rail={isRail || undefined}
        title={isRail ? menu.name : undefined}
        onClick={() => {
          if (isRail) onOpenRail();
          setIsOpen(isRail || !isOpen);
        }}
      >
        <MenuIcon name={menu.icon} />
        {isRail ? null : (
          <>
            {menu.name}
            <chakra.span
              ms="auto"
              opacity="0.7"
              transform={isOpen ? 'rotate(180deg)' : undefined}
              transition="transform 120ms"
            >
              <ChevronDown size={15} aria-hidden="true" />
            </chakra.span>
          </>
        )}
      </EntryButton>
      {isOpen && !isRail ? (
        <chakra.ul display="grid" gap="0.5" mt="0.5">
          {children.map((child) => (
            <Entry key={child.id} menu={child} isRail={false} isChild onOpenRail={onOpenRail} />
          ))}
        </chakra.ul>
      ) : null}
    </li>
  );
}
