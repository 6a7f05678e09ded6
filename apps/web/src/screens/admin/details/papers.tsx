import { formatDirhams, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';

interface PaperProps {
  number: string;
  date: string;
  kind: string;
  of: { netFils: number; taxFils: number; grossFils: number };
  /** Actions on the paper. */
  children?: ReactNode;
}

/**
 * Row of a paper. On a phone the whole amount alone fits, and the kind is shown below the day. A credit note's
 * amounts are positive, as on the paper.
 */
export function Paper({ number, date, kind, of: { netFils, taxFils, grossFils }, children }: PaperProps) {
  return (
    <tr>
      <td>
        <bdi className="num font-semibold whitespace-nowrap">{number}</bdi>
        <time dateTime={date} className="hint num block whitespace-nowrap">
          {formatShortDate(date)}
        </time>
        <span className="hint sm:hidden">{kind}</span>
        {children}
      </td>
      <td className="max-sm:hidden">{kind}</td>
      <td className="num text-end! max-md:hidden">{formatDirhams(netFils)}</td>
      <td className="num text-end! max-md:hidden">{formatDirhams(taxFils)}</td>
      <td className="num text-end! whitespace-nowrap">{formatDirhams(grossFils)}</td>
    </tr>
  );
}

/** A table of them, or why there is none. */
export function Papers({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="border-t border-line" aria-label={title}>
      <h3 className="px-5 pt-4 text-[18px] md:px-7">{title}</h3>
      {children.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-ui text-ink-2 md:px-7">{none}</p>
      ) : (
        <table className="table [&_:is(td,th):first-child]:ps-5 md:[&_:is(td,th):first-child]:ps-7 [&_:is(td,th):last-child]:pe-5 md:[&_:is(td,th):last-child]:pe-7">
          <thead>
            <tr>
              <th scope="col">{m.admin_papers_number()}</th>
              <th scope="col" className="max-sm:hidden">
                {m.admin_column_status()}
              </th>
              <th scope="col" className="text-end! max-md:hidden">
                {m.admin_papers_net()}
              </th>
              <th scope="col" className="text-end! max-md:hidden">
                {m.admin_papers_tax()}
              </th>
              <th scope="col" className="text-end!">
                {m.admin_papers_total()}
              </th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}
