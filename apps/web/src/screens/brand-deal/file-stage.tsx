import type { DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { VideoPlayer } from '../../ui/video-player.tsx';

/** The file under review as large as there is room: played, shown, or named when it can only be downloaded. */
export function FileStage({ file }: { file: DealFile }) {
  const [unshowable, setUnshowable] = useState(file.type === 'DOCUMENT');
  // Every hour the same file gets a new address: a video that is being watched keeps the one it began with.
  const [src] = useState(() => mediaUrl(file.url));
  const place = 'max-md:mx-auto max-md:w-60';

  if (file.type === 'VIDEO' && !unshowable) {
    return (
      <VideoPlayer
        src={src}
        title={file.originalName}
        posterUrl={file.poster ? mediaUrl(file.poster) : null}
        onUnplayable={() => setUnshowable(true)}
        className={place}
      />
    );
  }
  return (
    <div className={place}>
      <div className="frame bg-stage-2!">
        {unshowable ? (
          <div className="frame-fill grid content-center justify-items-center gap-3 p-6 text-center text-on-stage-2">
            <FileText aria-hidden className="ic size-12!" />
            <p className="text-sm">{m.deal_no_preview()}</p>
          </div>
        ) : (
          <img
            src={src}
            alt={file.originalName}
            className="object-contain!"
            onError={() => setUnshowable(true)}
          />
        )}
      </div>
    </div>
  );
}
