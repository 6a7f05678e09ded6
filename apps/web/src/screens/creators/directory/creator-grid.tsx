import type { PublicCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { CompareToggle, compareButton } from '../../../features/creators/compare-toggle.tsx';
import { CreatorCard, CreatorCardSkeleton } from '../../../features/creators/creator-card.tsx';
import { SaveCreator } from '../../../features/rosters/save-creator.tsx';
import { fullName } from '../../../lib/names.ts';
import { foundWork } from './found-work.tsx';

/** Columns of the grid: one on phones, where cards lie down; else as many as fit next to the panel. */
const gridClass = 'grid gap-4 sm:grid-cols-2 @[680px]:sm:grid-cols-3 @[944px]:sm:grid-cols-4';

interface CreatorGridProps {
  creators: readonly PublicCreator[];
  actionFor: ((creator: PublicCreator) => ReactNode) | undefined;
  /** Creators chosen for comparison. */
  chosen: readonly PublicCreator[];
  /** The search, with mistyped words corrected. */
  search: string;
  /** These are the former ones; others are on their way. */
  stale: boolean;
}

/** The creators that were found. */
export function CreatorGrid({ creators, actionFor, chosen, search, stale }: CreatorGridProps) {
  return (
    <div className="@container">
      <ul
        aria-label={m.directory_creators()}
        aria-busy={stale || undefined}
        className={clsx(gridClass, 'transition-opacity', stale && 'opacity-60')}
      >
        {creators.map((creator, index) => (
          <li key={creator.id} className="min-w-0">
            {/* Each card of the server's page is taken over by itself, first the one that somebody presses. */}
            <Suspense>
              <CreatorCard
                creator={creator}
                work={foundWork(creator, search)}
                action={
                  actionFor ? (
                    <>
                      {actionFor(creator)}
                      <CompareToggle
                        creator={creator}
                        chosen={chosen}
                        className={`${compareButton} sm:hidden`}
                      />
                    </>
                  ) : null
                }
                mark={
                  <>
                    {actionFor ? (
                      // Hides the toggle on phones, where the frame is too small for it next to a face.
                      <CompareToggle
                        creator={creator}
                        chosen={chosen}
                        className="frame-choice max-sm:hidden"
                      />
                    ) : null}
                    {creator.isSample ? null : (
                      <SaveCreator creatorId={creator.id} name={fullName(creator)} isOverFrame />
                    )}
                  </>
                }
                priority={index < 2}
              />
            </Suspense>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Skeleton of the grid, before the first response. */
export function CreatorGridSkeleton({ action }: { action: boolean }) {
  return (
    <div className="@container" aria-hidden>
      <div className={gridClass}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <CreatorCardSkeleton key={key} action={action} />
        ))}
      </div>
    </div>
  );
}
