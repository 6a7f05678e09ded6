import { formatPercent } from '@briefcast/i18n/format';
import { clsx } from 'clsx';

interface ProgressBarProps {
  label: string;
  percent: number;
  /** Text for screen readers instead of the percentage, such as "12 MB of 80 MB". */
  valueText?: string | undefined;
  /** Shows label and percentage above the bar. */
  captioned?: boolean | undefined;
  /** Nothing is moving at present: the bar is striped. */
  paused?: boolean | undefined;
  /** A file is on its way: what would end that waits (features/phone/open-form.ts). */
  upload?: boolean | undefined;
  className?: string | undefined;
}

/** A progress bar in the tone of the sheet around it. */
export function ProgressBar({
  label,
  percent,
  valueText,
  captioned = false,
  paused = false,
  upload = false,
  className,
}: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={clsx('min-w-0', className)}>
      {captioned ? (
        <div className="hint mb-1.5 flex justify-between gap-2" aria-hidden>
          <span>{label}</span>
          <span className="num">{formatPercent(shown / 100)}</span>
        </div>
      ) : null}
      <div
        className="bar"
        data-paused={paused || undefined}
        role="progressbar"
        data-upload={upload || undefined}
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
      >
        <span style={{ inlineSize: `${shown}%` }} />
      </div>
    </div>
  );
}
