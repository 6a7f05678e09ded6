import { type AdminPerson, type Admins, api, type OwnAdmin } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { adminRoleLabel } from '@briefcast/i18n/labels/admin-role';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { PasswordSection } from '../../../features/accounts/password-section.tsx';
import type { TwoFactorCalls } from '../../../features/accounts/two-factor-dialog.tsx';
import { TwoFactorSection } from '../../../features/accounts/two-factor-section.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { removeAdmin } from '../actions/actions.ts';
import { ActionDialog, type AdminActionControl, useAdminAction } from '../actions/admin-action.tsx';
import { refreshAdmin, useMay } from '../admin-queries.ts';
import { AddAdmin, AdminRoleChoice } from './add-admin.tsx';

/** Other admins, and the own account. */
export function AdminsTab() {
  const { data, isPending, error, refetch } = useQuery(adminQ('admins.list'));
  const may = useMay();
  if (isPending) return <LoadingText>{m.admins_loading()}</LoadingText>;
  if (!data) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.admins_failed())}</ErrorState>
      </Card>
    );
  }
  return (
    <div className="mx-auto grid max-w-[940px] gap-5">
      {may(api.admins.add) ? <AdminsCard {...data} /> : null}
      {data.own ? <OwnAdminCard own={data.own} /> : null}
    </div>
  );
}

function AdminsCard({ admins, own }: Admins) {
  const action = useAdminAction();
  return (
    <Card title={m.admins_title()} action={<AddAdmin />}>
      <p className="-mt-2 max-w-[62ch] text-ui text-ink-2">{m.admins_text()}</p>
      {own ? null : <p className="hint mt-2">{m.admins_first_password()}</p>}
      {admins.length === 0 ? (
        <p className="mt-4 text-ink-3">{m.admins_none()}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {admins.map((admin) => (
            <AdminLine key={admin.id} admin={admin} isOwn={admin.id === own?.id} action={action} />
          ))}
        </ul>
      )}
      <ActionDialog action={action} />
    </Card>
  );
}

interface AdminLineProps {
  admin: AdminPerson;
  isOwn: boolean;
  action: AdminActionControl;
}

function AdminLine({ admin, isOwn, action }: AdminLineProps) {
  const { name, email, createdAt, hasTwoFactor, role } = admin;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <BrandLogoAvatar name={name} size={40} className="rounded-full!" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui font-semibold">
          <span className="wrap-anywhere">{isOwn ? m.team_you({ name }) : <bdi>{name}</bdi>}</span>
          {hasTwoFactor ? (
            <Badge tone="green" icon={<ShieldCheck aria-hidden className="ic" />}>
              {m.own_two_factor()}
            </Badge>
          ) : null}
        </p>
        <p className="hint mt-0.5 wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        <p className="hint">{m.admins_since({ date: formatLongDate(createdAt) })}</p>
      </div>
      {isOwn ? (
        <Tag>{adminRoleLabel(role)}</Tag>
      ) : (
        <>
          <AdminRoleChoice admin={admin} />
          <Button
            variant="danger-outline"
            size="sm"
            aria-description={name}
            onClick={() => action.ask(removeAdmin(admin))}
          >
            {m.admins_remove()}
          </Button>
        </>
      )}
    </li>
  );
}

const twoFactorCalls: TwoFactorCalls = {
  begin: (body) => adminClient.admins.beginTwoFactor({ body }),
  turnOn: (body) => adminClient.admins.turnOnTwoFactor({ body }),
  turnOff: (body) => adminClient.admins.turnOffTwoFactor({ body }),
};

function OwnAdminCard({ own }: { own: OwnAdmin }) {
  const onChanged = () => void refreshAdmin();
  return (
    <Card flush className="divide-y divide-line" aria-label={m.own_title()}>
      <PasswordSection
        change={(body) => adminClient.admins.changePassword({ body })}
        onChanged={onChanged}
        asksCode={own.twoFactor.isOn}
      />
      <TwoFactorSection state={own.twoFactor} calls={twoFactorCalls} onChanged={onChanged} />
    </Card>
  );
}
