// The actions of a row or of a page in a menu; only those that the person may do are in it.
import { chakra, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../site/texts';
import { IconButton } from './button';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  isDestructive?: boolean;
  disabled?: boolean;
  /** Either a place to go to, or something to do. */
  to?: string;
  /** What goes along to the place. */
  state?: object;
  onSelect?(): void;
}

export function ActionMenu({
  actions,
  label,
  trigger,
}: {
  actions: MenuAction[];
  label?: string;
  trigger?: ReactNode;
}) {
  const navigate = useNavigate();
  if (actions.length === 0) return null;
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        const action = actions.find((one) => one.id === value);
        if (action?.to) void navigate(action.to, { state: action.state });
        action?.onSelect?.();
      }}
    >
      <Menu.Trigger asChild>
        {trigger ?? (
          <IconButton label={label ?? texts.action.more} size="sm">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        )}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            zIndex="popover"
            minW="12rem"
            p="1.5"
            bg="bg.panel"
            rounded="lg"
            boxShadow="pop"
            outline="0"
            animation="rise-in 120ms"
          >
            {actions.map((action) => (
              <Menu.Item
                key={action.id}
                value={action.id}
                disabled={action.disabled}
                display="flex"
                alignItems="center"
                gap="2.5"
                minH={{ base: '44px', md: '38px' }}
                px="2.5"
                rounded="md"
                fontSize="sm"
                fontWeight="medium"
                cursor="pointer"
                outline="0"
                color={action.isDestructive ? 'status.danger.fg' : 'fg'}
                _highlighted={{ bg: action.isDestructive ? 'status.danger.subtle' : 'bg.muted' }}
                _disabled={{ color: 'fg.subtle', cursor: 'not-allowed' }}
              >
                {action.icon ? (
                  <chakra.span display="grid" css={{ '& svg': { width: '18px', height: '18px' } }}>
                    {action.icon}
                  </chakra.span>
                ) : null}
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
