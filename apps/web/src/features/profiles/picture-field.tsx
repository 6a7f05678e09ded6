import { api, isRefusedForGood } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { uploadFile } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { FileRow } from '../../ui/file-row.tsx';

interface PictureFieldProps {
  kind: 'photo' | 'logo';
  hasPicture: boolean;
  control: PictureUploadControl;
  onRemove: () => void;
}

/** Buttons that change or remove the picture next to them, and the upload on its way. */
export function PictureField({ kind, hasPicture, control, onRemove }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, start, cancel } = control;

  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,.heic,.heif"
        aria-label={m.profile_picture_choose({ kind })}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void start(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          icon={<Camera aria-hidden className="ic" />}
          onClick={() => input.current?.click()}
        >
          {hasPicture ? m.profile_picture_change({ kind }) : m.profile_picture_add({ kind })}
        </Button>
        {hasPicture ? (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {m.profile_picture_remove({ kind })}
          </Button>
        ) : null}
      </div>
      {upload ? (
        <FileRow
          kind="image"
          name={upload.file.name}
          sizeBytes={upload.file.size}
          sentBytes={upload.error === null ? upload.sentBytes : undefined}
          error={upload.error ?? undefined}
          onRetry={upload.error === null || upload.isFinal ? undefined : () => void start(upload.file)}
          onCancel={upload.error === null ? cancel : undefined}
          onRemove={upload.error === null ? undefined : cancel}
        />
      ) : null}
    </div>
  );
}

interface PictureUpload {
  file: File;
  sentBytes: number;
  error: string | null;
  /** Whether the file itself was refused, so that no further try would help. */
  isFinal?: boolean;
}

/** Uploads a profile picture or logo as soon as it is chosen; `onUploaded` gets its address. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setUpload({ file, sentBytes: 0, error: null });
    try {
      const reply = await uploadFile(api.files.uploadAvatar, {}, file, {
        signal: controller.signal,
        onProgress: (sentBytes) => setUpload({ file, sentBytes, error: null }),
      });
      onUploaded(reply.file.url);
      setUpload(null);
    } catch (error) {
      if (controller.signal.aborted) return;
      setUpload({
        file,
        sentBytes: 0,
        error: errorText(error, m.profile_picture_failed()),
        isFinal: isRefusedForGood(error),
      });
    }
  }

  function cancel() {
    running.current?.abort();
    setUpload(null);
  }

  return { upload, start, cancel, isUploading: upload !== null && upload.error === null };
}

export type PictureUploadControl = ReturnType<typeof usePictureUpload>;
