import type { OwnReview } from '@briefcast/contract';
import { letterOf } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';
import { Clock, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { LetterText } from './letter-text.tsx';

interface ReviewPanelProps {
  review: OwnReview;
  /** The button that asks again; nothing if publishing does it. */
  action: ReactNode;
}

/** The state of a creator's request: that it waits, or the letter with which it was sent back. */
export function ReviewPanel({ review, action }: ReviewPanelProps) {
  const { kind, state, reasons, note } = review;
  const isFirst = kind === 'FIRST';
  if (state === 'APPROVED') return null;
  if (state === 'WAITING')
    return (
      <Notice
        tone="yellow"
        title={isFirst ? m.review_waiting() : m.review_changes_waiting()}
        icon={<Clock aria-hidden className="ic" />}
      >
        <p>{isFirst ? m.review_waiting_text() : m.review_changes_waiting_text()}</p>
      </Notice>
    );
  return (
    <Notice
      tone="orange"
      title={isFirst ? m.review_sent_back() : m.review_changes_sent_back()}
      icon={<RotateCcw aria-hidden className="ic ic-turn" />}
      action={action}
    >
      <LetterText letter={letterOf({ reasons, note })} />
    </Notice>
  );
}
