import { Menu } from '@base-ui/react/menu';
import type { OwnBrand } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  Bell,
  Building2,
  CalendarClock,
  LogOut,
  type LucideIcon,
  Plus,
  Ticket,
  UserRound,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { useCredits } from '../../parts/credits/use-credits.ts';
import { NewOrganizationDialog } from './new-organization-dialog.tsx';
import { OrganizationButton } from './organization-button.tsx';
import { OrganizationLine } from './organization-line.tsx';
import { useOrganizations } from './use-organizations.ts';

interface OrganizationMenuProps {
  user: OwnBrand;
  onLogout: () => void;
}

/** The account menu of a brand's person, on wide screens. It loads its own data, so that every page can show it. */
export function OrganizationMenu(props: OrganizationMenuProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MenuWithData {...props} />
    </QueryClientProvider>
  );
}

function MenuWithData({ user, onLogout }: OrganizationMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isStarting, setStarting] = useState(false);
  // Rendered within the header, so that the menu belongs to a landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const hasCredits = useCredits() !== undefined;
  const { organizations, isFailed, isSwitching, switchTo } = useOrganizations(user, isOpen);
  return (
    <>
      <div ref={setPlace} className="contents" />
      <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        <Menu.Trigger render={<OrganizationButton user={user} aria-busy={isSwitching || undefined} />} />
        <Menu.Portal container={place}>
          <Menu.Positioner sideOffset={8} align="end" collisionPadding={16} className="popover-place">
            <Menu.Popup className="menu w-84">
              <Menu.Group>
                <Menu.GroupLabel className="menu-label">{m.organization_yours()}</Menu.GroupLabel>
                <Menu.RadioGroup value={user.brandId} onValueChange={switchTo}>
                  {organizations.map((organization) => (
                    <Menu.RadioItem
                      key={organization.id}
                      value={organization.id}
                      closeOnClick
                      className="menu-item"
                    >
                      <OrganizationLine {...organization} />
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
                {isFailed ? <p className="menu-label">{m.organization_load_failed()}</p> : null}
                <Menu.Item className="menu-item" onClick={() => setStarting(true)}>
                  <Plus aria-hidden className="ic" />
                  {m.organization_new()}
                </Menu.Item>
              </Menu.Group>
              {user.brandId === null ? null : (
                <>
                  <Menu.Separator className="menu-line" />
                  <Menu.Group>
                    <Menu.GroupLabel className="menu-label truncate" render={<bdi className="block" />}>
                      {user.companyName}
                    </Menu.GroupLabel>
                    <LinkItem
                      to={paths.brandProfile.href()}
                      Icon={Building2}
                      label={m.organization_brand_profile()}
                    />
                    {hasCredits ? (
                      <LinkItem to={paths.billing.href()} Icon={Ticket} label={m.billing_title()} />
                    ) : null}
                    <LinkItem to={paths.rights.href()} Icon={CalendarClock} label={m.rights_link()} />
                    <LinkItem to={paths.team.href()} Icon={Users} label={m.organization_team()} />
                  </Menu.Group>
                </>
              )}
              <Menu.Separator className="menu-line" />
              <LinkItem to={paths.account.href()} Icon={UserRound} label={m.organization_account()} />
              <LinkItem
                to={paths.notificationSettings.href()}
                Icon={Bell}
                label={m.organization_settings()}
              />
              <Menu.Item className="menu-item" onClick={onLogout}>
                <LogOut aria-hidden className="ic ic-turn" />
                {m.header_log_out()}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <NewOrganizationDialog open={isStarting} onOpenChange={setStarting} />
    </>
  );
}

function LinkItem({ to, Icon, label }: { to: string; Icon: LucideIcon; label: string }) {
  return (
    <Menu.LinkItem render={<Link to={to} />} closeOnClick className="menu-item">
      <Icon aria-hidden className="ic" />
      {label}
    </Menu.LinkItem>
  );
}
