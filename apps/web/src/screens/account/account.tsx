import type { OwnAccount } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { accountQuery, retryAccount } from './account-queries.ts';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RemovalCard } from './removal-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** The account of whoever is signed in, whatever their role (/account). */
export function AccountScreen() {
  useDocumentTitle(m.own_title());
  const user = useUser();
  const { data: account, error } = useQuery(accountQuery);

  return (
    <Main>
      <div className="mx-auto max-w-[940px]">
        <PageHeader
          back={<BackLink to={dashboardPath(user.role)}>{m.link_back_to_dashboard()}</BackLink>}
          title={m.own_title()}
          subtitle={m.own_subtitle()}
        />
        <div className="mt-6 grid gap-5">
          {account ? (
            <Sections account={account} />
          ) : error ? (
            <Card>
              <ErrorState onRetry={retryAccount}>{m.own_not_loaded()}</ErrorState>
            </Card>
          ) : (
            <Loading />
          )}
          <SessionsCard />
          {account ? <RemovalCard account={account} /> : null}
        </div>
      </div>
    </Main>
  );
}

function Sections({ account }: { account: OwnAccount }) {
  return (
    <Card flush className="divide-y divide-line">
      <NameSection />
      <EmailSection account={account} />
      <PasswordSection />
      <TwoFactorSection account={account} />
      <LanguageSection account={account} />
      <MailsSection />
      <DataSection account={account} />
    </Card>
  );
}

function Loading() {
  return (
    <Card className="grid gap-4">
      <LoadingText>{m.own_loading()}</LoadingText>
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </Card>
  );
}
