import { api } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adminQ } from '../../lib/admin-query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Main } from '../../ui/main.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { type AdminPageId, adminPageAt, adminPagePath, useAdminGroups } from './admin-groups.ts';
import { AdminPage } from './admin-page.tsx';
import { useMay } from './admin-queries.ts';
import { DashboardTab } from './dashboard/dashboard-tab.tsx';

/** The admin's part of the product (/admin): behind its own password, proved by its own token. */
export function AdminScreen() {
  useDocumentTitle(m.admin_title());
  return (
    <AdminPage>
      <AdminPanel />
    </AdminPage>
  );
}

/** The pages of the current group. A restored token is proved before anything is shown. */
function AdminPanel() {
  const location = useLocation();
  const navigate = useNavigate();
  const groups = useAdminGroups();
  const may = useMay();
  const me = useQuery(adminQ('admins.me'));
  const dashboard = useQuery({ ...adminQ('admin.dashboard'), enabled: may(api.admin.dashboard) });
  const needed = may(api.admin.dashboard) ? [me, dashboard] : [me];
  const isPending = needed.some((query) => query.isPending);
  const failed = needed.find((query) => query.isError && !query.data);
  const current = adminPageAt(location, groups);
  const group = groups.find(({ pages }) => pages.some(({ id }) => id === current));
  const tab = group?.pages.find(({ id }) => id === current);

  if (isPending || failed || !tab || !group || !current) {
    return (
      <Main bleed>
        <h1 className="sr-only" tabIndex={-1}>
          {m.admin_title()}
        </h1>
        <div className="wrap py-6 md:py-8">
          {isPending ? (
            <LoadingText>{m.admin_loading()}</LoadingText>
          ) : failed ? (
            <Card>
              <ErrorState onRetry={() => void failed.refetch()}>
                {errorText(failed.error, m.admin_dashboard_failed())}
              </ErrorState>
            </Card>
          ) : (
            <Card>
              <p>{m.admin_unknown_page()}</p>
              <ButtonLink variant="outline" to={paths.admin.href()} className="mt-4">
                {m.admin_group_today()}
              </ButtonLink>
            </Card>
          )}
        </div>
      </Main>
    );
  }
  const Content = contents[current];
  return (
    <Main bleed>
      <h1 className="sr-only" tabIndex={-1}>
        {tab.label()}
      </h1>
      <TabGroup
        value={current}
        // Another tab starts without the filters of the one before.
        onValueChange={(id) => navigate(adminPagePath(id), { replace: true })}
      >
        {group.pages.length > 1 ? (
          <div className="bg-surface shadow-[0_1px_0_var(--c-line)]">
            <div className="wrap pt-2">
              <Tabs
                label={group.label()}
                items={group.pages.map(({ label, ...page }) => ({ ...page, label: label() }))}
                value={current}
                className="shadow-none!"
              />
            </div>
          </div>
        ) : null}
        <TabPanel value={current} className="wrap py-6 md:py-8">
          <Content />
        </TabPanel>
      </TabGroup>
    </Main>
  );
}

function TabPlace() {
  return <LoadingText>{m.admin_loading()}</LoadingText>;
}

/** The code of a tab comes when it is opened: nobody looks at all of them, and the first one is the dashboard. */
const late = (load: () => Promise<ComponentType>) => latePart(load, TabPlace);

const ModerationTab = late(async () => (await import('./moderation/moderation-tab.tsx')).ModerationTab);
const CreatorsTab = late(async () => (await import('./lists/creators-tab.tsx')).CreatorsTab);
const BrandsTab = late(async () => (await import('./lists/brands-tab.tsx')).BrandsTab);
const DealsTab = late(async () => (await import('./lists/deals-tab.tsx')).DealsTab);
const CastingsTab = late(async () => (await import('./lists/castings-tab.tsx')).CastingsTab);
const AuditTab = late(async () => (await import('./audit/audit-tab.tsx')).AuditTab);
const MoneyTab = late(async () => (await import('./money/money-tab.tsx')).MoneyTab);
const PayoutsTab = late(async () => (await import('./money/payouts-tab.tsx')).PayoutsTab);
const CasesTab = late(async () => (await import('./disputes/cases-tab.tsx')).CasesTab);
const SettingsTab = late(async () => (await import('./settings/settings-tab.tsx')).SettingsTab);
const HealthTab = late(async () => (await import('./health/health-tab.tsx')).HealthTab);
const AdminsTab = late(async () => (await import('./admins/admins-tab.tsx')).AdminsTab);

const contents: Record<AdminPageId, ComponentType> = {
  dashboard: DashboardTab,
  moderation: ModerationTab,
  creators: CreatorsTab,
  brands: BrandsTab,
  deals: DealsTab,
  castings: CastingsTab,
  disputes: CasesTab,
  money: MoneyTab,
  payouts: PayoutsTab,
  settings: SettingsTab,
  health: HealthTab,
  admins: AdminsTab,
  audit: AuditTab,
};
