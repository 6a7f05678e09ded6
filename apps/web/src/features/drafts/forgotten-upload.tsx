import { receivedBytes, typeOfName, type Upload } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Elsewhere } from './other-tabs.ts';
import { cancelUpload, continueUpload } from './running-uploads.ts';
import { LocalPoster } from './upload-row.tsx';
import { wordsOfBegun } from './upload-words.ts';

interface ForgottenUploadProps {
  upload: Upload;
  /** State of the upload in another tab, which has its file. */
  elsewhere: Elsewhere | undefined;
}

/** An upload that this page did not begin. Unless another tab has its file, that has to be chosen again. */
export function ForgottenUpload({ upload, elsewhere }: ForgottenUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useId();
  const { id, name, size } = upload;
  const { tone, Icon, line, hint } = wordsOfBegun(upload, elsewhere);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) continueUpload(upload, file);
  }
  const cancel = () =>
    cancelUpload({ key: '', uploadId: id }).catch((error: unknown) =>
      showError(m.draft_not_cancelled(), error),
    );

  return (
    <li data-tone={tone} className="upload-row">
      <LocalPoster file={null} type={`${typeOfName(name).toLowerCase()}/`} />
      <div className="min-w-0">
        <bdi className="block truncate font-semibold" title={name}>
          {name}
        </bdi>
        <ProgressBar
          label={name}
          percent={(receivedBytes(upload) / size) * 100}
          paused={elsewhere !== 'GOING'}
          className="mt-2"
        />
        <p id={said} className="upload-said mt-2">
          <Icon aria-hidden className="ic" />
          <span>{line}</span>
        </p>
        <p className="hint mt-0.5">{hint}</p>
        {elsewhere === undefined ? (
          <>
            <Button
              variant="outline"
              size="sm"
              className="mt-2"
              aria-label={m.draft_choose_file_named({ name })}
              aria-describedby={said}
              onClick={() => input.current?.click()}
            >
              {m.draft_choose_file()}
            </Button>
            <input ref={input} type="file" hidden onChange={take} />
          </>
        ) : null}
      </div>
      {elsewhere === undefined ? (
        <IconButton
          label={m.draft_cancel({ name })}
          icon={<X aria-hidden className="ic" />}
          onClick={() => void cancel()}
        />
      ) : null}
    </li>
  );
}
