import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { cancelUpload, type RunningUpload } from '../../features/drafts/running-uploads.ts';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { actOn } from './upload-item.tsx';

interface StopButtonProps {
  name: string;
  upload: Pick<RunningUpload, 'key' | 'uploadId' | 'dealId'> & Partial<Pick<RunningUpload, 'safeBytes'>>;
}

/** Gives an upload up. Asks before something is lost that has arrived. */
export function StopButton({ name, upload }: StopButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const stop = () =>
    void cancelUpload(upload).catch((error: unknown) => showError(m.draft_not_cancelled(), error));
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={actOn(m.upload_stop(), name)}
        onClick={() => (upload.safeBytes === 0 ? stop() : setAsked(true))}
      >
        {m.upload_stop()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.upload_stop_title()}
        confirmLabel={m.upload_stop_confirm()}
        asksServer={upload.uploadId !== null}
        danger
        onConfirm={stop}
      >
        {m.upload_stop_text({ name })}
      </ConfirmDialog>
    </>
  );
}
