import type { Tone } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatWait } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import {
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  Pause,
  Play,
  RefreshCw,
  ScanLine,
  WifiOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  allowMobileData,
  cancelUpload,
  pauseUpload,
  type RunningUpload,
  resumeUpload,
  startUpload,
} from '../../features/drafts/running-uploads.ts';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { StopButton } from './stop-button.tsx';
import { actOn, type DealOfUpload, UploadItem } from './upload-item.tsx';

interface Look {
  tone: Tone;
  Icon: LucideIcon;
  state: string;
  said: string;
}

/** What an upload is doing, in words. */
function lookOf({ phase, file, sentBytes, safeBytes, secondsLeft, error }: RunningUpload): Look {
  const size = formatBytes(file.size);
  const sent = formatBytes(sentBytes);
  const safe = formatBytes(safeBytes);
  switch (phase) {
    case 'BEGINNING':
    case 'SENDING':
      return {
        tone: 'blue',
        Icon: LoaderCircle,
        state: m.upload_state_sending(),
        said:
          secondsLeft === null
            ? m.draft_sent({ sent, size })
            : m.draft_sent_left({ sent, size, left: formatWait(secondsLeft) }),
      };
    case 'COMPARING':
      return { tone: 'blue', Icon: RefreshCw, state: m.draft_resuming(), said: m.draft_comparing() };
    case 'PAUSED':
      return {
        tone: 'yellow',
        Icon: Pause,
        state: m.upload_state_paused(),
        said: m.upload_safe_for_days({ safe, size }),
      };
    case 'WAITING':
      return {
        tone: 'orange',
        Icon: WifiOff,
        state: m.upload_state_paused(),
        said: m.upload_safe_by_itself({ safe, size }),
      };
    case 'FOR_WIFI':
      return {
        tone: 'yellow',
        Icon: Clock,
        state: m.upload_state_next(),
        said: m.upload_waits_for_wifi({ size }),
      };
    case 'CHECKING':
      return {
        tone: 'aqua',
        Icon: ScanLine,
        state: m.upload_state_checking(),
        said: m.draft_checking_text(),
      };
    case 'CHANGED':
      return { tone: 'red', Icon: CircleX, state: m.upload_state_refused(), said: m.draft_changed() };
    case 'REFUSED':
      return {
        tone: 'red',
        Icon: CircleX,
        state: m.upload_state_refused(),
        said: error ?? m.draft_refused(),
      };
  }
}

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
  const { phase, file, sentBytes, safeBytes } = upload;
  const isPaused = phase === 'PAUSED' || phase === 'WAITING' || phase === 'FOR_WIFI';
  const main = mainActOf(upload);
  return (
    <UploadItem
      {...lookOf(upload)}
      name={file.name}
      file={file}
      type={file.type}
      deal={deal}
      percent={((isPaused ? safeBytes : sentBytes) / file.size) * 100}
      isPaused={isPaused}
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
