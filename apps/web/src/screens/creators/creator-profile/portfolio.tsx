import { minimumPortfolioItems, type PortfolioItem } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useLightbox } from '../../../ui/use-lightbox.tsx';
import { placesOf } from './portfolio-draft.ts';
import { PortfolioTile, portfolioGrid } from './portfolio-tile.tsx';
import type { PortfolioDraftControl } from './use-portfolio-draft.ts';

const PortfolioEditor = lazy(async () => ({
  default: (await import('./portfolio-editor.tsx')).PortfolioEditor,
}));

interface PortfolioProps {
  items: readonly PortfolioItem[];
  /** Only while editing. */
  control?: PortfolioDraftControl | undefined;
}

/** The creator's work: frames that open large; while editing, with what is to come and to go. */
export function Portfolio({ items, control }: PortfolioProps) {
  const slides = items.map((item) => ({
    id: item.id,
    kind: item.type === 'VIDEO' ? ('video' as const) : ('image' as const),
    url: mediaUrl(item.url),
    posterUrl: item.poster && mediaUrl(item.poster),
    alt: item.title || m.media_untitled(),
  }));
  const { lightbox, intent, open } = useLightbox(slides);
  const show = (item: PortfolioItem) => open(items.indexOf(item));
  const isEmpty = control ? placesOf(items, control.draft).length === 0 : items.length === 0;
  const still = (
    <ul className={portfolioGrid}>
      {items.map((item, index) => (
        <PortfolioTile
          key={item.id}
          item={item}
          isCover={index === 0}
          onOpen={() => show(item)}
          {...intent}
        />
      ))}
    </ul>
  );

  return (
    <div className="grid gap-4">
      {isEmpty ? (
        <Card as="div">
          <EmptyState title={m.portfolio_none()} icon={<ImagePlus aria-hidden className="ic" />}>
            {control ? m.portfolio_none_add() : m.portfolio_none_edit()}{' '}
            {m.portfolio_needed({ n: minimumPortfolioItems, count: formatCount(minimumPortfolioItems) })}
          </EmptyState>
        </Card>
      ) : null}
      {control ? (
        <Suspense fallback={still}>
          <PortfolioEditor items={items} control={control} onOpen={show} />
        </Suspense>
      ) : isEmpty ? null : (
        still
      )}
      {lightbox}
    </div>
  );
}
