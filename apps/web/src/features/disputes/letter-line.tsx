import type { Role, SentLetter } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { FileWarning } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { FurtherName } from '../../ui/further-name.tsx';

interface LetterLineProps {
  letter: SentLetter;
  viewer: Role;
  /** The other side's name. */
  other: string;
  /** Title of the project, for readers who do not see where the links are. */
  title: string;
}

/** The formal letter: when it was sent, what it asks for, and both papers. */
export function LetterLine({ letter: { sentAt, payBy, url }, viewer, other, title }: LetterLineProps) {
  const address = mediaUrl(url);
  const links = [
    { href: address, text: m.late_letter_english() },
    { href: `${address}&lang=ar`, text: m.late_letter_arabic() },
  ];
  const days = { day: formatShortDate(sentAt), payBy: formatShortDate(payBy) };
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <FileWarning aria-hidden className="ic mt-0.5 size-4! text-ink-3" />
      <div className="min-w-0">
        <p className="wrap-anywhere text-ink-2">{m.late_letter_sent({ reader: viewer, other, ...days })}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {links.map(({ href, text }) => (
            <a key={href} className="link py-1" href={href} download>
              {text}
              <FurtherName>{title}</FurtherName>
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
