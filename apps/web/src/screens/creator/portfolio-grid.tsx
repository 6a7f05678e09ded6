import type { PublicCreator } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Images } from 'lucide-react';
import { creatorSlides } from '../../features/creator-card/creator-slides.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** All of a creator's work, each piece in a frame of its own. */
export function PortfolioGrid({ creator }: { creator: PublicCreator }) {
  const slides = creatorSlides(creator);
  return (
    <section aria-labelledby="portfolio">
      <h2 id="portfolio" className="text-d3">
        {m.person_portfolio()}{' '}
        {slides.length > 0 ? (
          <span className="num font-normal text-ink-3">{formatCount(slides.length)}</span>
        ) : null}
      </h2>
      {slides.length === 0 ? (
        <EmptyState title={m.person_no_work()} headingLevel={3} icon={<Images aria-hidden className="ic" />}>
          {m.person_no_work_text()}
        </EmptyState>
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
          {slides.map((slide, index) => (
            <li key={slide.id} className="min-w-0">
              <figure>
                <Carousel slides={[slide]} label={slide.alt} priority={index < 4} />
                {creator.portfolio[index]?.title ? (
                  <figcaption
                    dir="auto"
                    className="mt-2 line-clamp-2 px-1 text-sm font-medium wrap-anywhere"
                    title={slide.alt}
                  >
                    {slide.alt}
                  </figcaption>
                ) : null}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
