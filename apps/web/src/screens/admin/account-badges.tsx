import { m } from '@briefcast/i18n/messages';
import { MailWarning, ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

interface AccountBadgesProps {
  account: { emailConfirmed: boolean; hasTwoFactor: boolean };
}

/** What the admin knows of somebody's log-in, where it is worth a word. */
export function AccountBadges({ account: { emailConfirmed, hasTwoFactor } }: AccountBadgesProps) {
  return (
    <>
      {emailConfirmed ? null : (
        <Badge stock="yellow" icon={<MailWarning aria-hidden className="ic" />}>
          {m.admin_details_unconfirmed()}
        </Badge>
      )}
      {hasTwoFactor ? (
        <Badge stock="green" icon={<ShieldCheck aria-hidden className="ic" />}>
          {m.admin_details_two_factor_on()}
        </Badge>
      ) : null}
    </>
  );
}
