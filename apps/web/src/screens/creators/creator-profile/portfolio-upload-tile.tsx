import { limits } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert, RotateCw, Trash2, X } from 'lucide-react';
import { typeOf } from '../../../lib/accepts-file.ts';
import { useContactNote } from '../../../parts/moderation/contact-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { KindMark, MediaStill } from '../../../ui/media-still.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { PortfolioUpload } from './portfolio-draft.ts';

interface PortfolioUploadTileProps {
  upload: PortfolioUpload;
  onTitle: (title: string) => void;
  onDrop: () => void;
  onRetry: () => void;
}

/** A file on its way into the portfolio: how far it has come, its title, and what went wrong. */
export function PortfolioUploadTile({ upload, onTitle, onDrop, onRetry }: PortfolioUploadTileProps) {
  const { file, media, status, error } = upload;
  const type =
    (media?.type ?? (typeOf(file).startsWith('video/') ? 'VIDEO' : 'IMAGE')) === 'VIDEO' ? 'VIDEO' : 'IMAGE';
  const contactNote = useContactNote(upload.title);
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
      <Field
        label={m.portfolio_title_of({ name: file.name })}
        labelHidden
        hint={contactNote}
        className="mt-2"
      >
        <TextInput
          value={upload.title}
          placeholder={m.portfolio_title()}
          maxLength={limits.title}
          onChange={(event) => onTitle(event.target.value)}
        />
      </Field>
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
