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

/** Pauses or resumes an upload under way; null where there is nothing to pause. */
function pauseOf({ key, phase }: RunningUpload): ItemAct | null {
  switch (phase) {
    case 'PAUSED':
      return {
        act: m.upload_resume(),
        icon: <Play aria-hidden className="ic" />,
        run: () => resumeUpload(key),
      };
    case 'BEGINNING':
    case 'SENDING':
    case 'COMPARING':
    case 'WAITING':
      return {
        act: m.upload_pause(),
        icon: <Pause aria-hidden className="ic" />,
        run: () => pauseUpload(key),
      };
    default:
      return null;
  }
}

/** Restarts an upload that halted for another reason than a pause; null where that is not possible. */
function remedyOf(upload: RunningUpload): ItemAct | null {
  const { key, dealId, file, replaces } = upload;
  switch (upload.phase) {
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
    default:
      return null;
  }
}

interface ItemAct {
  act: string;
  icon?: ReactNode;
  run: () => void;
}

/**
 * Upload of this page, with its actions. The remedy comes last: it disappears by itself, and people about to press
 * it must not press another action in its place.
 */
export function RunningItem({ upload, deal }: { upload: RunningUpload; deal: DealOfUpload }) {
  const { phase, file } = upload;
  const { percent, isStopped } = progressOf(upload);
  const pause = pauseOf(upload);
  const remedy = remedyOf(upload);
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
          {pause ? (
            <ActButton {...pause} name={file.name} variant={phase === 'PAUSED' ? 'outline' : 'ghost'} />
          ) : null}
          {phase === 'CHECKING' ? null : phase === 'REFUSED' ? (
            <RemoveButton upload={upload} />
          ) : (
            <StopButton name={file.name} upload={upload} />
          )}
          {remedy ? <ActButton {...remedy} name={file.name} variant="outline" /> : null}
        </>
      }
    />
  );
}

interface ActButtonProps extends ItemAct {
  name: string;
  variant: 'ghost' | 'outline';
}

function ActButton({ act, icon, run, name, variant }: ActButtonProps) {
  return (
    <Button variant={variant} size="sm" icon={icon} aria-label={actOn(act, name)} onClick={run}>
      {act}
    </Button>
  );
}

/** Removes without a question, as a refused file has nothing to lose. */
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
