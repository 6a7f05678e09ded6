import { Menu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

interface PopupMenuProps {
  /** Button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'end' | undefined;
  /** `Menu.Item`s with the class `menu-item`. */
  children: ReactNode;
}

/** A menu at a button. Its library is heavy: a page that can be read without it loads it later (`latePart`). */
export function PopupMenu({ trigger, align = 'end', children }: PopupMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align={align} collisionPadding={16} className="popover-place">
          <Menu.Popup className="menu">{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
