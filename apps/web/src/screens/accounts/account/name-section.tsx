import type { OwnBrand } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { AccountRow } from '../../../features/accounts/account-row.tsx';
import { useOwnName } from '../../../features/teams/use-own-name.tsx';
import { fullName } from '../../../lib/names.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

/** The name that others see. A creator's name is part of the profile, and is changed there. */
export function NameSection() {
  const user = useUser();
  if (user.role === 'BRAND') return <NameOfMember user={user} />;
  return (
    <AccountRow
      title={m.own_name()}
      hint={m.own_name_creator_hint()}
      action={
        <ButtonLink to={paths.creatorProfile.href()} variant="outline">
          {m.own_name_to_profile()}
        </ButtonLink>
      }
    >
      <bdi className="font-semibold wrap-anywhere">{fullName(user)}</bdi>
    </AccountRow>
  );
}

function NameOfMember({ user }: { user: OwnBrand }) {
  const { open, dialog } = useOwnName(user);
  const name = fullName(user);
  return (
    <AccountRow
      title={m.own_name()}
      hint={m.own_name_hint()}
      action={
        <Button variant="outline" onClick={open}>
          {name ? m.own_change_name() : m.team_name_add()}
        </Button>
      }
    >
      {name ? (
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      ) : (
        <span className="text-ink-3">{m.own_name_none()}</span>
      )}
      {dialog}
    </AccountRow>
  );
}
