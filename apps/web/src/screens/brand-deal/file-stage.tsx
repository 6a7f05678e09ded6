import type { DealFile } from '@briefcast/contract';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../lib/api.ts';
import { VideoPlayer } from '../../ui/video-player.tsx';

/** The file under review as large as there is room: played, shown, or named when it can only be downloaded. */
export function FileStage({ file }: { file: DealFile }) {
  const [broken, setBroken] = useState(false);
  const src = mediaUrl(file.url);

  if (file.type === 'VIDEO') {
    return (
      <VideoPlayer
        src={src}
        title={file.originalName}
        posterUrl={file.poster ? mediaUrl(file.poster) : null}
        className="max-md:mx-auto max-md:w-60"
      />
    );
  }
  return (
    <div className="max-md:mx-auto max-md:w-60">
      <div className="frame bg-stage-2!">
        {file.type === 'IMAGE' && !broken ? (
          <img
            src={src}
            alt={file.originalName}
            className="object-contain!"
            onError={() => setBroken(true)}
          />
        ) : (
          <div className="frame-fill grid content-center justify-items-center gap-3 p-6 text-center text-on-stage-2">
            <FileText aria-hidden className="ic size-12!" />
            <p className="text-sm">This file has no preview. Download it to take a look.</p>
          </div>
        )}
      </div>
    </div>
  );
}
