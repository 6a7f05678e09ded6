import type { OwnAccount } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { PasswordSection } from '../../features/account-security/password-section.tsx';
import type { TwoFactorCalls } from '../../features/account-security/two-factor-calls.ts';
import { TwoFactorSection } from '../../features/account-security/two-factor-section.tsx';
import { client } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink, TextLink } from '../../ui/text-link.tsx';
import { accountQuery, refreshAccount, retryAccount } from './account-queries.ts';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { NameSection } from './name-section.tsx';
import { RemovalCard } from './removal-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

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

const twoFactorCalls: TwoFactorCalls = {
  begin: (body) => client.ownAccount.beginTwoFactor({ body }),
  turnOn: (body) => client.ownAccount.turnOnTwoFactor({ body }),
  turnOff: (body) => client.ownAccount.turnOffTwoFactor({ body }),
  renew: (body) => client.ownAccount.renewRecoveryCodes({ body }),
};

function Sections({ account }: { account: OwnAccount }) {
  return (
    <Card flush className="divide-y divide-line">
      <NameSection />
      <EmailSection account={account} />
      <PasswordSection
        change={(body) => client.ownAccount.changePassword({ body })}
        onChanged={() => void refreshAccount()}
        asksCode={account.twoFactor.isOn}
        forgotten={
          <p className="text-sm">
            <TextLink to={paths.forgotPassword.href()}>{m.auth_forgot()}</TextLink>
          </p>
        }
      />
      <TwoFactorSection
        state={account.twoFactor}
        calls={twoFactorCalls}
        onChanged={() => void refreshAccount()}
      />
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
