import type { PortfolioItem, PublicCreator } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { workKindLabel } from '@briefcast/i18n/labels/work-kind';
import { m } from '@briefcast/i18n/messages';
import { Images } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KindMark, MediaStill } from '../../ui/media-still.tsx';
import { useLightbox } from '../../ui/use-lightbox.tsx';
import { creatorSlides } from './creator-slides.ts';

/**
 * A creator's complete work, each piece in a frame that opens in the lightbox; without scripts it links to
 * the file.
 */
export function PortfolioGrid({ creator }: { creator: PublicCreator }) {
  const { portfolio } = creator;
  const named = creatorSlides(creator);
  // The lightbox shows the original picture, not the smaller one of the grid.
  const slides = named.map((slide, index) => ({ ...slide, url: mediaUrl(portfolio[index]?.url ?? '') }));
  const { lightbox, intent, open } = useLightbox(slides);
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
          {portfolio.map((item, index) => (
            <li key={item.id} className="min-w-0">
              <figure>
                <a
                  href={mediaUrl(item.url)}
                  aria-label={m.portfolio_view({ title: named[index]?.alt ?? item.title })}
                  className="frame block transition-shadow hover:shadow-e2"
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    open(index);
                  }}
                  {...intent}
                >
                  <MediaStill type={item.type} url={item.url} poster={item.poster} eager={index < 4} />
                  <KindMark type={item.type} />
                </a>
                <WorkCaption item={item} />
              </figure>
            </li>
          ))}
        </ul>
      )}
      {lightbox}
    </section>
  );
}

/** Title of a work, what it shows, its kind and category, as far as they are given. */
function WorkCaption({ item: { title, shows, kind, trade } }: { item: PortfolioItem }) {
  const facts = [kind && workKindLabel(kind), trade && categoryLabel(trade)].filter(
    (fact) => fact !== undefined && fact !== '',
  );
  if (!title && !shows && facts.length === 0) return null;
  return (
    <figcaption className="mt-2 px-1 text-sm wrap-anywhere">
      {title ? (
        <bdi className="line-clamp-2 font-medium" title={title}>
          {title}
        </bdi>
      ) : null}
      {shows ? (
        <p dir="auto" className="mt-0.5 text-ink-2">
          {shows}
        </p>
      ) : null}
      {facts.length > 0 ? <p className="hint mt-0.5">{facts.join(' · ')}</p> : null}
    </figcaption>
  );
}
