import { type ListedUpload, receivedBytes, typeOfName } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { FileSearch } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { continueUpload } from '../../features/drafts/running-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { StopButton } from './stop-button.tsx';
import { actOn, type DealOfUpload, UploadItem } from './upload-item.tsx';

/** An upload that began in another page or on another device: its file has to be chosen again. */
export function BegunItem({ upload, deal }: { upload: ListedUpload; deal: DealOfUpload }) {
  const input = useRef<HTMLInputElement>(null);
  const { id, name, size, dealId } = upload;
  const safeBytes = receivedBytes(upload);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) continueUpload(upload, file);
  }
  return (
    <UploadItem
      name={name}
      file={null}
      type={`${typeOfName(name).toLowerCase()}/`}
      deal={deal}
      tone="yellow"
      Icon={FileSearch}
      state={m.upload_state_file()}
      said={m.draft_choose_again_text({ safe: formatBytes(safeBytes), size: formatBytes(size) })}
      percent={(safeBytes / size) * 100}
      isPaused
      actions={
        <>
          <Button
            variant="outline"
            size="sm"
            aria-label={actOn(m.draft_choose_file(), name)}
            onClick={() => input.current?.click()}
          >
            {m.draft_choose_file()}
          </Button>
          <input ref={input} type="file" hidden onChange={take} />
          <StopButton name={name} upload={{ key: '', uploadId: id, dealId, safeBytes }} />
        </>
      }
    />
  );
}
