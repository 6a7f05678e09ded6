import { m } from '@briefcast/i18n/messages';

interface AnswerNoteProps {
  note: string | null | undefined;
  /** Whether its creator reads it. */
  isOwn?: boolean | undefined;
}

/** What the creator wrote about a payment that did not arrive; nothing where they wrote nothing. */
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
