import { clsx } from 'clsx';

interface FiguresProps {
  figures: readonly { label: string; value: string; isBad?: boolean }[];
}

/** Sums of an account in one line. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-7 gap-y-1 text-sm">
      {figures.map(({ label, value, isBad }) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className={clsx('num font-semibold', isBad && 'text-danger')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
