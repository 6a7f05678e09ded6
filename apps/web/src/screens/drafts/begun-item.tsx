import { type ListedUpload, receivedBytes, typeOfName } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type ChangeEvent, useRef } from 'react';
import type { Elsewhere } from '../../features/drafts/other-tabs.ts';
import { continueUpload } from '../../features/drafts/running-uploads.ts';
import { withBadge, wordsOfBegun } from '../../features/drafts/upload-words.ts';
import { Button } from '../../ui/button.tsx';
import { StopButton } from './stop-button.tsx';
import { actOn, type DealOfUpload, UploadItem } from './upload-item.tsx';

interface BegunItemProps {
  upload: ListedUpload;
  deal: DealOfUpload;
  /** State of the upload in another tab, which has its file. */
  elsewhere: Elsewhere | undefined;
}

/** An upload that began in another tab, or whose file has to be chosen again. */
export function BegunItem({ upload, deal, elsewhere }: BegunItemProps) {
  const { id, name, size, dealId } = upload;
  const safeBytes = receivedBytes(upload);
  return (
    <UploadItem
      name={name}
      file={null}
      type={`${typeOfName(name).toLowerCase()}/`}
      deal={deal}
      {...withBadge(wordsOfBegun(upload, elsewhere))}
      percent={(safeBytes / size) * 100}
      isPaused={elsewhere !== 'GOING'}
      actions={
        elsewhere === undefined ? (
          <>
            <ChooseAgain upload={upload} />
            <StopButton name={name} upload={{ key: '', uploadId: id, dealId, safeBytes }} />
          </>
        ) : null
      }
    />
  );
}

function ChooseAgain({ upload }: { upload: ListedUpload }) {
  const input = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) continueUpload(upload, file);
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={actOn(m.draft_choose_file(), upload.name)}
        onClick={() => input.current?.click()}
      >
        {m.draft_choose_file()}
      </Button>
      <input ref={input} type="file" hidden onChange={take} />
    </>
  );
}
