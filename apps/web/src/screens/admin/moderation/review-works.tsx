import type { AdminReview } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Sparkles } from 'lucide-react';
import { creatorSlides } from '../../../features/creators/creator-slides.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { KindMark, MediaStill } from '../../../ui/media-still.tsx';
import { useLightbox } from '../../../ui/use-lightbox.tsx';

/** Every work of the profile; those that wait say so where others are public already. */
export function ReviewWorks({ creator }: { creator: AdminReview['creator'] }) {
  const named = creatorSlides(creator);
  const slides = named.map((slide, index) => ({
    ...slide,
    url: mediaUrl(creator.portfolio[index]?.url ?? ''),
  }));
  const { lightbox, intent, open } = useLightbox(slides);
  return (
    <>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {creator.portfolio.map((item, index) => (
          <li key={item.id} className="min-w-0">
            <button
              type="button"
              aria-label={m.portfolio_view({ title: named[index]?.alt ?? item.title })}
              className="frame relative block w-full"
              onClick={() => open(index)}
              {...intent}
            >
              <MediaStill type={item.type} url={item.url} poster={item.poster} />
              <KindMark type={item.type} />
              {item.isHeld ? (
                <Badge
                  tone="yellow"
                  icon={<Sparkles aria-hidden className="ic" />}
                  className="absolute start-2 top-2"
                >
                  {m.moderation_new_item()}
                </Badge>
              ) : null}
            </button>
            {typeof item.shownTitle === 'string' ? (
              <p className="mt-1 text-sm wrap-anywhere">
                <bdi className="block font-semibold">
                  {m.moderation_new_title({ title: item.title || m.media_untitled() })}
                </bdi>
                <bdi className="block text-ink-2">
                  {m.moderation_shown_title({ title: item.shownTitle || m.media_untitled() })}
                </bdi>
              </p>
            ) : null}
            {item.shows ? (
              <p dir="auto" className="mt-1 text-sm wrap-anywhere text-ink-2">
                {item.shows}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
