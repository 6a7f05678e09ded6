import type { OwnSuspension, OwnUser } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Ban, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';

interface Line {
  title: string;
  text: ReactNode;
}

function linesThatGoOn({ as, runningDeals }: OwnSuspension, role: OwnUser['role']): Line[] {
  if (as === 'MEMBER') return [{ title: m.suspended_account(), text: m.suspended_account_text() }];
  const deals = {
    title: m.suspended_deals({ n: runningDeals, count: formatCount(runningDeals) }),
    text: (
      <>
        {m.suspended_deals_text({ as })}{' '}
        <TextLink to={dashboardPath(role)}>{m.suspended_open_deals()}</TextLink>
      </>
    ),
  };
  return [
    ...(runningDeals > 0 ? [deals] : []),
    { title: m.suspended_files(), text: m.suspended_files_text({ as }) },
    { title: m.suspended_invoices(), text: m.suspended_invoices_text() },
  ];
}

function linesThatRest({ as, openCastings, credits }: OwnSuspension): Line[] {
  const castings = {
    title: m.suspended_castings({ n: openCastings, count: formatCount(openCastings) }),
    text: m.suspended_castings_text(),
  };
  return [
    { title: m.suspended_business({ as }), text: m.suspended_business_text({ as }) },
    ...(as === 'CREATOR' ? [{ title: m.suspended_profile(), text: m.suspended_profile_text() }] : []),
    ...(openCastings > 0 ? [castings] : []),
    ...(credits
      ? [
          {
            title: m.suspended_credits({ n: credits, count: formatCount(credits) }),
            text: m.suspended_credits_text(),
          },
        ]
      : []),
  ];
}

/** Two lists: what goes on during a suspension, and what is paused. */
export function WhatRests({ suspension, role }: { suspension: OwnSuspension; role: OwnUser['role'] }) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Lines
        title={m.suspended_goes_on()}
        icon={<Check aria-hidden className="ic" />}
        tone="green"
        lines={linesThatGoOn(suspension, role)}
      />
      <Lines
        title={m.suspended_rests()}
        icon={<Ban aria-hidden className="ic" />}
        tone="buff"
        lines={linesThatRest(suspension)}
      />
    </div>
  );
}

interface LinesProps {
  title: string;
  icon: ReactNode;
  tone: 'green' | 'buff';
  lines: readonly Line[];
}

function Lines({ title, icon, tone, lines }: LinesProps) {
  return (
    <section>
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.title} className="flex gap-3 py-2.5 text-sm">
            <span
              data-tone={tone}
              className="flex size-6 flex-none items-center justify-center rounded bg-k-bg text-k-ink"
            >
              {icon}
            </span>
            <span className="min-w-0">
              <b className="block font-semibold">{line.title}</b>
              <span className="text-ink-2">{line.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
