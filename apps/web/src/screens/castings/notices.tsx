import type { CastingCard } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { CastingNotice } from '../../features/castings/casting-notice.tsx';
import { applicationsQuery } from '../../features/castings/casting-queries.ts';
import { FitLine } from '../../features/castings/fit-line.tsx';
import { SaveCasting } from '../../features/castings/save-casting.tsx';
import { useSession } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The castings; a creator reads how well each fits, and which of them they applied to. */
export function Notices({ castings }: { castings: readonly CastingCard[] }) {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const now = useMemo(() => (isHydrated ? new Date() : null), [isHydrated]);
  const creator = user?.role === 'CREATOR' ? user : null;
  const { data } = useInfiniteQuery({ ...applicationsQuery, enabled: creator !== null });
  const placeOnFirstPaint = (className: string) =>
    isHydrated ? null : <span aria-hidden className={clsx('only-creators', className)} />;
  const own = data?.pages.flatMap(({ applications }) => applications) ?? [];
  return (
    <ul className="grid gap-5 xl:grid-cols-2">
      {castings.map((casting) => {
        const to = paths.casting.href(casting.id);
        const application = own.find(({ casting: { id } }) => id === casting.id);
        const hasApplied = application !== undefined && application.state !== 'WITHDRAWN';
        return (
          <li key={casting.id} className="grid">
            <CastingNotice
              casting={casting}
              now={now}
              to={to}
              note={
                creator && now ? (
                  <div className="mt-2.5">
                    <FitLine creator={creator} casting={casting} now={now} />
                  </div>
                ) : (
                  placeOnFirstPaint('mt-2.5 block min-h-[1lh] text-sm')
                )
              }
              action={
                <>
                  {creator ? <SaveCasting casting={casting} /> : placeOnFirstPaint('size-11')}
                  {hasApplied ? (
                    <Badge tone="green" icon={<Check aria-hidden className="ic" />}>
                      {m.casting_applied()}
                    </Badge>
                  ) : (
                    <ButtonLink to={to} size="sm" tabIndex={-1} aria-hidden>
                      {m.casting_read_on()}
                    </ButtonLink>
                  )}
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
