import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

interface AlikeSwitchProps {
  isEachAlone: boolean;
  onChange: (isEachAlone: boolean) => void;
}

/** Whether alike needs of a long queue stand together. */
export function AlikeSwitch({ isEachAlone, onChange }: AlikeSwitchProps) {
  return (
    <fieldset className="segments max-md:hidden">
      <legend className="sr-only">{m.queue_alike_legend()}</legend>
      {[false, true].map((alone) => (
        <button
          key={String(alone)}
          type="button"
          aria-pressed={alone === isEachAlone}
          className={clsx(
            'segment min-h-9! px-3.5! whitespace-nowrap',
            alone === isEachAlone && 'bg-surface text-ink! shadow-[var(--e-1)]',
          )}
          onClick={() => onChange(alone)}
        >
          {alone ? m.queue_each_alone() : m.queue_alike_together()}
        </button>
      ))}
    </fieldset>
  );
}
