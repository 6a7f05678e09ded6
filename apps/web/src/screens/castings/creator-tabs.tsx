import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';

interface CreatorTabsProps {
  /** While the server's page is shown, whose markup is the same for everybody. */
  isFirstPaint?: boolean;
}

/** The lists of a creator: what is open, what they saved, and what they applied to. */
export function CreatorTabs({ isFirstPaint = false }: CreatorTabsProps) {
  const { pathname } = useLocation();
  const tabs = [
    { to: paths.castings.href(), label: m.casting_open_castings() },
    { to: paths.savedCastings.href(), label: m.casting_saved_title() },
    { to: paths.applications.href(), label: m.application_mine() },
  ];
  return (
    <nav aria-label={m.casting_castings()} className={clsx('tabs mt-5', isFirstPaint && 'only-creators')}>
      {tabs.map(({ to, label }) => {
        const isHere = to === pathname;
        return (
          <Link key={to} to={to} className="tab" aria-current={isHere ? 'page' : undefined}>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
