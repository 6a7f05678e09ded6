import { api, isRefusedForGood } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useReducer, useRef } from 'react';
import { errorText } from '../../../lib/show-error.ts';
import { uploadFile } from '../../../lib/upload.ts';
import { changeDraft, emptyDraft, type PortfolioUpload } from './portfolio-draft.ts';

/** More would only share the same line, and keep the rest of the screen from the server. */
const uploadsAtOnce = 2;

let lastKey = 0;

/** The portfolio's unsaved edits: chosen files are sent at once, two at a time. */
export function usePortfolioDraft() {
  const [draft, change] = useReducer(changeDraft, emptyDraft);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const waiting = draft.uploads.filter((upload) => upload.status === 'waiting');
    const free = uploadsAtOnce - running.current.size;
    for (const upload of waiting.slice(0, Math.max(0, free))) void send(upload);

    async function send({ key, file }: PortfolioUpload) {
      if (running.current.has(key)) return;
      const controller = new AbortController();
      running.current.set(key, controller);
      change({ type: 'started', key });
      try {
        const reply = await uploadFile(api.files.uploadPortfolio, {}, file, {
          signal: controller.signal,
          onProgress: (sentBytes) => change({ type: 'progressed', key, sentBytes }),
        });
        running.current.delete(key);
        change({ type: 'arrived', key, media: reply.file });
      } catch (error) {
        running.current.delete(key);
        if (controller.signal.aborted) return;
        change({
          type: 'failed',
          key,
          error: errorText(error, m.portfolio_upload_failed()),
          isFinal: isRefusedForGood(error),
        });
      }
    }
  }, [draft.uploads]);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  function stop(key: string) {
    running.current.get(key)?.abort();
    running.current.delete(key);
  }

  return {
    draft,
    change,
    choose(files: readonly File[]) {
      const keyed = files.map((file) => {
        lastKey += 1;
        return { key: `upload-${lastKey}`, file };
      });
      change({ type: 'chosen', files: keyed });
    },
    drop(key: string) {
      stop(key);
      change({ type: 'dropped', key });
    },
    reset() {
      for (const key of [...running.current.keys()]) stop(key);
      change({ type: 'reset' });
    },
  };
}

export type PortfolioDraftControl = ReturnType<typeof usePortfolioDraft>;
