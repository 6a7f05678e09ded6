import { profileCompleteness } from '@briefcast/contract/creators/profile-completeness';
import { paths } from '@briefcast/contract/paths';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { profileFindingText } from '@briefcast/i18n/profile-findings';
import { EyeOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Pages that say it by themselves, the dashboard as first steps. */
const ownPages: readonly string[] = [paths.creatorProfile.href(), paths.creatorDashboard.href()];

/** Shows an unpublished creator that nobody can find them, and the reason. */
export function UnpublishedNotice() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user?.role !== 'CREATOR' || user.isPublished || user.suspended) return null;
  if (ownPages.includes(pathname) && !(user.isWithheld && pathname === paths.creatorDashboard.href()))
    return null;
  const { missing } = profileCompleteness({ ...user, portfolioItems: user.portfolio.length });
  const why = user.isWithheld
    ? m.start_withheld()
    : user.review?.state === 'WAITING'
      ? m.review_waiting()
      : user.review?.state === 'SENT_BACK'
        ? m.review_sent_back()
        : missing.length === 0
          ? m.start_ready()
          : formatSeries(missing.map(profileFindingText));
  return (
    <section aria-label={m.start_unpublished()} className="wrap pt-4">
      <div
        data-tone="pink"
        className="ear-sm flex flex-wrap items-center gap-x-4 gap-y-2 bg-k-bg px-4 py-2.5 pe-5"
      >
        <EyeOff aria-hidden className="ic flex-none text-k-ink max-sm:mt-0.5 max-sm:self-start" />
        <div className="min-w-0 flex-1 basis-60 text-sm">
          <p className="font-semibold">{m.start_unpublished()}</p>
          <p className="text-ink-2">{why}</p>
        </div>
        <ButtonLink to={paths.creatorProfile.href()} variant="outline" size="sm" className="max-sm:min-h-11">
          {m.start_to_profile()}
        </ButtonLink>
      </div>
    </section>
  );
}
