/** Keeps typed text as a draft of the team at every pause, and on this device until that has arrived. */
import { AppError } from '@briefcast/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraft, saveDraft } from '../../../features/castings/use-casting-drafts.ts';
import { createKeyKeeper } from '../../../lib/request-key.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { type CastingForm, emptyCasting } from './casting-form.ts';
import { draftOfForm } from './draft-form.ts';

const pauseMilliseconds = 1500;

/** Storage key of a draft, or of text that has not become one yet. */
const keyOf = (brandId: string, draftId: string | null) =>
  draftId ? `castingDraft:${brandId}:${draftId}` : `castingDraft:${brandId}`;

/** Text typed on this device that did not arrive; one of another version of the form is dropped. */
export function readUnsaved(brandId: string, draftId: string | null): CastingForm | null {
  try {
    const kept: unknown = JSON.parse(readStored('local', keyOf(brandId, draftId)) ?? 'null');
    // It need not be complete, so only its form counts.
    const isWhole =
      kept !== null && typeof kept === 'object' && Object.keys(emptyCasting).every((name) => name in kept);
    return isWhole ? (kept as CastingForm) : null;
  } catch {
    return null;
  }
}

/** Whether the draft is worth keeping: it has a title or a description. */
const isWorthKeeping = ({ title, description }: CastingForm) =>
  title.trim() !== '' || description.trim() !== '';

type DraftState = 'NONE' | 'SAVING' | 'SAVED' | 'FAILED';

interface KeptDraftParts {
  brandId: string;
  /** The draft that the form was opened with. */
  openedId: string | null;
  /** Called when typed text has become a draft of its own. */
  onCreated: (id: string) => void;
}

export function useKeptDraft({ brandId, openedId, onCreated }: KeptDraftParts) {
  const [state, setState] = useState<DraftState>(openedId ? 'SAVED' : 'NONE');
  const [problem, setProblem] = useState<unknown>(null);
  const idRef = useRef(openedId);
  const waiting = useRef<CastingForm | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const isOver = useRef(false);
  const [newKey] = useState(createKeyKeeper);

  const write = useCallback(
    async (form: CastingForm) => {
      const terms = draftOfForm(form);
      if (idRef.current !== null) {
        try {
          return await saveDraft(idRef.current, terms);
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'casting.draft_gone')) throw error;
          // Creates a draft of its own for the typed text, as the team posted or deleted the former one.
          writeStored('local', keyOf(brandId, idRef.current), null);
          idRef.current = null;
        }
      }
      const draft = await createDraft(terms, newKey(terms));
      writeStored('local', keyOf(brandId, null), null);
      idRef.current = draft.id;
      if (!isOver.current) onCreated(draft.id);
      return draft;
    },
    [brandId, newKey, onCreated],
  );

  /** Keeps what waits, one after the other; resolves to whether everything that was typed has arrived. */
  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    const form = waiting.current;
    if (form === null || isOver.current) return true;
    waiting.current = null;
    setState('SAVING');
    let hasArrived = false;
    running.current = write(form)
      .then(
        ({ id }) => {
          hasArrived = true;
          if (waiting.current === null) writeStored('local', keyOf(brandId, id), null);
          setProblem(null);
          setState('SAVED');
        },
        (error: unknown) => {
          waiting.current ??= form;
          setProblem(error);
          setState('FAILED');
        },
      )
      .finally(() => {
        running.current = null;
      });
    await running.current;
    return hasArrived;
  }, [brandId, write]);

  /** Takes what is typed now. */
  const type = useCallback(
    (form: CastingForm) => {
      if (!isWorthKeeping(form) && idRef.current === null) return;
      waiting.current = form;
      writeStored('local', keyOf(brandId, idRef.current), JSON.stringify(form));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMilliseconds);
    },
    [brandId, save],
  );

  /** Stops keeping, as the form is being sent; returns the draft that it is by now. */
  const stop = useCallback(async (): Promise<string | null> => {
    clearTimeout(timer.current);
    await running.current;
    return idRef.current;
  }, []);

  /** Forgets the draft, as it was posted. */
  const forget = useCallback(() => {
    isOver.current = true;
    clearTimeout(timer.current);
    writeStored('local', keyOf(brandId, null), null);
    writeStored('local', keyOf(brandId, idRef.current), null);
  }, [brandId]);

  const saveNow = useEffectEvent(() => void save());
  // Saves on leaving, so that nothing typed within the pause is lost.
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      saveNow();
    };
  }, []);

  return { state, problem, type, save, stop, forget };
}
