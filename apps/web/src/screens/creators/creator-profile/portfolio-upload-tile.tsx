import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert, RotateCw, Trash2, X } from 'lucide-react';
import { typeOf } from '../../../lib/accepts-file.ts';
import { Button } from '../../../ui/button.tsx';
import { KindMark, MediaStill } from '../../../ui/media-still.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { PortfolioUpload, WorkWords } from './portfolio-draft.ts';
import { WorkFields } from './work-fields.tsx';

interface PortfolioUploadTileProps {
  upload: PortfolioUpload;
  onWords: (words: Partial<WorkWords>) => void;
  onDrop: () => void;
  onRetry: () => void;
}

/** A file on its way into the portfolio: how far it has come, its title, and what went wrong. */
export function PortfolioUploadTile({ upload, onWords, onDrop, onRetry }: PortfolioUploadTileProps) {
  const { file, media, status, error } = upload;
  const type =
    (media?.type ?? (typeOf(file).startsWith('video/') ? 'VIDEO' : 'IMAGE')) === 'VIDEO' ? 'VIDEO' : 'IMAGE';
  const words = { shows: '', kind: '', trade: '', ...upload.told, title: upload.title } as const;
  const underway = status === 'waiting' || status === 'sending';
  const dropLabel = underway ? m.file_cancel({ name: file.name }) : m.portfolio_delete({ title: file.name });

  return (
    <>
      <div className="frame">
        {media ? <MediaStill type={type} url={media.url} poster={null} /> : null}
        {underway ? <OnItsWay upload={upload} /> : null}
        {status === 'failed' ? (
          <div className="absolute inset-x-0 inset-y-14 grid content-center justify-items-center gap-3 px-3 text-center">
            <CircleAlert aria-hidden className="ic text-danger" />
            <p role="alert" className="text-xs font-medium wrap-anywhere text-red-ink">
              {error}
            </p>
            {upload.isFinal ? null : (
              <Button
                size="sm"
                variant="outline"
                icon={<RotateCw aria-hidden className="ic" />}
                onClick={onRetry}
              >
                {m.action_retry()}
              </Button>
            )}
          </div>
        ) : null}
        <button
          type="button"
          className="frame-button absolute! end-3 top-3"
          aria-label={dropLabel}
          title={dropLabel}
          onClick={onDrop}
        >
          {underway ? <X aria-hidden className="ic" /> : <Trash2 aria-hidden className="ic" />}
        </button>
        <KindMark type={type} />
      </div>
      <WorkFields name={file.name} words={words} onWords={onWords} />
      {error !== null && status !== 'failed' ? (
        <p role="alert" className="field-error mt-1.5">
          {error}
        </p>
      ) : null}
    </>
  );
}

function OnItsWay({ upload: { file, status, sentBytes } }: { upload: PortfolioUpload }) {
  const sent = m.file_sent({ sent: formatBytes(sentBytes), size: formatBytes(file.size) });
  const percent = file.size > 0 ? (sentBytes / file.size) * 100 : 100;
  return (
    <div className="absolute inset-0 grid content-center gap-2 px-4 text-center">
      <p className="hint num">
        {status === 'waiting' ? m.portfolio_waiting() : <span dir="ltr">{sent}</span>}
      </p>
      <ProgressBar label={m.file_uploading({ name: file.name })} percent={percent} valueText={sent} />
    </div>
  );
}
