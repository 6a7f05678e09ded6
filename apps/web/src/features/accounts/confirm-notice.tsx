import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Mail, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { refreshUser } from '../../lib/refresh-user.ts';
import { useSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useResendConfirmation } from './use-resend-confirmation.ts';

/** The id of the person who dismissed the notice, until the tab is closed. */
const dismissedKey = 'confirm-notice-dismissed';
/** On the notification settings the notice always appears, because it explains why no mails are sent. */
const settingsPath = paths.notificationSettings.href();

/** Says that mails wait until the e-mail is confirmed; nothing at all once it is. */
export function ConfirmNotice() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [dismissed, setDismissed] = useState(() => readStored('session', dismissedKey));
  const { resend, isPending, isSent, outcome } = useResendConfirmation();
  // An older version's stored profile does not contain it.
  const isWaiting = user?.emailConfirmed === false;

  useEffect(() => {
    if (!isWaiting) return;
    // The link in the mail may be opened in another tab, or on a phone.
    const look = () => {
      if (!document.hidden) refreshUser().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWaiting]);

  const isOptional = pathname !== settingsPath;
  if (!user || !isWaiting || (isOptional && dismissed === user.id)) return null;

  function dismiss() {
    if (!user) return;
    writeStored('session', dismissedKey, user.id);
    setDismissed(user.id);
  }

  return (
    <section aria-label={m.confirm_title()} className="wrap pt-4">
      <div
        data-tone="blue"
        className="ear-sm flex flex-wrap items-center gap-x-4 gap-y-2 bg-k-bg px-4 py-2.5 pe-5"
      >
        <Mail aria-hidden className="ic flex-none text-k-ink max-sm:mt-0.5 max-sm:self-start" />
        <div className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
          <p>
            <RichText
              parts={m.confirm_notice.parts({ role: user.role, email: user.email })}
              tags={{
                strong: (children) => <strong className="text-ink">{children}</strong>,
                email: (children) => <bdi className="font-semibold wrap-anywhere text-ink">{children}</bdi>,
              }}
            />
          </p>
          <p role="status" className="font-semibold text-k-ink empty:hidden">
            {outcome}
          </p>
        </div>
        <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
          {isSent ? null : (
            <Button variant="outline" busy={isPending} busyText={m.action_sending()} onClick={resend}>
              {m.confirm_resend()}
            </Button>
          )}
          {isOptional ? (
            <IconButton
              label={m.confirm_not_now()}
              icon={<X aria-hidden className="ic" />}
              onClick={dismiss}
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}
