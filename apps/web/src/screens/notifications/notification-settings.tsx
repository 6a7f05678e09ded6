import { newsGroups } from '@briefcast/contract/notifications/news';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SettingsGroups } from '../../features/notifications/settings-groups.tsx';
import { DevicesCard } from '../../features/pushes/devices-card.tsx';
import { QuietHoursCard } from '../../features/pushes/quiet-hours-card.tsx';
import { q } from '../../lib/query.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
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
  const settings = useQuery({ ...q('notifications.settings'), select: ({ settings }) => settings });
  const pushes = useQuery(q('pushes.read'));
  const [search] = useSearchParams();
  const about = user.emailConfirmed === false ? m.settings_mails_wait : m.settings_mails_go;

  return (
    <Main>
      <div className="mx-auto max-w-[720px]">
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
        <div className="mt-4 grid gap-3.5">
          {settings.data && pushes.data ? (
            <>
              <SettingsGroups role={user.role} settings={settings.data} asked={search.get('kind')} />
              <QuietHoursCard quietHours={pushes.data.quietHours} />
              <DevicesCard user={user} pushes={pushes.data} settings={settings.data} />
              <p className="hint flex items-start gap-2">
                <ShieldCheck aria-hidden className="ic" />
                {m.settings_always({ role: user.role })}
              </p>
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
              {newsGroups(user.role).map(({ name }) => (
                <Skeleton key={name} className="h-13" />
              ))}
            </Card>
          )}
        </div>
      </div>
    </Main>
  );
}
