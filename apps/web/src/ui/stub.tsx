import type { Tone } from '@briefcast/contract';
import { formatDayAndMonth, formatLongDate, formatMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

interface StubProps {
  tone: Tone;
  date: string | null | undefined;
  label?: string | undefined;
  /** For dates that may be years ago. */
  withYear?: boolean | undefined;
  /** Not attached to a sheet: four round corners, no notches. */
  plain?: boolean | undefined;
  className?: string | undefined;
}

/** The coloured end of a deal's sheet, with its due date. The sheet is `<Card flush className="flex">`. */
export function Stub({
  tone,
  date,
  label = m.stub_due(),
  plain = false,
  withYear = false,
  className,
}: StubProps) {
  const { day, month } = date ? formatDayAndMonth(date) : { day: '–', month: m.stub_no_date() };
  return (
    <div className={clsx('stub', plain && 'stub-plain', className)} data-tone={tone}>
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
