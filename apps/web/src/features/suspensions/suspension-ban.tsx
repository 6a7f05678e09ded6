import type { OwnSuspension, OwnUser, SuspendedAs } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { q } from '../../lib/query.ts';
import { refreshUser } from '../../lib/refresh-user.ts';
import { Card } from '../../ui/card.tsx';
import { ContactLine } from '../../ui/contact-line.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { Stub } from '../../ui/stub.tsx';
import { AnswerPart } from './answer-part.tsx';
import { WhatRests } from './what-rests.tsx';

interface SuspensionBanProps {
  user: OwnUser;
  as: SuspendedAs;
  /** There is nothing else on the page. */
  isPage?: true | undefined;
}

/** Heads every page of the suspended: why, until when they can answer, what is paused and what goes on. */
export function SuspensionBan({ user, as, isPage }: SuspensionBanProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const { data, error, refetch } = useQuery({
    ...q('suspension.read'),
    select: ({ suspension }) => suspension,
  });
  const isLifted = data === null;
  useEffect(() => {
    // The account that this page shows is older than the lifting.
    if (isLifted) refreshUser().catch(() => undefined);
  }, [isLifted]);
  if (isLifted) return null;
  const name = user.role === 'BRAND' ? user.companyName : '';
  return (
    <div className="wrap pt-4">
      <Card flush className="flex" aria-labelledby="suspended">
        <Stub tone="red" date={data?.suspendedAt} label={m.suspended_stub()} withYear />
        <div className="min-w-0 flex-1 p-5 md:p-7">
          <Heading id="suspended" tabIndex={-1} dir="auto" className="text-d3 wrap-anywhere">
            {m.suspended_title({ as, name })}
          </Heading>
          {data ? (
            <Content suspension={data} user={user} />
          ) : error ? (
            <ErrorState onRetry={() => void refetch()}>{m.suspended_not_loaded()}</ErrorState>
          ) : (
            <LoadingText>{m.suspended_loading()}</LoadingText>
          )}
        </div>
      </Card>
    </div>
  );
}

function Content({ suspension, user }: { suspension: OwnSuspension; user: OwnUser }) {
  const { pathname } = useLocation();
  const isWhole = suspension.as === 'MEMBER' || pathname === dashboardPath(user.role);
  return (
    <>
      <blockquote data-tone="red" className="ear-sm mt-4 bg-k-bg px-4 py-3 pe-6 text-k-ink">
        <p className="sr-only">{m.suspended_reason()}</p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {suspension.reason}
        </p>
      </blockquote>
      <div className="mt-4">
        <AnswerPart suspension={suspension} user={user} />
      </div>
      <details className="group mt-4" open={isWhole}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-ui font-semibold">
          {m.suspended_what()}
          <ChevronDown aria-hidden className="ic group-open:rotate-180" />
        </summary>
        <div className="mt-2">
          <WhatRests suspension={suspension} role={user.role} />
        </div>
      </details>
      <p className="hint mt-3">
        <ContactLine purpose="help" says={m.suspended_urgent.parts} />
      </p>
    </>
  );
}
