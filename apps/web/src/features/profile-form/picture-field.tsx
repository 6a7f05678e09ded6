import { m } from '@briefcast/i18n/messages';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FileRow } from '../../ui/file-row.tsx';
import type { PictureUploadControl } from './use-picture-upload.ts';

interface PictureFieldProps {
  kind: 'photo' | 'logo';
  hasPicture: boolean;
  control: PictureUploadControl;
  onRemove: () => void;
}

/** Buttons that change or remove the picture beside them, and the upload on its way. */
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
          onRetry={upload.error === null ? undefined : () => void start(upload.file)}
          onCancel={upload.error === null ? cancel : undefined}
          onRemove={upload.error === null ? undefined : cancel}
        />
      ) : null}
    </div>
  );
}
