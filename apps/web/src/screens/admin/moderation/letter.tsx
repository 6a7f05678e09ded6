import type { SendBackReason } from '@briefcast/contract';
import { letterOf } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';
import { LetterText } from '../../../features/moderation/letter-text.tsx';

interface LetterProps {
  /** Who reads it. */
  name: string;
  reasons: readonly SendBackReason[];
  note: string | null;
}

/** The letter as its creator will read it. */
export function Letter({ name, reasons, note }: LetterProps) {
  const isEmpty = reasons.length === 0 && !note;
  return (
    <div className="mod-letter min-w-0">
      <h3 className="text-[17px] wrap-anywhere">{m.moderation_reads({ name })}</h3>
      {isEmpty ? (
        <p className="mt-2 text-ink-3">{m.moderation_letter_empty()}</p>
      ) : (
        <LetterText letter={letterOf({ reasons, note })} />
      )}
    </div>
  );
}
