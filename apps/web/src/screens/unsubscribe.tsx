import { AppError, type Unsubscription } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { notificationLabel } from '@briefcast/contract/rules/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BellOff, MailX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { client } from '../lib/api.ts';
import { queryClient } from '../lib/query-client.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { errorText } from '../lib/show-error.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FormError } from '../ui/field.tsx';
import { LoadingText } from '../ui/spinner.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** Where the link of a mail leads: what it would switch off, and the button that does. No login is needed. */
export function UnsubscribeScreen() {
  useDocumentTitle('Unsubscribe');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queryKey = queryKeys.notifications.unsubscription(token);
  const about = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.notifications.readUnsubscription({ query: { token } }, { signal }),
  });
  const end = useMutation({
    mutationFn: () => client.notifications.unsubscribe({ query: { token } }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
  });

  if (about.data && !about.data.byMail) return <Ended {...about.data} />;
  return (
    <AuthPage
      title="Fewer mails"
      subtitle={about.data ? 'You decide what we write to you about.' : undefined}
      footer={<TextLink to={paths.notificationSettings.href()}>All notification settings</TextLink>}
    >
      {about.data ? (
        <div className="grid gap-4">
          <p className="text-md">
            Stop sending mails about <About kind={about.data.kind} /> to{' '}
            <bdi className="font-semibold wrap-anywhere">{about.data.email}</bdi>? In the app nothing changes.
          </p>
          <FormError>
            {end.error ? errorText(end.error, 'Something went wrong. Please try again.') : undefined}
          </FormError>
          <Button
            variant="cast"
            className="w-full"
            icon={<MailX aria-hidden className="ic" />}
            busy={end.isPending}
            busyText="Switching off..."
            onClick={() => end.mutate()}
          >
            Switch Off These Mails
          </Button>
        </div>
      ) : about.error ? (
        <ErrorState {...(isFinal(about.error) ? {} : { onRetry: () => void about.refetch() })}>
          {errorText(about.error, 'Something went wrong. Please try again.')}
        </ErrorState>
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </AuthPage>
  );
}

/** The kind by its name. A mail that told several things at once ends mails of every kind. */
const About = ({ kind }: Pick<Unsubscription, 'kind'>) => (
  <strong className="text-ink">{kind ? `“${notificationLabel(kind)}”` : 'your briefs and projects'}</strong>
);

/** A link that is no link of ours becomes none by asking again. */
const isFinal = (error: Error) => error instanceof AppError && error.status === 400;

function Ended({ kind, email }: Unsubscription) {
  return (
    <AuthPage
      title="These mails are off"
      footer={<TextLink to={paths.notificationSettings.href()}>All notification settings</TextLink>}
    >
      <div role="status" className="flex items-start gap-3">
        <span
          data-stock="green"
          className="ear-sm grid size-11 flex-none place-items-center bg-k-bg text-k-ink"
        >
          <BellOff aria-hidden className="ic" />
        </span>
        <p className="text-ui text-ink-2">
          We no longer write to <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi> about{' '}
          <About kind={kind} />. You can switch it on again in your settings.
        </p>
      </div>
    </AuthPage>
  );
}
