import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { fullName } from '../../../lib/names.ts';
import { type ComparedCreator, compareRows } from './compare-rows.ts';

/** A row for everything that is compared, a column for each creator. Without columns on phones the names can be heard. */
export function CompareTable({ all }: { all: readonly ComparedCreator[] }) {
  return (
    <table className="compare-table num" style={{ '--columns': all.length } as CSSProperties}>
      <caption className="sr-only">{m.compare_facts()}</caption>
      <thead className="sr-only">
        <tr>
          <td />
          {all.map(({ creator }) => (
            <th key={creator.id} scope="col">
              {fullName(creator)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(all).map(({ label, cells, isFigure }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map(({ lines: [first, ...more], best }, at) => (
              <td key={all[at]?.creator.id} className="min-w-0 wrap-anywhere">
                {first === undefined ? (
                  <span className="hint">{m.compare_unknown()}</span>
                ) : (
                  <p
                    className={clsx(
                      'flex flex-wrap items-center gap-x-2 gap-y-1',
                      isFigure && 'compare-value',
                    )}
                  >
                    <bdi>{first}</bdi>
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
