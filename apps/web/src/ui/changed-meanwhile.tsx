import { m } from '@briefcast/i18n/messages';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface ChangedMeanwhileProps {
  /** Sentence on the other person's action. */
  children: ReactNode;
  /** In a question, where nothing was typed. */
  asked?: boolean;
}

/**
 * In a dialog that stays open although what it is about has moved on: somebody else was faster. It says what they did and
 * that what was typed stays to be read; the dialog's owner turns its button off. A sheet may be longer than the screen and
 * scrolled: it comes into view, as nothing else tells why the button is off.
 */
export function ChangedMeanwhile({ children, asked = false }: ChangedMeanwhileProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className="mb-5">
      <Notice tone="yellow" title={m.dialog_changed()} icon={<RotateCw aria-hidden className="ic" />} alert>
        {children} {asked ? m.dialog_changed_asked() : m.dialog_changed_text()}
      </Notice>
    </div>
  );
}
