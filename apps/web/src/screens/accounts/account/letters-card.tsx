import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { q } from '../../../lib/query.ts';
import { Card } from '../../../ui/card.tsx';

/** Letters of the market, newest first; nothing where there are none. */
export function LettersCard() {
  const { data: letters = [] } = useQuery({ ...q('letters.own'), select: (answer) => answer.letters });
  if (letters.length === 0) return null;
  return (
    <Card title={m.letters_title()}>
      <ul className="divide-y divide-line">
        {letters.map(({ id, kind, text, sentAt }) => (
          <li key={id} className="py-3 text-ui">
            <h3 className="font-semibold">{m.letters_kind({ kind })}</h3>
            <time dateTime={sentAt} className="hint">
              {formatLongDate(sentAt)}
            </time>
            <p dir="auto" className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
