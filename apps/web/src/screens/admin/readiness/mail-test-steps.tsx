import type { MailTest } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';

const apart = (children: ReactNode) => <bdi className="wrap-anywhere">{children}</bdi>;

/** Handed over, taken or refused, opened: each done or waiting. */
export function MailTestSteps({ to, sentAt, takenAt, refusal, openedAt }: MailTest) {
  return (
    <section aria-live="polite" className="mt-4 text-ui">
      <p className="hint">
        <RichText
          parts={m.mail_test_sent_to.parts({ to, date: formatDateWithTime(sentAt) })}
          tags={{ to: apart }}
        />
      </p>
      <ul className="mt-2 grid gap-2">
        <Step isDone label={m.mail_test_sent()} />
        {refusal === null ? (
          <Step isDone={takenAt !== null || openedAt !== null} label={m.mail_test_taken()} />
        ) : (
          <li className="flex items-start gap-2 text-red-ink">
            <CircleAlert aria-hidden className="ic mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <RichText parts={m.mail_test_refused.parts({ reason: refusal })} tags={{ reason: apart }} />
            </span>
          </li>
        )}
        <Step isDone={openedAt !== null} label={m.mail_test_opened()} />
      </ul>
    </section>
  );
}

function Step({ isDone, label }: { isDone: boolean; label: string }) {
  const Icon = isDone ? CircleCheck : Hourglass;
  return (
    <li className={isDone ? 'flex items-center gap-2' : 'flex items-center gap-2 text-ink-3'}>
      <Icon aria-hidden className="ic shrink-0" />
      {label}
      {isDone ? null : <span className="hint">{m.mail_test_waiting()}</span>}
    </li>
  );
}
