import '../../styles/results.css';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

/** Most frames that a line has room for. */
const mostFrames = 8;

/** Coverage of a sum: little frames, and "from 4 of 6 posts". */
export function Coverage({ known, of }: { known: number; of: number }) {
  return (
    <span className="coverage">
      {of <= mostFrames ? (
        <span aria-hidden className="coverage-frames">
          {Array.from({ length: of }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A frame is its place.
            <i key={place} className={clsx(place < known && 'known')} />
          ))}
        </span>
      ) : null}
      <span className="num">
        {m.result_coverage({ n: of, known: formatCount(known), of: formatCount(of) })}
      </span>
    </span>
  );
}
