import { formatBytes, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Pause, Play, X } from 'lucide-react';
import { showError } from '../../lib/show-error.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import {
  cancelUpload,
  pauseUpload,
  type RunningUpload,
  resumeUpload,
  startUpload,
} from './running-uploads.ts';

type Stock = 'blue' | 'yellow' | 'aqua' | 'red';

/** What is said of an upload, and what may follow. */
function wordsOf(upload: RunningUpload): { stock: Stock; said: string; hint: string } {
  const sent = formatBytes(upload.sentBytes);
  const size = formatBytes(upload.file.size);
  const percent = formatPercent(upload.sentBytes / upload.file.size);
  switch (upload.phase) {
    case 'BEGINNING':
    case 'SENDING':
      return { stock: 'blue', said: m.draft_sent({ sent, size }), hint: m.draft_may_leave() };
    case 'COMPARING':
      return { stock: 'blue', said: m.draft_resuming(), hint: m.draft_comparing() };
    case 'PAUSED':
      return { stock: 'yellow', said: m.draft_paused({ percent }), hint: m.draft_safe_for_days({ sent }) };
    case 'WAITING':
      return { stock: 'yellow', said: m.draft_waiting(), hint: m.draft_safe_by_itself({ sent }) };
    case 'CHECKING':
      return { stock: 'aqua', said: m.draft_checking(), hint: m.draft_checking_text() };
    case 'CHANGED':
      return { stock: 'red', said: m.draft_changed(), hint: m.draft_changed_text() };
    case 'REFUSED':
      return { stock: 'red', said: m.draft_refused(), hint: upload.error ?? '' };
  }
}

/** One file on its way into the draft, with what can be done about it. */
export function UploadRow({ upload }: { upload: RunningUpload }) {
  const { stock, said, hint } = wordsOf(upload);
  const { key, phase, file, dealId, replaces } = upload;
  const { name } = file;
  const isRunning = phase === 'BEGINNING' || phase === 'SENDING' || phase === 'COMPARING';
  const cancel = () =>
    cancelUpload(upload).catch((error: unknown) => showError(m.draft_not_cancelled(), error));
  const startAgain = async () => {
    await cancel();
    startUpload(dealId, file, replaces);
  };
  return (
    <li data-stock={stock} className="flex min-w-0 items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold" title={name}>
          {name}
        </bdi>
        <ProgressBar
          label={name}
          percent={(upload.sentBytes / file.size) * 100}
          valueText={said}
          className="mt-2"
        />
        <p className="mt-2 text-sm font-semibold" role={stock === 'red' ? 'alert' : 'status'}>
          {said}
        </p>
        <p className="hint mt-0.5">{hint}</p>
        {phase === 'CHANGED' ? (
          <button type="button" className="link text-sm" onClick={() => void startAgain()}>
            {m.draft_start_again()}
          </button>
        ) : null}
      </div>
      {isRunning ? (
        <IconButton
          label={m.draft_pause({ name })}
          icon={<Pause aria-hidden className="ic" />}
          onClick={() => pauseUpload(key)}
        />
      ) : null}
      {phase === 'PAUSED' || phase === 'WAITING' ? (
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
    </li>
  );
}
