import type { CampaignDeal, CampaignPost } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { numberText } from '../../../features/publications/number-list.tsx';
import { nameOf } from '../posts-table.tsx';
import type { FoundNumbers, NumbersOfFile } from './numbers-file.ts';

/** Post with its deal, whose creator and currency it is shown with. */
export type PostOfDeal = CampaignPost & { deal: CampaignDeal };

/** Unreadable cells that are named; a file of something else has thousands. */
const mostNamed = 3;

/** Numbers as a file was read, post by post, and below them what was left out of it. */
export function ReadNumbers({ read }: { read: NumbersOfFile<PostOfDeal> }) {
  const { found, unknown, repeated, unreadable } = read;
  const cells = unreadable.slice(0, mostNamed).map((cell) => m.result_import_cell(cell));
  return (
    <div className="grid gap-2">
      {found.length > 0 ? (
        <ul className="read-numbers">
          {found.map((one) => (
            <FoundPost key={one.post.id} found={one} columns={read.columns} />
          ))}
        </ul>
      ) : null}
      {unknown.length > 0 ? (
        <p className="hint">
          {m.result_import_unknown({ n: unknown.length, count: formatCount(unknown.length) })}
        </p>
      ) : null}
      {repeated.length > 0 ? (
        <p className="hint">
          {m.result_import_repeated({ n: repeated.length, count: formatCount(repeated.length) })}
        </p>
      ) : null}
      {unreadable.length > 0 ? (
        <p className="hint wrap-anywhere">{m.result_import_unreadable({ cells: formatSeries(cells) })}</p>
      ) : null}
    </div>
  );
}

interface FoundPostProps {
  found: FoundNumbers<PostOfDeal>;
  columns: NumbersOfFile<PostOfDeal>['columns'];
}

function FoundPost({ found: { post, numbers }, columns }: FoundPostProps) {
  const known = columns.flatMap(({ name }) => {
    const value = numbers[name];
    if (value === null) return [];
    const label = m.result_number({ name });
    return m.result_number_value({ label, value: numberText(name, value, post.deal.currency) });
  });
  return (
    <li>
      <b className="wrap-anywhere">
        <bdi>{nameOf(post.deal)}</bdi>
      </b>
      <span className="num text-ui text-ink-2">{formatSeries(known)}</span>
    </li>
  );
}
