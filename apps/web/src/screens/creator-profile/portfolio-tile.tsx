import type { PortfolioItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Image, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';

interface PortfolioTileProps {
  item: PortfolioItem;
  onOpen: () => void;
  /** Only while editing. */
  onDelete?: (() => void) | undefined;
}

/** One item of the portfolio as a frame: opens large, and can be deleted while editing. */
export function PortfolioTile({ item, onOpen, onDelete }: PortfolioTileProps) {
  const title = item.title || m.media_untitled();
  return (
    <li>
      <div className="frame">
        <MediaStill type={item.type} url={item.url} poster={item.poster} />
        <button
          type="button"
          className="absolute inset-0 focus-visible:-outline-offset-4 focus-visible:outline-white"
          aria-label={m.portfolio_view({ title })}
          onClick={onOpen}
        />
        {onDelete ? (
          <button
            type="button"
            className="frame-button absolute! end-3 top-3"
            aria-label={m.portfolio_delete({ title })}
            title={m.portfolio_delete({ title })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="ic" />
          </button>
        ) : null}
        <KindMark type={item.type} />
      </div>
      <p dir="auto" className="mt-2 truncate text-sm font-semibold" title={title}>
        {title}
      </p>
      {item.withheld ? <p className="hint mt-1">{m.portfolio_withheld()}</p> : null}
    </li>
  );
}

interface MediaStillProps {
  type: PortfolioItem['type'];
  url: string;
  poster: string | null;
}

/** The picture, or the video's still; while there is none yet, its first frame. */
export function MediaStill({ type, url, poster }: MediaStillProps) {
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
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** Whether a tile is a picture or a video. */
export function KindMark({ type }: { type: PortfolioItem['type'] }) {
  const Icon = type === 'VIDEO' ? Play : Image;
  return (
    <span className="frame-button pointer-events-none absolute! start-3 bottom-3 size-8!">
      <Icon aria-hidden className="ic size-4!" />
      <span className="sr-only">{type === 'VIDEO' ? m.portfolio_video() : m.portfolio_image()}</span>
    </span>
  );
}
