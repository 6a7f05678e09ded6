import '../../styles/compare.css';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { CompareRow } from './compare-row.ts';

interface CompareTableProps {
  /** Compared creators, in their order. */
  columns: readonly { id: string; name: string }[];
  rows: readonly CompareRow[];
}

/** A row for everything that is compared, a column for each person. Without columns on phones the names can be heard. */
export function CompareTable({ columns, rows }: CompareTableProps) {
  return (
    <table className="compare-table num" style={{ '--columns': columns.length } as CSSProperties}>
      <caption className="sr-only">{m.compare_facts()}</caption>
      <thead className="sr-only">
        <tr>
          <td />
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, isFigure, isLong }) => (
          <tr key={label} data-long={isLong || undefined}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            {cells.map(({ lines: [first, ...more], best, drawn, instead }, at) => (
              <td key={columns[at]?.id} className="min-w-0 wrap-anywhere">
                {isLong ? (
                  <b aria-hidden className="compare-whose">
                    <bdi>{columns[at]?.name}</bdi>
                  </b>
                ) : null}
                {drawn !== undefined ? (
                  drawn
                ) : first === undefined ? (
                  <span className="hint">{instead ?? m.compare_unknown()}</span>
                ) : (
                  <p
                    className={clsx(
                      'flex flex-wrap items-center gap-x-2 gap-y-1',
                      isFigure && 'compare-value',
                    )}
                  >
                    <bdi className="whitespace-pre-line">{first}</bdi>
                    {best ? <span className="compare-best font-text">{best}</span> : null}
                  </p>
                )}
                {more.map((line) => (
                  <p key={line} className={isFigure ? 'hint' : undefined}>
                    <bdi>{line}</bdi>
                  </p>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
