import { formatDayAndMonth, formatLongDate, formatMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { Stock } from './badge.tsx';

interface StubProps {
  stock: Stock;
  date: string | null | undefined;
  label?: string | undefined;
  /** For days that may lie years back. */
  withYear?: boolean | undefined;
  /** Not attached to a sheet: four round corners, no notches. */
  plain?: boolean | undefined;
  className?: string | undefined;
}

/** The coloured end of a deal sheet, with the day it is due. The sheet is `<Card flush className="flex">`. */
export function Stub({
  stock,
  date,
  label = m.stub_due(),
  plain = false,
  withYear = false,
  className,
}: StubProps) {
  const { day, month } = date ? formatDayAndMonth(date) : { day: '–', month: m.stub_no_date() };
  return (
    <div className={clsx('stub', plain && 'stub-plain', className)} data-stock={stock}>
      <span className="sr-only">
        {date ? m.stub_day({ label, date: formatLongDate(date) }) : m.stub_no_due_date()}
      </span>
      <span aria-hidden className="contents">
        <small>{label}</small>
        <b className="num">{day}</b>
        <small>{date && withYear ? formatMonth(date) : month}</small>
      </span>
    </div>
  );
}
