import { AppError, type Unsubscription } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { newsLabel } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BellOff, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { client } from '../../lib/api.ts';
import { q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLinkToken } from './mail-link.tsx';

/** The page of an unsubscribe link: what it would turn off, and the button that does it. No login is needed. */
export function UnsubscribeScreen() {
  useDocumentTitle(m.unsubscribe_page());
  const token = useLinkToken();
  const query = q('notifications.readUnsubscription', { query: { token } });
  const about = useQuery(query);
  const end = useMutation({
    mutationFn: () => client.notifications.unsubscribe({ query: { token } }),
    onSuccess: (after) => queryClient.setQueryData(query.queryKey, after),
  });

  if (about.data && !about.data.byMail) return <Ended {...about.data} />;
  return (
    <AuthPage
      title={m.unsubscribe_title()}
      subtitle={about.data ? m.unsubscribe_subtitle() : undefined}
      footer={<ToSettings kind={about.data?.kind} />}
    >
      {about.data ? (
        <div className="grid gap-4">
          <p className="text-md">
            <RichText parts={question(about.data)} tags={tags('font-semibold wrap-anywhere')} />
          </p>
          <FormError>{end.error ? errorText(end.error, m.call_failed()) : undefined}</FormError>
          <Button
            variant="cast"
            className="w-full"
            icon={<MailX aria-hidden className="ic" />}
            busy={end.isPending}
            busyText={m.unsubscribe_busy()}
            onClick={() => end.mutate()}
          >
            {m.unsubscribe_do()}
          </Button>
        </div>
      ) : about.error ? (
        <ErrorState {...(isFinal(about.error) ? {} : { onRetry: () => void about.refetch() })}>
          {errorText(about.error, m.call_failed())}
        </ErrorState>
      ) : (
        <LoadingText>{m.list_loading()}</LoadingText>
      )}
    </AuthPage>
  );
}

/** The link in a mail with several news ends mails of every kind. */
const question = ({ kind, email }: Unsubscription) =>
  kind
    ? m.unsubscribe_question.parts({ kind: newsLabel(kind), email })
    : m.unsubscribe_question_all.parts({ email });

const answer = ({ kind, email }: Unsubscription) =>
  kind
    ? m.unsubscribe_done_text.parts({ kind: newsLabel(kind), email })
    : m.unsubscribe_done_text_all.parts({ email });

const tags = (ofEmail: string) => ({
  kind: (children: ReactNode) => <strong className="text-ink">{children}</strong>,
  email: (children: ReactNode) => <bdi className={ofEmail}>{children}</bdi>,
});

/** A retry does not make an invalid link valid. */
const isFinal = (error: Error) => error instanceof AppError && error.status === 400;

/** The link to the settings, at the line of the kind that the mail was about. */
const ToSettings = ({ kind }: { kind: Unsubscription['kind'] | undefined }) => (
  <TextLink to={paths.notificationSettings.href(kind ?? undefined)}>{m.unsubscribe_all_settings()}</TextLink>
);

function Ended(ended: Unsubscription) {
  return (
    <AuthPage title={m.unsubscribe_done()} footer={<ToSettings kind={ended.kind} />}>
      <div role="status" className="flex items-start gap-3">
        <span
          data-tone="green"
          className="ear-sm grid size-11 flex-none place-items-center bg-k-bg text-k-ink"
        >
          <BellOff aria-hidden className="ic" />
        </span>
        <p className="text-ui text-ink-2">
          <RichText parts={answer(ended)} tags={tags('font-semibold wrap-anywhere text-ink')} />
        </p>
      </div>
    </AuthPage>
  );
}
