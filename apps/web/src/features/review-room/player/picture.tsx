import { m } from '@briefcast/i18n/messages';
import { Download, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { usePlayer } from './create-room.ts';
import { FrameNotice, StageFrame } from './stage-frame.tsx';
import { usePictureKeys } from './use-player-keys.ts';

/** The room's picture with the content `over` it: it can be zoomed and moved, and comments are pinned on it. */
export function Picture({ over }: { over?: ReactNode }) {
  const room = usePlayer();
  const { file, ratio, naturalWidth } = room;
  const [path] = useState(room.playback.path);
  const [isBroken, setBroken] = useState(false);
  usePictureKeys(room);

  return (
    <StageFrame
      over={over}
      notice={
        isBroken ? (
          <FrameNotice
            icon={
              <span className="film-notice-icon" data-tone="red">
                <X aria-hidden className="ic" />
              </span>
            }
            title={m.room_picture_failed()}
          >
            <p>{m.room_picture_failed_text()}</p>
            <div className="film-notice-actions">
              <a className="btn btn-outline" href={mediaUrl(file.url)} download={file.originalName}>
                <Download aria-hidden className="ic" />
                {m.deal_download()}
              </a>
            </div>
          </FrameNotice>
        ) : null
      }
    >
      <img
        src={mediaUrl(path)}
        alt={file.originalName}
        draggable={false}
        onLoad={({ currentTarget }) => {
          ratio.set(currentTarget.naturalWidth / currentTarget.naturalHeight);
          naturalWidth.set(currentTarget.naturalWidth);
        }}
        onError={() => setBroken(true)}
      />
    </StageFrame>
  );
}
