import type { OwnAccount } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { languageName } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AccountRow } from '../../../features/accounts/account-row.tsx';
import { PasswordSection } from '../../../features/accounts/password-section.tsx';
import type { TwoFactorCalls } from '../../../features/accounts/two-factor-dialog.tsx';
import { TwoFactorSection } from '../../../features/accounts/two-factor-section.tsx';
import { BlockedCard } from '../../../features/blocks/blocked-card.tsx';
import { client } from '../../../lib/api.ts';
import { openIn } from '../../../lib/choose-language.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { q } from '../../../lib/query.ts';
import { showError } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Main } from '../../../ui/main.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink, TextLink } from '../../../ui/text-link.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LettersCard } from './letters-card.tsx';
import { NameSection } from './name-section.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { retryAccount, showAccount } from './show-account.ts';

/** The account of the signed-in person, whatever their role (/account). */
export function AccountScreen() {
  useDocumentTitle(m.own_title());
  const user = useUser();
  const { data: account, error } = useQuery({
    ...q('ownAccount.read'),
    select: (answer) => answer.account,
  });

  return (
    <Main>
      <div className="mx-auto max-w-[940px]">
        <PageHeader
          back={<BackLink to={dashboardPath(user.role)}>{m.link_back_to_dashboard()}</BackLink>}
          title={m.own_title()}
          subtitle={m.own_subtitle()}
        />
        <div className="mt-6 grid gap-5">
          <LettersCard />
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
          {user.suspended !== 'MEMBER' && (user.role === 'CREATOR' || user.memberRole) ? (
            <BlockedCard
              role={user.role}
              mayChange={user.role === 'CREATOR' || mayForOrganization(user, 'casting.post')}
            />
          ) : null}
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
        onChanged={() => void invalidate('ownAccount')}
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
        onChanged={() => void invalidate('ownAccount')}
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

/** The link to the notification settings. */
function MailsSection() {
  return (
    <AccountRow
      title={m.own_mails()}
      action={
        <ButtonLink to={paths.notificationSettings.href()} variant="outline">
          {m.header_settings()}
        </ButtonLink>
      }
    >
      <p className="max-w-[48ch] text-ink-2">{m.own_mails_text()}</p>
    </AccountRow>
  );
}

/** Deleting the account, apart from the other settings. */
function RemovalCard({ account }: { account: OwnAccount }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={m.own_removal()}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="min-w-0 max-w-[56ch] flex-1 basis-60 text-ui text-ink-2">{m.own_removal_text()}</p>
        <Button
          variant="danger-outline"
          icon={<Trash2 aria-hidden className="ic" />}
          onClick={() => setOpen(true)}
        >
          {m.own_removal_begin()}
        </Button>
      </div>
      {isOpen ? <RemovalDialog asksCode={account.twoFactor.isOn} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** The language of pages and mails, among those that the product supports. */
function LanguageSection({ account }: { account: OwnAccount }) {
  const choose = useMutation({
    mutationFn: (language: string) => client.ownAccount.changeLanguage({ body: { language } }),
    onSuccess(answer, language) {
      showAccount(answer);
      toastSuccess(m.own_language_saved());
      if (language !== document.documentElement.lang) openIn(language, paths.account.href());
    },
    onError: (error) => showError(m.own_language_failed(), error),
  });
  return (
    <AccountRow title={m.own_language()} hint={m.own_language_hint()}>
      <Field label={m.own_language()} labelHidden>
        <Select
          className="max-w-72"
          value={choose.isPending ? choose.variables : account.language}
          onChange={(event) => choose.mutate(event.target.value)}
          options={account.languages.map((value) => ({ value, label: languageName(value) }))}
        />
      </Field>
    </AccountRow>
  );
}
