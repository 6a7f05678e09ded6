import '../../styles/numbers.css';
import type { Tone } from '@briefcast/contract';
import type { ComponentType } from 'react';

export interface DashboardNumber<Tab extends string> {
  label: string;
  /** Unknown until the totals are there. */
  value: string | undefined;
  /** Detail that has to be known next to the number. */
  detail?: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: true }>;
  tone: Tone;
  /** The tab that it leads to; none for a number that shows nothing further. */
  tab?: Tab;
  /** Only leads to its tab, and does not show that it is selected. */
  isUnmarked?: boolean;
}

interface DashboardNumbersProps<Tab extends string> {
  numbers: readonly DashboardNumber<Tab>[];
  isLoading: boolean;
  tab: Tab;
  /** Tab of everything, which comes back when a pressed number is pressed again. */
  all: Tab;
  onSelect: (tab: Tab) => void;
}

/** The four numbers of a dashboard as one line; each filters the list below until it is pressed again. */
export function DashboardNumbers<Tab extends string>({
  numbers,
  isLoading,
  tab: selected,
  all,
  onSelect,
}: DashboardNumbersProps<Tab>) {
  return (
    <div className="card numbers" aria-busy={isLoading}>
      {numbers.map(({ label, value, detail, Icon, tone, tab, isUnmarked }) => {
        const isPressed = tab === selected && !isUnmarked;
        const inside = (
          <>
            <span className="number-icon" data-tone={tone}>
              <Icon aria-hidden className="ic" />
            </span>
            <span className="min-w-0">{label}</span>
            <span className="number-value num">
              <b className="disp">{value ?? '–'}</b> {detail ? <small>{detail}</small> : null}
            </span>
          </>
        );
        return tab === undefined ? (
          <div key={label} className="number">
            {inside}
          </div>
        ) : (
          <button
            key={label}
            type="button"
            className="number"
            aria-pressed={isPressed}
            onClick={() => onSelect(isPressed ? all : tab)}
          >
            {inside}
          </button>
        );
      })}
    </div>
  );
}
