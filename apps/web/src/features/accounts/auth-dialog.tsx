import '../../styles/later.css';
import type { OwnUser } from '@briefcast/contract';
import { type MarketSide, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { DialogBox, DialogClose } from '../../ui/dialog-box.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PictureColumns } from '../../ui/picture-columns.tsx';
import { SegmentedTabs, TabGroup, TabPanel } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AuthMode = 'login' | 'signup';

const modes = [
  { id: 'login', label: m.auth_log_in },
  { id: 'signup', label: m.auth_sign_up },
] as const;

const columns = [
  { pictures: ['layla', 'bowl-a', 'serum-b', 'noor'], className: '-mt-10' },
  { pictures: ['perfume-b', 'marcus', 'amara', 'coffee-a'], className: '-mt-[150px]' },
];

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  initialMode: AuthMode;
  /** Chosen in the sign-up at first. */
  side?: MarketSide | undefined;
  onSignedIn: (user: OwnUser) => void;
}

/** Login and sign-up over the landing page. */
export function AuthDialog({ open, onOpenChange, initialMode, side, onSignedIn }: AuthDialogProps) {
  const [mode, setMode] = useState(initialMode);
  const [busy, setBusy] = useState(false);

  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      title={mode === 'login' ? m.auth_log_in_title() : m.auth_sign_up_title()}
      size="xl"
      bare
      busy={busy}
    >
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_330px]">
        <TabGroup
          value={mode}
          onValueChange={setMode}
          className="flex min-h-0 flex-col md:min-h-[min(656px,100dvh-48px)]"
        >
          <div className="px-6 pt-5 md:px-9 md:pt-7">
            <div className="flex items-center justify-between">
              <Logo />
              <DialogClose className="-me-2 md:hidden" />
            </div>
            <SegmentedTabs
              label={m.auth_account()}
              items={modes.map(({ id, label }) => ({ id, label: label() }))}
              value={mode}
              className="mt-5"
            />
          </div>
          {/* A new form after each switch, without previous input and errors. */}
          <TabPanel key={mode} value={mode} className="dialog-body flex flex-col md:px-9! md:pb-7!">
            {mode === 'login' ? (
              <LoginForm
                submitLabel={m.auth_log_in()}
                busyLabel={m.auth_wait()}
                onSignedIn={onSignedIn}
                onBusyChange={setBusy}
              />
            ) : (
              <SignUpForm side={side} onSignedIn={onSignedIn} onBusyChange={setBusy} />
            )}
            <p className="mt-4 text-center text-sm text-ink-2">
              <TextLink to={paths.creators.href()}>{m.auth_look_around()}</TextLink>
            </p>
          </TabPanel>
        </TabGroup>
        <div className="relative overflow-hidden bg-cast max-md:hidden">
          <PictureColumns columns={columns} className="absolute inset-x-5 -top-8" />
          <DialogClose className="absolute end-5 top-5" />
        </div>
      </div>
    </DialogBox>
  );
}
