import type { DealDetail, DealFile } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { changesOf } from '../../../features/review-room/compare/changes.ts';
import { Facts } from '../../../features/review-room/player/facts.tsx';
import { versionMark } from '../../../features/review-room/player/version-sheets.tsx';
import { EarlierComments } from './earlier-comments.tsx';

interface ChangesProps {
  deal: DealDetail;
  older: DealFile;
  newer: DealFile;
}

const pixels = ([width, height]: [number, number]) =>
  m.room_fact_pixels({ width: String(width), height: String(height) });

/** Seconds with one digit after the point. */
const secondsText = (seconds: number) => {
  const rounded = Math.round(Math.abs(seconds) * 10) / 10;
  return { n: rounded, count: formatCount(rounded) };
};

function lengthText(seconds: number | null): string {
  if (seconds === null) return m.compare_length_unknown();
  if (seconds === 0) return m.compare_length_same();
  return seconds > 0 ? m.compare_longer(secondsText(seconds)) : m.compare_shorter(secondsText(seconds));
}

/** Differences of the newer version in length and shape, and the changes requested on the older one. */
export function Changes({ deal, older, newer }: ChangesProps) {
  const { lengthSeconds, shape } = changesOf(older, newer);
  const isFilm = newer.type === 'VIDEO';
  return (
    <>
      <section aria-label={m.compare_changes()}>
        <ul className="compare-changes">
          {isFilm ? <li>{lengthText(lengthSeconds)}</li> : null}
          <li>
            {shape === null
              ? m.compare_shape_unknown()
              : shape.isSame
                ? m.compare_shape_same({ shape: pixels(shape.newer) })
                : m.compare_shape_other({ older: pixels(shape.older), newer: pixels(shape.newer) })}
          </li>
        </ul>
      </section>
      {older.feedback ? <EarlierComments deal={deal} file={older} /> : null}
    </>
  );
}

/** Facts found about both versions when they were uploaded. */
export function FactsOfBoth({ deal, older, newer }: ChangesProps) {
  return [older, newer].map((file) => (
    <section key={file.id} className="compare-facts">
      <h3>{versionMark(file)}</h3>
      <Facts deal={deal} file={file} />
    </section>
  ));
}
