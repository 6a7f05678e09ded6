import { type AdminReview, contactDetailsIn } from '@briefcast/contract';
import { profileCompleteness, totalPoints } from '@briefcast/contract/creators/profile-completeness';
import { findingText } from '@briefcast/i18n/findings';
import { formatCount, formatList, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { Check, TriangleAlert, X } from 'lucide-react';

type Outcome = 'passed' | 'warns' | 'failed';

interface Checked {
  outcome: Outcome;
  title: string;
  text: string;
}

const looks = {
  passed: { tone: 'green', Icon: Check, label: m.moderation_check_passed },
  warns: { tone: 'orange', Icon: TriangleAlert, label: m.moderation_check_warns },
  failed: { tone: 'red', Icon: X, label: m.moderation_check_failed },
} as const;

function contactCheck({ creator }: AdminReview): Checked {
  const found = contactDetailsIn(creator.bio ?? '').map(({ text }) => m.moderation_check_quoted({ text }));
  return found.length === 0
    ? {
        outcome: 'passed',
        title: m.moderation_check_no_contact(),
        text: m.moderation_check_no_contact_text(),
      }
    : {
        outcome: 'failed',
        title: m.moderation_check_contact(),
        text: m.moderation_check_contact_text({ found: formatList(found) }),
      };
}

function completenessCheck({ creator }: AdminReview): Checked {
  const count = creator.portfolio.length;
  const { points, missing } = profileCompleteness({ ...creator, portfolioItems: count });
  const reached = { points: formatCount(points), total: formatCount(totalPoints) };
  if (missing.length > 0)
    return {
      outcome: 'failed',
      title: m.moderation_check_incomplete(reached),
      text: formatSeries(missing.map(findingText)),
    };
  return {
    outcome: 'passed',
    title: m.moderation_check_complete(reached),
    text: m.moderation_check_complete_text({
      languages: formatSeries(creator.languages.map(languageLabel)),
      categories: formatSeries(creator.categories.map(({ name }) => categoryLabel(name))),
      n: count,
      count: formatCount(count),
    }),
  };
}

function checksOf(review: AdminReview): Checked[] {
  const elsewhere = review.creator.portfolio.filter(({ url }) => !url.startsWith('/')).length;
  return [
    contactCheck(review),
    completenessCheck(review),
    review.emailConfirmed
      ? { outcome: 'passed', title: m.moderation_check_mail(), text: m.moderation_check_mail_text() }
      : { outcome: 'warns', title: m.moderation_check_no_mail(), text: m.moderation_check_no_mail_text() },
    ...(elsewhere > 0
      ? [
          {
            outcome: 'warns' as const,
            title: m.moderation_check_elsewhere({ n: elsewhere, count: formatCount(elsewhere) }),
            text: m.moderation_check_elsewhere_text(),
          },
        ]
      : []),
  ];
}

/** Checks that need no look at the content; the verdict stays the admin's. */
export function ReviewChecks({ review }: { review: AdminReview }) {
  return (
    <ul>
      {checksOf(review).map(({ outcome, title, text }) => {
        const { tone, Icon, label } = looks[outcome];
        return (
          <li key={title} className="mod-check text-ui">
            <span className="mod-mark" data-tone={tone}>
              <Icon aria-hidden className="ic size-4!" />
            </span>
            <span className="min-w-0">
              <b className="block font-semibold">
                <span className="sr-only">{label()} </span>
                {title}
              </b>
              <small className="block text-[13px] text-ink-3 wrap-anywhere">{text}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
