import { formatBytes, formatPercent, formatWait } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CircleX, type LucideIcon, Pause, Play, RefreshCw, ScanLine, Upload, WifiOff, X } from 'lucide-react';
import { showError } from '../../lib/show-error.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { LocalPoster } from './local-poster.tsx';
import {
  cancelUpload,
  pauseUpload,
  type RunningUpload,
  resumeUpload,
  startUpload,
} from './running-uploads.ts';

type Stock = 'blue' | 'yellow' | 'aqua' | 'red';

/** What is said of an upload, and what may follow. */
function wordsOf(upload: RunningUpload): { stock: Stock; Icon: LucideIcon; said: string; hint: string } {
  const sent = formatBytes(upload.sentBytes);
  const safe = formatBytes(upload.safeBytes);
  const size = formatBytes(upload.file.size);
  const percent = formatPercent(upload.safeBytes / upload.file.size);
  const left = upload.secondsLeft === null ? null : formatWait(upload.secondsLeft);
  switch (upload.phase) {
    case 'BEGINNING':
    case 'SENDING':
      return {
        stock: 'blue',
        Icon: Upload,
        said: left === null ? m.draft_sent({ sent, size }) : m.draft_sent_left({ sent, size, left }),
        hint: m.draft_may_leave(),
      };
    case 'COMPARING':
      return {
        stock: 'blue',
        Icon: RefreshCw,
        said: upload.safeBytes > 0 ? m.draft_resuming_at({ sent: safe }) : m.draft_resuming(),
        hint: m.draft_comparing(),
      };
    case 'PAUSED':
      return {
        stock: 'yellow',
        Icon: Pause,
        said: m.draft_paused({ percent }),
        hint: m.draft_safe_for_days({ sent: safe }),
      };
    case 'WAITING':
      return {
        stock: 'yellow',
        Icon: WifiOff,
        said: m.draft_waiting(),
        hint: m.draft_safe_by_itself({ sent: safe }),
      };
    case 'CHECKING':
      return { stock: 'aqua', Icon: ScanLine, said: m.draft_checking(), hint: m.draft_checking_text() };
    case 'CHANGED':
      return { stock: 'red', Icon: CircleX, said: m.draft_changed(), hint: m.draft_changed_text() };
    case 'REFUSED':
      return { stock: 'red', Icon: CircleX, said: m.draft_refused(), hint: upload.error ?? '' };
  }
}

/** One file on its way into the draft, with what can be done about it. */
export function UploadRow({ upload }: { upload: RunningUpload }) {
  const { stock, Icon, said, hint } = wordsOf(upload);
  const { key, phase, file, dealId, replaces } = upload;
  const { name } = file;
  const isStopped = phase === 'PAUSED' || phase === 'WAITING';
  const isRunning = phase === 'BEGINNING' || phase === 'SENDING' || phase === 'COMPARING';
  const cancel = () =>
    cancelUpload(upload).catch((error: unknown) => showError(m.draft_not_cancelled(), error));
  const startAgain = async () => {
    await cancel();
    startUpload(dealId, file, replaces);
  };
  return (
    <li data-stock={stock} className="upload-row">
      <LocalPoster file={file} type={file.type} />
      <div className="min-w-0">
        <bdi className="block truncate font-semibold" title={name}>
          {name}
        </bdi>
        <ProgressBar
          label={name}
          percent={((isStopped ? upload.safeBytes : upload.sentBytes) / file.size) * 100}
          valueText={said}
          paused={isStopped}
          className="mt-2"
        />
        <p className="upload-said mt-2" role={stock === 'red' ? 'alert' : 'status'}>
          <Icon aria-hidden className="ic" />
          <span>{said}</span>
        </p>
        <p className="hint mt-0.5">{hint}</p>
        {phase === 'CHANGED' ? (
          <button type="button" className="link text-sm" onClick={() => void startAgain()}>
            {m.draft_start_again()}
          </button>
        ) : null}
      </div>
      <div className="-me-2 flex">
        {isRunning ? (
          <IconButton
            label={m.draft_pause({ name })}
            icon={<Pause aria-hidden className="ic" />}
            onClick={() => pauseUpload(key)}
          />
        ) : null}
        {isStopped ? (
          <IconButton
            label={phase === 'PAUSED' ? m.draft_resume({ name }) : m.draft_try_now({ name })}
            icon={<Play aria-hidden className="ic" />}
            onClick={() => resumeUpload(key)}
          />
        ) : null}
        {phase === 'CHECKING' ? null : (
          <IconButton
            label={m.draft_cancel({ name })}
            icon={<X aria-hidden className="ic" />}
            onClick={() => void cancel()}
          />
        )}
      </div>
    </li>
  );
}
