import type { Upload } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { cancelUpload, continueUpload } from './running-uploads.ts';

/** An upload that another page began: a browser forgets where a file lies, so it is chosen once more. */
export function ForgottenUpload({ upload }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  const said = useId();
  const { id, name, dealId, received, parts } = upload;

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
    <li data-stock="yellow" className="flex min-w-0 items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold" title={name}>
          {name}
        </bdi>
        <ProgressBar label={name} percent={(received.length / parts) * 100} className="mt-2" />
        <p id={said} className="mt-2 text-sm font-semibold">
          {m.draft_choose_again()}
        </p>
        <p className="hint mt-0.5 mb-2">{m.draft_choose_again_text()}</p>
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
