import type { PortfolioItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Image, Play } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../lib/media-url.ts';

interface MediaStillProps {
  type: PortfolioItem['type'];
  url: string;
  poster: string | null;
  /** On the first screen: loaded at once. */
  eager?: boolean | undefined;
}

/** The picture, or the video's poster; while there is none yet, its first frame. */
export function MediaStill({ type, url, poster, eager = false }: MediaStillProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  if (type === 'VIDEO' && poster === null) {
    return (
      <video src={mediaUrl(url)} preload="metadata" muted playsInline tabIndex={-1} aria-hidden>
        <track kind="captions" />
      </video>
    );
  }
  return (
    <img
      src={mediaUrl(poster ?? url)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** The icon of a tile that is a picture or a video. */
export function KindMark({ type }: { type: PortfolioItem['type'] }) {
  const Icon = type === 'VIDEO' ? Play : Image;
  return (
    <span className="frame-button pointer-events-none absolute! start-3 bottom-3 size-8!">
      <Icon aria-hidden className="ic size-4!" />
      <span className="sr-only">{type === 'VIDEO' ? m.portfolio_video() : m.portfolio_image()}</span>
    </span>
  );
}
