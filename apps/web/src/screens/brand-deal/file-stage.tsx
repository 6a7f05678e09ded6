import type { DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Eye, FileText, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { mediaUrl } from '../../lib/media-url.ts';

/** The file under review, as large as its still is: pressed, it opens in the review room. */
export function FileStage({ dealId, file }: { dealId: string; file: DealFile }) {
  const path = file.poster ?? (file.type === 'IMAGE' ? file.url : null);
  const [isBroken, setBroken] = useState(false);
  const Icon = file.type === 'VIDEO' ? Play : Eye;
  return (
    <div className="max-md:mx-auto max-md:w-60">
      <Link
        to={paths.reviewRoom.href({ dealId, fileId: file.id })}
        className="frame block bg-stage-2!"
        aria-label={m.room_open_file({ name: file.originalName })}
        title={file.originalName}
      >
        {path === null || isBroken ? (
          <span className="frame-fill grid content-center justify-items-center gap-3 p-6 text-center text-on-stage-2">
            <FileText aria-hidden className="ic size-12!" />
          </span>
        ) : (
          <img src={mediaUrl(path)} alt="" className="object-contain!" onError={() => setBroken(true)} />
        )}
        <span className="absolute inset-x-0 bottom-0 grid justify-items-center p-3">
          <span className="btn btn-primary px-4!">
            <Icon aria-hidden className="ic" />
            {m.room_open()}
          </span>
        </span>
      </Link>
    </div>
  );
}
