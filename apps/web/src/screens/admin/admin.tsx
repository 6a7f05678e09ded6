import { api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { adminQ } from '../../lib/admin-query.ts';
import { errorText } from '../../lib/show-error.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Main } from '../../ui/main.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { useMay } from './admin-queries.ts';
import { DashboardTab } from './dashboard/dashboard-tab.tsx';
import { queueQuery } from './moderation/queue-query.ts';

/** The admin's part of the product (/admin): behind its own password, proved by its own token. */
export function AdminScreen() {
  useDocumentTitle(m.admin_title());
  return (
    <AdminPage>
      <AdminPanel />
    </AdminPage>
  );
}

/** The tabs of the admin's role. A restored token is proved before anything is shown. */
function AdminPanel() {
  const [search, setSearch] = useSearchParams();
  const me = useQuery(adminQ('admins.me'));
  const may = useMay();
  const dashboard = useQuery({ ...adminQ('admin.dashboard'), enabled: may(api.admin.dashboard) });
  // Hides every part of moderation while it is off.
  const isModerated = useQuery(siteQuery).data?.market?.moderation === true;
  const queue = useQuery({ ...queueQuery('WAITING'), enabled: isModerated && may(api.moderation.queue) });
  const shown = tabs.filter(({ id, shows }) => may(shows) && (id !== 'moderation' || isModerated));
  const tab = shown.find(({ id }) => id === search.get('tab')) ?? shown[0] ?? tabs[0];
  const needed = may(api.admin.dashboard) ? [me, dashboard] : [me];
  const isPending = needed.some((query) => query.isPending);
  const failed = needed.find((query) => query.isError && !query.data);
  const counts = queue.data?.counts;
  const waiting =
    counts && counts.profiles + counts.reports > 0 ? counts.profiles + counts.reports : undefined;

  // Shows no badge for zero.
  const openCases = dashboard.data?.openCases || undefined;

  return (
    <Main bleed>
      <h1 className="sr-only" tabIndex={-1}>
        {tab.label()}
      </h1>
      <TabGroup
        value={tab.id}
        // Another tab starts without the filters of the one before.
        onValueChange={(id) => setSearch(id === shown[0]?.id ? {} : { tab: id }, { replace: true })}
      >
        <div className="bg-surface shadow-[0_1px_0_var(--c-line)]">
          <div className="wrap pt-2">
            <Tabs
              label={m.admin_title()}
              items={shown.map(({ id, label }) => ({
                id,
                label: label(),
                count: { moderation: waiting, disputes: openCases }[id as string],
              }))}
              value={tab.id}
              className="shadow-none!"
            />
          </div>
        </div>
        <TabPanel value={tab.id} className="wrap py-6 md:py-8">
          {isPending ? (
            <LoadingText>{m.admin_loading()}</LoadingText>
          ) : failed ? (
            <Card>
              <ErrorState onRetry={() => void failed.refetch()}>
                {errorText(failed.error, m.admin_dashboard_failed())}
              </ErrorState>
            </Card>
          ) : (
            <tab.Content />
          )}
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

/** Each with the call without which there is nothing on it. */
const tabs = [
  { id: 'dashboard', label: m.admin_tab_dashboard, Content: DashboardTab, shows: api.admin.dashboard },
  { id: 'moderation', label: m.moderation_title, Content: ModerationTab, shows: api.moderation.queue },
  { id: 'creators', label: m.admin_creators, Content: CreatorsTab, shows: api.admin.creators },
  { id: 'brands', label: m.admin_brands, Content: BrandsTab, shows: api.admin.brands },
  { id: 'deals', label: m.admin_deals, Content: DealsTab, shows: api.admin.deals },
  { id: 'castings', label: m.casting_castings, Content: CastingsTab, shows: api.adminCastings.list },
  { id: 'audit', label: m.admin_audit, Content: AuditTab, shows: api.admin.audit },
  { id: 'money', label: m.admin_money, Content: MoneyTab, shows: api.adminMoney.overview },
  { id: 'payouts', label: m.admin_payouts, Content: PayoutsTab, shows: api.adminPayouts.list },
  { id: 'disputes', label: m.admin_cases, Content: CasesTab, shows: api.adminDisputes.list },
  { id: 'settings', label: m.admin_settings, Content: SettingsTab, shows: api.operatorSettings.read },
  { id: 'health', label: m.health_title, Content: HealthTab, shows: api.admin.health },
  { id: 'admins', label: m.admins_title, Content: AdminsTab, shows: api.admins.list },
] as const;
