import type { PublicCreator } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Languages, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { fullName, initials } from '../../lib/names.ts';
import { SampleBadge } from '../../parts/sample-people/sample-badge.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryTags } from './category-tags.tsx';
import { CreatorIdentity } from './creator-identity.tsx';
import { creatorSlides } from './creator-slides.ts';
import { StartingPrice } from './starting-price.tsx';

interface CreatorCardProps {
  creator: PublicCreator;
  /** One full-width button; without it the card has none. */
  action?: ReactNode;
  /** An icon over the frame, such as a bookmark. */
  mark?: ReactNode;
  /** The card is on the first screen, so its picture is loaded at once. */
  priority?: boolean | undefined;
  /** A work that comes first, by its position, and words on it in place of the bio. */
  work?: { at: number; words: ReactNode } | undefined;
}

/** The frame above its facts, or next to them on phones: the skeleton has the same layout. */
export const cardClass =
  'card grid grid-cols-[min(148px,43.8%)_minmax(0,1fr)] grid-rows-[auto_1fr] content-start gap-x-3.5 p-2.5 sm:h-full sm:grid-cols-1';
export const cardFrameClass =
  'row-span-2 self-start sm:col-start-1 sm:row-start-1 sm:row-end-2 sm:self-stretch';
export const cardFactsClass = 'flex min-w-0 flex-col pt-1 max-sm:col-start-2 sm:px-1.5 sm:pt-3.5 sm:pb-1';

/** A creator as the landing page and the directory show them. */
export function CreatorCard({ creator, action, mark, priority, work }: CreatorCardProps) {
  const languages = formatSeries(creator.languages.map(languageLabel));
  const slides = creatorSlides(creator, work?.at);
  return (
    <article className={clsx('near-card', action && 'near-card-action', cardClass)}>
      <Carousel
        // Begins again where another work comes first.
        key={slides[0]?.id}
        slides={slides}
        label={m.card_portfolio_of({ name: fullName(creator) })}
        empty={<EmptyPortfolio creator={creator} />}
        priority={priority}
        className={cardFrameClass}
        mark={mark}
      />
      <CreatorIdentity creator={creator} />
      <div className={cardFactsClass}>
        {creator.isSample ? <SampleBadge className="mb-2 self-start" /> : null}
        {work?.words ?? null}
        {creator.bio && !work ? (
          <p dir="auto" className="line-clamp-2 text-sm leading-snug text-ink-2">
            {creator.bio}
          </p>
        ) : null}
        <CategoryTags categories={creator.categories} className="mt-2.5" />
        {creator.languages.length > 0 ? (
          <p className="hint mt-2.5 flex items-center gap-1.5">
            <Languages aria-hidden className="ic size-4!" />
            <span className="sr-only">{m.card_languages()} </span>
            <span className="truncate" title={languages}>
              {languages}
            </span>
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-1.5 pt-3">
          <StartingPrice creator={creator} />
          <p className="hint flex items-center gap-1.5 pb-0.5 whitespace-nowrap">
            <Timer aria-hidden className="ic size-4!" />
            <span className="sr-only">{m.card_turnaround()} </span>
            {turnaroundText(creator)}
          </p>
        </div>
      </div>
      {action ? (
        <div className="for-brands mt-3 flex items-center gap-2 *:first:flex-1 max-sm:col-span-2">
          {action}
        </div>
      ) : null}
    </article>
  );
}

/** The frame of a creator without a portfolio: their picture, or their initials. */
export function EmptyPortfolio({ creator }: { creator: PublicCreator }) {
  if (creator.profileImage) {
    return (
      <img
        src={mediaUrl(creator.profileImage)}
        alt=""
        loading="lazy"
        decoding="async"
        className="frame-fill"
      />
    );
  }
  return (
    <span aria-hidden className="initials frame-fill grid! text-[clamp(3rem,32cqi,6rem)] text-ink-3">
      {initials(fullName(creator))}
    </span>
  );
}

/** The placeholder of a creator's card. */
export function CreatorCardSkeleton({ action = false }: { action?: boolean }) {
  return (
    <div aria-hidden className={cardClass}>
      <div className={clsx('frame', cardFrameClass)}>
        <Skeleton className="frame-fill rounded-none" />
      </div>
      <Skeleton className="mb-2 h-10 sm:hidden" />
      <div className={cardFactsClass}>
        <Skeleton className="h-4" />
        <Skeleton className="mt-1.5 h-4 w-3/4" />
        <Skeleton className="mt-2.5 h-6 w-5/6" />
        <Skeleton className="mt-2.5 h-5 w-2/3" />
        <div className="mt-auto flex items-end justify-between pt-3">
          <Skeleton className="h-11 w-20" />
          <Skeleton className="h-4 w-14" />
        </div>
      </div>
      {action ? <Skeleton className="mt-3 h-11 rounded-md max-sm:col-span-2" /> : null}
    </div>
  );
}
