import type { PublicCreator } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../lib/media-url.ts';
import { fullName } from '../../lib/names.ts';
import type { Slide } from '../../ui/slides.tsx';

/** A creator's portfolio as slides, one of them first; pictures in the smaller size if there is one. */
export function creatorSlides(creator: PublicCreator, first = 0): Slide[] {
  const slides = creator.portfolio.map(
    (item, index): Slide => ({
      id: item.id,
      kind: item.type === 'VIDEO' ? 'video' : 'image',
      url: mediaUrl(item.type === 'IMAGE' ? (item.poster ?? item.url) : item.url),
      posterUrl: item.poster && mediaUrl(item.poster),
      alt: item.title || m.card_work({ number: formatCount(index + 1), name: fullName(creator) }),
    }),
  );
  return [...slides.slice(first, first + 1), ...slides.filter((_, index) => index !== first)];
}
