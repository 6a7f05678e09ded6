import { kindsOfRole, newsGroups } from '@briefcast/contract/notifications/news';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { SettingsTable } from '../../features/notifications/settings-table.tsx';
import { DevicesCard } from '../../features/pushes/devices-card.tsx';
import { pushesQuery } from '../../features/pushes/push-queries.ts';
import { QuietHoursCard } from '../../features/pushes/quiet-hours-card.tsx';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { settingsQuery } from '../../parts/notifications/settings-query.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';

/** The person's notification settings, for the app, for devices and for mails (/settings/notifications). */
export function NotificationSettingsScreen() {
  useDocumentTitle(m.settings_title());
  const user = useUser();
  const settings = useQuery(settingsQuery);
  const pushes = useQuery(pushesQuery);
  const about = user.emailConfirmed === false ? m.settings_mails_wait : m.settings_mails_go;

  return (
    <Main>
      <div className="mx-auto max-w-[968px]">
        <PageHeader
          back={<BackLink to={dashboardPath(user.role)}>{m.link_back_to_dashboard()}</BackLink>}
          title={m.settings_title()}
          subtitle={
            <RichText
              parts={about.parts({ email: user.email })}
              tags={{ email: (children) => <bdi className="wrap-anywhere">{children}</bdi> }}
            />
          }
        />
        <div className="mt-6 grid gap-5">
          {settings.data && pushes.data ? (
            <>
              <QuietHoursCard quietHours={pushes.data.quietHours} />
              <DevicesCard user={user} pushes={pushes.data} settings={settings.data} />
              {newsGroups(user.role).map((group) => (
                <SettingsTable
                  key={group.name}
                  group={group.name}
                  role={user.role}
                  settings={settings.data.filter(({ kind }) => group.kinds.includes(kind))}
                  quietHours={pushes.data.quietHours}
                />
              ))}
            </>
          ) : settings.isError || pushes.isError ? (
            <Card>
              <ErrorState onRetry={() => void Promise.all([settings.refetch(), pushes.refetch()])}>
                {m.settings_not_loaded()}
              </ErrorState>
            </Card>
          ) : (
            <Card className="grid gap-4">
              <LoadingText>{m.settings_loading()}</LoadingText>
              {kindsOfRole(user.role).map((kind) => (
                <Skeleton key={kind} className="h-11" />
              ))}
            </Card>
          )}
        </div>
      </div>
    </Main>
  );
}
