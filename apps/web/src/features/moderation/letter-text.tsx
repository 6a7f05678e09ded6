import { formatCount } from '@briefcast/i18n/format';
import type { letterOf } from '@briefcast/i18n/labels/moderation';

/** The text of a letter: the numbered requests, and the admin's own message. */
export function LetterText({ letter: { intro, points, note } }: { letter: ReturnType<typeof letterOf> }) {
  return (
    <>
      {points.length > 0 ? <p className="mt-2">{intro}</p> : null}
      <ol className="my-2.5 grid gap-2 empty:hidden">
        {points.map((point, index) => (
          <li key={point} className="flex gap-2.5">
            <b aria-hidden className="num">
              {formatCount(index + 1)}
            </b>
            <span>{point}</span>
          </li>
        ))}
      </ol>
      {note ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      ) : null}
    </>
  );
}
