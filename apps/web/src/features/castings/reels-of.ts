/** Reels sent with an application, in the order in which they are shown. */
import type { Applicant } from '@briefcast/contract';
import { mediaUrl } from '../../lib/media-url.ts';

/** A film or a picture; `isMade` for the film that was made for the casting. */
export interface Reel {
  id: string;
  kind: 'video' | 'image';
  url: string;
  posterUrl: string | null;
  title: string;
  isMade: boolean;
}

/** The film that was made for the casting comes first, then the works that were chosen. */
export function reelsOf({ film, items }: Pick<Applicant, 'film' | 'items'>): Reel[] {
  const made: Reel[] = film
    ? [
        {
          id: film.id,
          kind: 'video',
          url: mediaUrl(film.url),
          posterUrl: film.poster && mediaUrl(film.poster),
          title: '',
          isMade: true,
        },
      ]
    : [];
  return [
    ...made,
    ...items.map(
      (item): Reel => ({
        id: item.id,
        kind: item.type === 'VIDEO' ? 'video' : 'image',
        url: mediaUrl(item.type === 'IMAGE' ? (item.poster ?? item.url) : item.url),
        posterUrl: item.poster && mediaUrl(item.poster),
        title: item.title,
        isMade: false,
      }),
    ),
  ];
}
