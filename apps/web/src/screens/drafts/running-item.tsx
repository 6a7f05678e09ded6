import { m } from '@briefcast/i18n/messages';
import { Pause, Play, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  allowMobileData,
  cancelUpload,
  pauseUpload,
  type RunningUpload,
  resumeUpload,
  startUpload,
} from '../../features/drafts/running-uploads.ts';
import { progressOf, withBadge, wordsOf } from '../../features/drafts/upload-words.ts';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { StopButton } from './stop-button.tsx';
import { actOn, type DealOfUpload, UploadItem } from './upload-item.tsx';

/** What a press changes in this phase; null where nothing can be done but to stop it. */
function mainActOf(upload: RunningUpload): { act: string; icon?: ReactNode; run: () => void } | null {
  const { key, dealId, file, replaces } = upload;
  switch (upload.phase) {
    case 'BEGINNING':
    case 'SENDING':
    case 'COMPARING':
      return {
        act: m.upload_pause(),
        icon: <Pause aria-hidden className="ic" />,
        run: () => pauseUpload(key),
      };
    case 'PAUSED':
      return {
        act: m.upload_resume(),
        icon: <Play aria-hidden className="ic" />,
        run: () => resumeUpload(key),
      };
    case 'WAITING':
      return {
        act: m.upload_try_now(),
        icon: <RefreshCw aria-hidden className="ic" />,
        run: () => resumeUpload(key),
      };
    case 'FOR_WIFI':
      return { act: m.draft_use_mobile(), run: () => allowMobileData(key) };
    case 'CHANGED':
      return {
        act: m.draft_start_again(),
        run: () =>
          void cancelUpload(upload).then(
            () => startUpload(dealId, file, replaces),
            (error: unknown) => showError(m.draft_not_cancelled(), error),
          ),
      };
    case 'CHECKING':
    case 'REFUSED':
      return null;
  }
}

/** An upload of this page, with what can be done about it. */
export function RunningItem({ upload, deal }: { upload: RunningUpload; deal: DealOfUpload }) {
  const { phase, file } = upload;
  const { percent, isStopped } = progressOf(upload);
  const main = mainActOf(upload);
  return (
    <UploadItem
      {...withBadge(wordsOf(upload))}
      name={file.name}
      file={file}
      type={file.type}
      deal={deal}
      percent={percent}
      isPaused={isStopped}
      isOpen
      actions={
        <>
          {main ? (
            <Button
              variant={phase === 'SENDING' || phase === 'BEGINNING' ? 'ghost' : 'outline'}
              size="sm"
              icon={main.icon}
              aria-label={actOn(main.act, file.name)}
              onClick={main.run}
            >
              {main.act}
            </Button>
          ) : null}
          {phase === 'CHECKING' ? null : phase === 'REFUSED' ? (
            <RemoveButton upload={upload} />
          ) : (
            <StopButton name={file.name} upload={upload} />
          )}
        </>
      }
    />
  );
}

/** Nothing of what was not taken is left to be lost. */
function RemoveButton({ upload }: { upload: RunningUpload }) {
  const { name } = upload.file;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={actOn(m.upload_remove(), name)}
      onClick={() =>
        void cancelUpload(upload).catch((error: unknown) => showError(m.draft_not_cancelled(), error))
      }
    >
      {m.upload_remove()}
    </Button>
  );
}
