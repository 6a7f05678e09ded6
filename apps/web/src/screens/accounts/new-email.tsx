import { AppError } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { refreshUser } from '../../lib/refresh-user.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ConfirmedPage, ConfirmPage, FailedPage, useLinkToken, WayOn } from './mail-link.tsx';

/** Refusals that a retry would not change. */
const isFinal = (error: unknown) =>
  error instanceof AppError && ['account.email_link_invalid', 'account.email_taken'].includes(error.code);

/** The page to which the link in the mail to a new address leads. */
export function NewEmailScreen() {
  useDocumentTitle(m.new_email_title());
  const token = useLinkToken();
  const confirm = useMutation({
    mutationFn: () => client.ownAccount.confirmNewEmail({ body: { token } }),
    // This page does not need the result.
    onSuccess: () => void refreshUser().catch(() => undefined),
  });

  if (confirm.data) return <Changed email={confirm.data.email} />;
  if (token === '' || isFinal(confirm.error)) {
    return (
      <FailedPage
        title={m.confirm_invalid()}
        text={errorText(confirm.error, m.refusal_account_email_link_invalid())}
      >
        <Onwards />
      </FailedPage>
    );
  }
  return (
    <ConfirmPage
      title={m.new_email_title()}
      subtitle={m.new_email_subtitle()}
      label={m.new_email_submit()}
      notYou={m.new_email_not_you()}
      confirm={confirm}
    />
  );
}

const Onwards = () => <WayOn to={() => paths.account.href()} label={m.new_email_to_account()} />;

function Changed({ email }: { email: string }) {
  return (
    <ConfirmedPage
      title={m.new_email_done()}
      text={
        <RichText
          parts={m.new_email_done_text.parts({ email })}
          tags={{ email: (children) => <bdi className="font-semibold wrap-anywhere">{children}</bdi> }}
        />
      }
    >
      <Onwards />
    </ConfirmedPage>
  );
}
