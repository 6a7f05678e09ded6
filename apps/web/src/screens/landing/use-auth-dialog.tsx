import type { OwnUser } from '@briefcast/contract';
import type { MarketSide } from '@briefcast/contract/paths';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AuthMode } from '../../features/accounts/auth-dialog.tsx';
import { clearReturnUrl, pathAfterLogin } from '../../lib/return-intent.ts';
import { toastNotLoaded } from '../../ui/toast.ts';

const load = () => import('../../features/accounts/auth-dialog.tsx');
type AuthDialog = Awaited<ReturnType<typeof load>>['AuthDialog'];

export interface Opening {
  /** Address after the dialog; the own dashboard by default. */
  destination?: string | undefined;
  /** Chosen in the sign-up at first. */
  side?: MarketSide | undefined;
}

interface Opened extends Opening {
  mode: AuthMode;
  count: number;
}

export interface OpenAuth {
  /** Opens the dialog; after it one arrives at the destination, or where one was on the way to before. */
  open: (mode: AuthMode, opening?: Opening) => void;
  /** Fetches its code ahead, when a pointer or the focus comes near: `<button {...auth.intent}>`. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/** The account dialog of the landing page, whose code comes with the first sign of interest. */
export function useAuthDialog(): [OpenAuth, ReactNode] {
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<{ current: AuthDialog }>();
  const [opened, setOpened] = useState<Opened>({ mode: 'login', count: 0 });
  const [isOpen, setIsOpen] = useState(false);

  function preload() {
    load().then(
      ({ AuthDialog }) => setDialog({ current: AuthDialog }),
      // The click tells, if it comes.
      () => undefined,
    );
  }

  async function open(mode: AuthMode, opening?: Opening) {
    try {
      const { AuthDialog } = await load();
      setDialog({ current: AuthDialog });
      setOpened(({ count }) => ({ ...opening, mode, count: count + 1 }));
      setIsOpen(true);
    } catch {
      toastNotLoaded();
    }
  }

  const auth: OpenAuth = {
    open: (mode, opening) => void open(mode, opening),
    intent: { onPointerEnter: preload, onFocus: preload },
  };

  function goOn(user: OwnUser) {
    const path = pathAfterLogin(user, null, opened.destination);
    clearReturnUrl();
    void navigate(path);
  }

  const dialog = Dialog ? (
    // Every opening starts with empty fields.
    <Dialog.current
      key={opened.count}
      open={isOpen}
      onOpenChange={setIsOpen}
      initialMode={opened.mode}
      side={opened.side}
      onSignedIn={goOn}
    />
  ) : null;
  return [auth, dialog];
}
