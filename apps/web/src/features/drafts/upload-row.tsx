import { m } from '@briefcast/i18n/messages';
import { FileText, Film, Image, Pause, Play, RefreshCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import {
  allowMobileData,
  cancelUpload,
  pauseUpload,
  type RunningUpload,
  resumeUpload,
  startUpload,
} from './running-uploads.ts';
import { progressOf, wordsOf } from './upload-words.ts';

/** One upload into the draft; its actions are last, so that nothing replaces "Try now" when it goes on by itself. */
export function UploadRow({ upload }: { upload: RunningUpload }) {
  const { tone, Icon, line, hint } = wordsOf(upload);
  const { percent, isStopped } = progressOf(upload);
  const { key, phase, file, dealId, replaces } = upload;
  const { name } = file;
  const mayPause = ['BEGINNING', 'COMPARING', 'SENDING', 'WAITING'].includes(phase);
  const cancel = () =>
    cancelUpload(upload).catch((error: unknown) => showError(m.draft_not_cancelled(), error));
  const startAgain = async () => {
    await cancel();
    startUpload(dealId, file, replaces);
  };
  return (
    <li data-tone={tone} className="upload-row">
      <LocalPoster file={file} type={file.type} />
      <div className="min-w-0">
        <bdi className="block truncate font-semibold" title={name}>
          {name}
        </bdi>
        <ProgressBar
          upload
          label={name}
          percent={percent}
          valueText={line}
          paused={isStopped}
          className="mt-2"
        />
        <p className="upload-said mt-2" role={tone === 'red' ? 'alert' : 'status'}>
          <Icon aria-hidden className="ic" />
          <span>{line}</span>
        </p>
        <p className="hint mt-0.5">{hint}</p>
        {phase === 'FOR_WIFI' ? (
          <Button variant="outline" size="sm" className="mt-2" onClick={() => allowMobileData(key)}>
            {m.draft_use_mobile()}
          </Button>
        ) : null}
        {phase === 'CHANGED' ? (
          <button type="button" className="link text-sm" onClick={() => void startAgain()}>
            {m.draft_start_again()}
          </button>
        ) : null}
      </div>
      <div className="-me-2 flex">
        {phase === 'WAITING' ? (
          <IconButton
            label={m.draft_try_now({ name })}
            icon={<RefreshCw aria-hidden className="ic" />}
            onClick={() => resumeUpload(key)}
          />
        ) : null}
        {mayPause ? (
          <IconButton
            label={m.draft_pause({ name })}
            icon={<Pause aria-hidden className="ic" />}
            onClick={() => pauseUpload(key)}
          />
        ) : null}
        {phase === 'PAUSED' ? (
          <IconButton
            label={m.draft_resume({ name })}
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

/** The picture or first frame of a local file, or an icon. Decorative. */
export function LocalPoster({ file, type }: { file: File | null; type: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const kind = type.split('/')[0];
  const Icon = kind === 'video' ? Film : kind === 'image' ? Image : FileText;
  const shown = isBroken ? null : url;
  return (
    <span className="upload-poster" aria-hidden>
      <Icon className="ic" />
      {shown !== null && kind === 'image' ? <img src={shown} alt="" onError={() => setBroken(true)} /> : null}
      {shown !== null && kind === 'video' ? (
        <video src={`${shown}#t=0.1`} muted playsInline preload="metadata" onError={() => setBroken(true)} />
      ) : null}
    </span>
  );
}
