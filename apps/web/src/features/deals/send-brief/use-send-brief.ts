import type { AppError } from '@briefcast/contract';
import { useEffect, useRef, useState } from 'react';
import { newRequestKey } from '../../../lib/request-key.ts';
import { dropDraft, keepSending, readDraft } from './brief-draft.ts';
import type { BriefForm } from './brief-form.ts';
import { nextStep, type SendEvent, type SendState, sendReducer } from './send-state.ts';
import { dialogLeft, performStep, type SentTo } from './send-steps.ts';

interface SendBriefOptions {
  senderId: string;
  /** Creator for whom the brief was begun, under whom its draft is kept. */
  creatorId: string;
  onRefused: (error: AppError) => void;
  onSent: () => void;
  onStopped: (state: SendState) => void;
}

/** Runs the steps of sending a brief, one after the other, and keeps what is reached for a later try. */
export function useSendBrief({ senderId, creatorId, onRefused, onSent, onStopped }: SendBriefOptions) {
  const [state, setState] = useState(() => readDraft(senderId, creatorId).sending);
  const latest = useRef(state);
  const uploads = useRef(new Map<string, AbortController>());
  const isLeft = useRef(false);
  const isSending = state.phase === 'sending';

  // Warns before leaving the page, which would abort pending uploads.
  useEffect(() => {
    if (!isSending) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isSending]);

  function apply(event: SendEvent): SendState {
    latest.current = sendReducer(latest.current, event);
    keepSending(senderId, creatorId, latest.current);
    setState(latest.current);
    return latest.current;
  }

  async function send(brief: BriefForm, to: SentTo) {
    if (latest.current.phase === 'sending') return;
    isLeft.current = false;
    const newKey = newRequestKey();
    const { requestKey } = apply({ type: 'started', key: newKey });
    for (let step = nextStep(latest.current); step; step = nextStep(latest.current)) {
      const event = await performStep(step, {
        to,
        recipient: latest.current.recipient,
        brief,
        requestKey: requestKey ?? newKey,
        onRefused,
        onProgress: (key, sentBytes) => apply({ type: 'upload moved', key, sentBytes }),
        signalFor(key) {
          const controller = new AbortController();
          uploads.current.set(key, controller);
          return controller.signal;
        },
      });
      apply(event);
      if (isLeft.current && nextStep(latest.current)?.type !== 'finish')
        apply({ type: 'references stopped' });
    }
    if (latest.current.phase === 'sent') {
      dropDraft(senderId, creatorId);
      onSent();
    } else {
      onStopped(latest.current);
    }
  }

  return {
    state,
    send,
    addFiles: (files: readonly File[]) =>
      apply({ type: 'files added', files: files.map((file) => ({ key: newRequestKey(), file })) }),
    removeFile: (key: string) => apply({ type: 'file removed', key }),
    leaveOutFailed: () => apply({ type: 'failed left out' }),
    /** Another tab has got further with this brief. */
    follow(reached: SendState) {
      latest.current = reached;
      setState(reached);
    },
    cancelUpload: (key: string) => uploads.current.get(key)?.abort(),
    /** Ends the upload that is on its way, and begins nothing after the present step; what is missing can be sent later. */
    leave() {
      isLeft.current = true;
      for (const controller of uploads.current.values()) controller.abort(dialogLeft);
    },
  };
}
