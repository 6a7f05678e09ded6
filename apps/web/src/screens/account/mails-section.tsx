import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { AccountRow } from '../../features/account-security/account-row.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The way to what one is told by mail. */
export function MailsSection() {
  return (
    <AccountRow
      title={m.own_mails()}
      action={
        <ButtonLink to={paths.notificationSettings.href()} variant="outline">
          {m.header_settings()}
        </ButtonLink>
      }
    >
      <p className="max-w-[48ch] text-ink-2">{m.own_mails_text()}</p>
    </AccountRow>
  );
}
