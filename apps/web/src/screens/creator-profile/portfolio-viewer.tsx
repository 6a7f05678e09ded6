import type { PortfolioItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../lib/media-url.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';

interface PortfolioViewerProps {
  item: PortfolioItem | null;
  onClose: () => void;
}

/** One item large, over the screen. */
export function PortfolioViewer({ item, onClose }: PortfolioViewerProps) {
  const title = item?.title || m.media_untitled();
  return (
    <Dialog open={item !== null} onOpenChange={(open) => !open && onClose()} title={title} size="sm" bare>
      {item ? (
        <div className="on-stage min-h-0 overflow-y-auto bg-stage p-4 text-on-stage md:p-5">
          <div className="mb-3 flex items-center gap-3">
            <p dir="auto" className="min-w-0 flex-1 truncate font-semibold" aria-hidden>
              {title}
            </p>
            <DialogClose />
          </div>
          {item.type === 'VIDEO' ? (
            <VideoPlayer
              key={item.id}
              src={mediaUrl(item.url)}
              title={title}
              posterUrl={item.poster ? mediaUrl(item.poster) : null}
            />
          ) : (
            <div className="frame bg-stage-2!">
              <img src={mediaUrl(item.url)} alt={title} className="object-contain!" />
            </div>
          )}
        </div>
      ) : null}
    </Dialog>
  );
}
