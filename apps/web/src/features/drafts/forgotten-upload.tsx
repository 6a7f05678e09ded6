import { receivedBytes, typeOfName, type Upload } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { FileSearch, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { cancelUpload, continueUpload } from './running-uploads.ts';
import { LocalPoster } from './upload-row.tsx';

/** An upload that began in another page: this page has no access to the file, so it has to be chosen again. */
export function ForgottenUpload({ upload }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  const said = useId();
  const { id, name, dealId, size } = upload;
  const safeBytes = receivedBytes(upload);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) continueUpload(upload, file);
  }
  const cancel = () =>
    cancelUpload({ key: '', uploadId: id, dealId }).catch((error: unknown) =>
      showError(m.draft_not_cancelled(), error),
    );

  return (
    <li data-tone="yellow" className="upload-row">
      <LocalPoster file={null} type={`${typeOfName(name).toLowerCase()}/`} />
      <div className="min-w-0">
        <bdi className="block truncate font-semibold" title={name}>
          {name}
        </bdi>
        <ProgressBar label={name} percent={(safeBytes / size) * 100} paused className="mt-2" />
        <p id={said} className="upload-said mt-2">
          <FileSearch aria-hidden className="ic" />
          <span>{m.draft_choose_again()}</span>
        </p>
        <p className="hint mt-0.5 mb-2">
          {m.draft_choose_again_text({ safe: formatBytes(safeBytes), size: formatBytes(size) })}
        </p>
        <Button
          variant="outline"
          size="sm"
          aria-label={m.draft_choose_file_named({ name })}
          aria-describedby={said}
          onClick={() => input.current?.click()}
        >
          {m.draft_choose_file()}
        </Button>
        <input ref={input} type="file" hidden onChange={take} />
      </div>
      <IconButton
        label={m.draft_cancel({ name })}
        icon={<X aria-hidden className="ic" />}
        onClick={() => void cancel()}
      />
    </li>
  );
}
