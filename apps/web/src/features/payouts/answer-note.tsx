import { m } from '@briefcast/i18n/messages';

interface AnswerNoteProps {
  note: string | null | undefined;
  /** Whether its creator reads it. */
  isOwn?: boolean | undefined;
}

/** The creator's note on a payment that did not arrive; nothing without one. */
export function AnswerNote({ note, isOwn = false }: AnswerNoteProps) {
  if (!note) return null;
  return (
    <div className="text-sm">
      <p className="label">{isOwn ? m.payout_own_note() : m.owed_note()}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {note}
      </p>
    </div>
  );
}
