import { type MarketContact, type MarketSettings, marketContacts } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastError } from '../../../ui/toast.ts';
import { keepReadiness, readinessQuery } from '../admin-queries.ts';
import { MailTestSteps } from '../readiness/mail-test-steps.tsx';
import { useOpenedMail } from '../readiness/use-opened-mail.ts';

interface ContactTestsProps {
  /** As they are saved: a test goes to no other address. */
  contacts: MarketSettings['contacts'];
  labels: Record<MarketContact, () => string>;
}

/** A test mail to each saved contact, with how far it came; nothing without a mail server. */
export function ContactTests({ contacts, labels }: ContactTestsProps) {
  useOpenedMail();
  const stated = marketContacts.filter((contact) => contacts[contact] !== '');
  const { data } = useQuery({ ...readinessQuery, enabled: stated.length > 0 });
  const send = useMutation({
    mutationFn: (contact: MarketContact) => adminClient.readiness.testContact({ params: { contact } }),
    onSuccess: keepReadiness,
    onError: (error) => toastError(errorText(error, m.mail_test_failed())),
  });
  if (!data || data.mail.server === null || stated.length === 0) return null;
  return (
    <ul className="mt-5 divide-y divide-line border-t border-line">
      {stated.map((contact) => {
        const to = contacts[contact];
        const test = data.mail.contacts?.[contact];
        return (
          <li key={contact} className="py-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-48 text-ui wrap-anywhere">
                <b className="block font-semibold">{labels[contact]()}</b>
                <bdi>{to}</bdi>
              </p>
              <OnlineButton
                variant="outline"
                size="sm"
                aria-description={labels[contact]()}
                busy={send.isPending && send.variables === contact}
                onClick={() => send.mutate(contact)}
              >
                {m.mail_test_send()}
              </OnlineButton>
            </div>
            {test?.to === to ? <MailTestSteps {...test} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
