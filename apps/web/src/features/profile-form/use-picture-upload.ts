import { api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { uploadFile } from '../../lib/upload.ts';

interface PictureUpload {
  file: File;
  sentBytes: number;
  error: string | null;
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
      setUpload({ file, sentBytes: 0, error: errorText(error, m.profile_picture_failed()) });
    }
  }

  function cancel() {
    running.current?.abort();
    setUpload(null);
  }

  return { upload, start, cancel, isUploading: upload !== null && upload.error === null };
}

export type PictureUploadControl = ReturnType<typeof usePictureUpload>;
