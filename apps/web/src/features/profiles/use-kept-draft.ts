import { m } from '@briefcast/i18n/messages';
import { useEffect, useEffectEvent } from 'react';
import { readSession, subscribeSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { toastInfo } from '../../ui/toast.ts';

const key = 'profileDraft';

interface KeptDraftOptions<Values> {
  /** The person, and the organisation whose profile it is. */
  owner: string;
  /** Whether there is anything to keep. */
  isUnsaved: boolean;
  read: () => Values;
  /** Called with the stored values, once the same person is back. */
  onBack: (values: Values) => void;
}

/**
 * Keeps what was typed across a reload, a phone that ends a tab behind others, and the login that a session's end
 * forces, whichever call learned of it; only for the same person and in this tab. Saving, discarding, leaving for
 * another page and logging out leave nothing behind.
 */
export function useKeptDraft<Values>({ owner, isUnsaved, read, onBack }: KeptDraftOptions<Values>) {
  const saveDraft = useEffectEvent(() => {
    if (isUnsaved) writeStored('session', key, JSON.stringify({ owner, values: read() }));
  });
  const handleSession = useEffectEvent(() => {
    const { user, isExpired } = readSession();
    // The screen is about to give way to the login page.
    if (user === null && isExpired) saveDraft();
  });
  useEffect(() => subscribeSession(() => handleSession()), []);

  useEffect(() => {
    const handleHidden = () => document.visibilityState === 'hidden' && saveDraft();
    const handleLeaving = () => saveDraft();
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', handleLeaving);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', handleLeaving);
    };
  }, []);

  const giveBack = useEffectEvent(() => {
    const kept = takeDraft<Values>(owner);
    if (kept === null) return;
    onBack(kept);
    toastInfo(m.profile_draft_back(), m.profile_draft_back_text());
  });
  useEffect(() => giveBack(), []);

  useEffect(() => {
    if (!isUnsaved) forgetDraft();
  }, [isUnsaved]);
}

/** Forgets the draft of a person who leaves the page on purpose. */
export const forgetDraft = () => writeStored('session', key, null);

/** Takes this person's stored draft, once; the form is of this app's own making and needs no check. */
function takeDraft<Values>(owner: string): Values | null {
  const stored = readStored('session', key);
  forgetDraft();
  if (stored === null) return null;
  try {
    const draft = JSON.parse(stored) as { owner: string; values: Values } | null;
    return draft?.owner === owner ? draft.values : null;
  } catch {
    return null;
  }
}
