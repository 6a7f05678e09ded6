import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** More names than these are counted: the question stays one that can be read. */
const namesShown = 8;

interface BulkNamesProps {
  rows: readonly { id: string; name: string }[];
  /** So many chosen rows would not change. */
  leftOut: number;
}

/** Whom a question is about, by name. */
export function BulkNames({ rows, leftOut }: BulkNamesProps) {
  const more = rows.length - namesShown;
  return (
    <>
      <span className="mb-3 block">
        {rows.slice(0, namesShown).map(({ id, name }) => (
          <span key={id} className="line-clamp-1 font-semibold wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </span>
        ))}
        {more > 0 ? (
          <span className="block">{m.admin_bulk_more({ n: more, count: formatCount(more) })}</span>
        ) : null}
      </span>
      {leftOut > 0 ? (
        <span className="mb-3 block">
          {m.admin_bulk_left_out({ n: leftOut, count: formatCount(leftOut) })}
        </span>
      ) : null}
    </>
  );
}
