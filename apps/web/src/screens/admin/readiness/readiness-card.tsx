import type { Readiness, ReadinessLine, ReadinessState } from '@briefcast/contract';
import { readinessReasons, readinessStates, readinessSubjects } from '@briefcast/i18n/labels/readiness';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Eye } from 'lucide-react';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { readinessQuery } from '../admin-queries.ts';
import { RefusedMails } from './refused-mails.tsx';

/** Comes with the code of forms. */
const MailTestCard = latePart<{ mail: Readiness['mail'] }>(
  async () => (await import('./mail-test-card.tsx')).MailTestCard,
  () => <Skeleton className="h-52" />,
);

/** Everything that the public needs of this installation, and the test of its mail. */
export function ReadinessCards() {
  const { data, isPending, error, refetch } = useQuery(readinessQuery);
  if (isPending) return <LoadingText>{m.readiness_loading()}</LoadingText>;
  if (!data) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.readiness_load_failed())}</ErrorState>
      </Card>
    );
  }
  return (
    <>
      <Card title={m.readiness_title()}>
        <ul className="divide-y divide-line">
          {data.lines.map((line) => (
            <Line key={line.subject} {...line} />
          ))}
        </ul>
      </Card>
      <MailTestCard mail={data.mail} />
      {data.mail.refused.length > 0 ? <RefusedMails refused={data.mail.refused} /> : null}
    </>
  );
}

const looks = {
  READY: { tone: 'green', Icon: CircleCheck },
  ADVISED: { tone: 'orange', Icon: Eye },
  MISSING: { tone: 'red', Icon: CircleAlert },
} as const satisfies Record<ReadinessState, unknown>;

function Line({ subject, state, reason }: ReadinessLine) {
  const { tone, Icon } = looks[state];
  return (
    <li className="py-3.5 text-ui">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold">{readinessSubjects[subject]()}</span>
        <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
          {readinessStates[state]()}
        </Badge>
      </div>
      {reason === null ? null : (
        <p className="mt-1.5 max-w-[68ch] text-ink-2">
          <ReasonText reason={reason} />
        </p>
      )}
    </li>
  );
}

/** Problem and advice of a line, with what is typed set apart. */
export function ReasonText({ reason }: { reason: NonNullable<ReadinessLine['reason']> }) {
  return (
    <RichText
      parts={readinessReasons[reason]()}
      tags={{
        code: (children) => (
          <code dir="ltr" translate="no" className="wrap-anywhere">
            {children}
          </code>
        ),
      }}
    />
  );
}
