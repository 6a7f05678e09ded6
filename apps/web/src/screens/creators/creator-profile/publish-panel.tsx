import type { Completeness } from '@briefcast/contract';
import { findingText } from '@briefcast/i18n/findings';
import { formatCount, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CircleCheck, CircleDashed, EyeOff, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { fieldOfPoint } from '../../../features/profiles/own-profile.ts';
import { ContactLine } from '../../../ui/contact-line.tsx';
import { Notice } from '../../../ui/notice.tsx';

const points = [1, 2, 3, 4, 5, 6, 7, 8];

interface CompletenessPanelProps {
  completeness: Completeness;
  /** Part of this is typed, but not saved yet. */
  isDraft: boolean;
}

/** Completeness of the profile, one segment for each of the eight rules, and what is missing. */
export function CompletenessPanel({ completeness, isDraft }: CompletenessPanelProps) {
  const { missing, percentage, isComplete } = completeness;
  return (
    <section
      aria-labelledby="completeness"
      data-tone="pink"
      className="ear bg-k-bg p-5 shadow-[inset_0_0_0_1px_var(--k-line)] md:p-7"
    >
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h2 id="completeness" className="text-[22px] md:text-[26px]">
            {m.publish_complete_title()}
          </h2>
          <p className="mt-1.5 text-ui text-ink-2">
            {isComplete
              ? m.profile_ready_to_publish()
              : m.profile_fields_missing({
                  count: formatCount(missing.length),
                  percentage: formatPercent(percentage / 100),
                })}
          </p>
        </div>
        <span className="disp num text-[40px] leading-none font-extrabold md:pe-4 md:text-[56px]" aria-hidden>
          {formatPercent(percentage / 100)}
        </span>
      </div>
      <div
        className="mt-5 grid grid-cols-8 gap-1.5"
        role="progressbar"
        aria-label={m.publish_completeness()}
        aria-valuenow={percentage}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {points.map((point) => (
          <span
            key={point}
            data-on={point <= completeness.points || undefined}
            className="h-3 rounded-[4px] rounded-se-[8px] bg-surface shadow-[inset_0_0_0_1px_var(--k-line)] transition-colors data-on:bg-primary data-on:shadow-none forced-colors:border forced-colors:data-on:bg-[Highlight]"
          />
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-2 text-ui font-medium">
        {missing.map((found) => (
          <li key={found.path.join('.')} className="flex items-center gap-2">
            <CircleDashed aria-hidden className="ic" />
            <Link to={fieldOfPoint(found)} replace preventScrollReset className="link">
              {findingText(found)}
            </Link>
          </li>
        ))}
        {isComplete && isDraft ? (
          <li className="flex items-center gap-2">
            <CircleCheck aria-hidden className="ic" />
            {m.publish_save_first()}
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** Taken offline by the admin: what goes on, and whom to write to. */
export function WithheldPanel({ reason }: { reason: string | null }) {
  return (
    <Notice tone="orange" title={m.publish_withheld()} icon={<EyeOff aria-hidden className="ic" />}>
      {reason ? (
        <p dir="auto" className="mb-1.5 whitespace-pre-line wrap-anywhere">
          {m.publish_withheld_reason({ reason })}
        </p>
      ) : null}
      <p>{m.publish_withheld_text()}</p>
      <p className="mt-1.5 flex items-center gap-2">
        <MessageCircle aria-hidden className="ic" />
        <span>
          <ContactLine purpose="help" says={m.publish_withheld_write.parts} />
        </span>
      </p>
    </Notice>
  );
}

/** Complete, but hidden: what that means. */
export function ReadyPanel() {
  return (
    <Notice tone="orange" title={m.publish_ready()} icon={<EyeOff aria-hidden className="ic" />}>
      <p>{m.publish_ready_text()}</p>
      <ul className="mt-1.5 list-disc ps-5">
        <li>{m.publish_ready_search()}</li>
        <li>{m.publish_ready_briefs()}</li>
        <li>{m.publish_ready_catalog()}</li>
      </ul>
    </Notice>
  );
}
