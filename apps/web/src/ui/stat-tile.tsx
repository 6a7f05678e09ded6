import type { Tone } from '@briefcast/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface StatTileProps {
  label: string;
  value: string | number;
  /** Below the number. */
  detail?: string | undefined;
  icon: ReactNode;
  tone: Tone;
  selected?: boolean | undefined;
  onClick?: (() => void) | undefined;
  className?: string | undefined;
}

/** One number of a dashboard. With `onClick` it is a button that filters the list below. */
export function StatTile({
  label,
  value,
  detail,
  icon,
  tone,
  selected = false,
  onClick,
  className,
}: StatTileProps) {
  const inside = (
    <>
      <span className="flex items-center gap-2 text-xs leading-tight font-semibold text-ink-2 md:pe-4 md:text-ui">
        <span className="grid size-7 flex-none place-items-center rounded-md rounded-se-xl bg-k-bg text-k-ink [&>.ic]:size-4">
          {icon}
        </span>
        {label}
      </span>
      <span
        className={clsx(
          'disp num mt-3 flex h-[34px] items-end leading-none! tracking-[-.03em] whitespace-nowrap md:h-[46px]',
          // An amount with cents has to fit into half of the narrowest phone's width.
          String(value).length > 8 ? 'text-[26px] md:text-[38px]' : 'text-[34px] md:text-[46px]',
        )}
      >
        {value}
      </span>
      {detail ? <span className="hint num mt-1.5 block">{detail}</span> : null}
    </>
  );
  // A flex column, because a button would centre its content if its neighbours are taller.
  const look = clsx('card flex w-full flex-col p-3.5 text-start md:p-5', className);

  if (!onClick) {
    return (
      <div className={look} data-tone={tone}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={clsx(look, selected && 'shadow-[inset_0_0_0_2px_var(--c-primary)]!')}
      data-tone={tone}
      aria-pressed={selected}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}
