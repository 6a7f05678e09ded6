import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Id of the element that a header's menu button controls. */
export const headerMenuId = 'header-menu';

/**
 * The menu of a header on narrow screens. Closes with Escape, with a press outside of `header`, and with every navigation,
 * as it belongs to the address where it was opened.
 */
export function useHeaderMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const [wasOpen, setWasOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside(event: PointerEvent) {
      if (!header.current?.contains(event.target as Node)) setOpenAt(undefined);
    }
    function closeWithEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      opener.current?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeWithEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeWithEscape);
    };
  }, [isOpen]);

  return {
    header,
    isOpen,
    /** Set once it was opened: its late parts are loaded and stay. */
    wasOpen,
    close: () => setOpenAt(undefined),
    /** Takes `<button {...button}>`. */
    button: {
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': headerMenuId,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        opener.current = currentTarget;
        setWasOpen(true);
        setOpenAt(isOpen ? undefined : pathname);
      },
    },
  };
}

/** Icon of a menu's button: lines, or a cross while the menu is open. */
export function MenuSign({ isOpen }: { isOpen: boolean }) {
  return isOpen ? <X aria-hidden className="ic" /> : <Menu aria-hidden className="ic" />;
}
