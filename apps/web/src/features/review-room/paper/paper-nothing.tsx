import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';
import { useSlips } from './slip-context.ts';

const keyTag = (children: ReactNode) => <kbd className="room-key">{children}</kbd>;
const keyTags = { c: keyTag, d: keyTag };

const texts = {
  BRAND: m.comment_nothing_text,
  CREATOR: m.comment_nothing_creator,
  GUEST: m.comment_nothing_guest,
};

/** What stands on a paper without comments, and how to write the first, while the deal is open. */
export function PaperNothing() {
  const { role, decisions } = useSlips();
  const isClosed = role !== null && decisions === null;
  return (
    <div className="paper-nothing">
      <h3>{m.comment_nothing()}</h3>
      <p>
        {isClosed ? (
          m.comment_nothing_closed()
        ) : (
          <RichText parts={texts[role ?? 'GUEST'].parts()} tags={keyTags} />
        )}
      </p>
    </div>
  );
}
