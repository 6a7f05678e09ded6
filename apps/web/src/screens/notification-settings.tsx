import type { NotificationSetting } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { kindsOfRole, notificationGroups } from '@briefcast/contract/rules/notifications';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../features/notifications/notification-queries.ts';
import { SettingsTable } from '../features/notifications/settings-table.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useUser } from '../lib/use-user.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Main } from '../ui/main.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoadingText } from '../ui/spinner.tsx';
import { BackLink } from '../ui/text-link.tsx';

/** What one is told, in the app and by mail (/settings/notifications). */
export function NotificationSettingsScreen() {
  useDocumentTitle('Notification settings');
  const user = useUser();
  const { data, isError, refetch } = useQuery(settingsQuery);

  return (
    <Main>
      <div className="mx-auto max-w-[820px]">
        <PageHeader
          back={<BackLink to={dashboardPath(user.role)}>Back to Dashboard</BackLink>}
          title="Notification settings"
          subtitle={
            <>
              Choose what we tell you. Mails go to <bdi className="wrap-anywhere">{user.email}</bdi>
              {user.emailConfirmed === false ? ', and wait until you have confirmed it.' : '.'}
            </>
          }
        />
        <div className="mt-6 grid gap-5">
          {data ? (
            notificationGroups[user.role].map((group) => (
              <SettingsTable
                key={group.title}
                group={group}
                settings={data.filter((setting: NotificationSetting) => setting.kind in group.kinds)}
              />
            ))
          ) : isError ? (
            <Card>
              <ErrorState onRetry={() => void refetch()}>Failed to load your settings</ErrorState>
            </Card>
          ) : (
            <Card className="grid gap-4">
              <LoadingText>Loading settings...</LoadingText>
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
