import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface MixedBoxProps {
  label: string;
  checked: boolean;
  /** Whether some, but not all, of its items are selected. */
  isMixed: boolean;
  onChange: (checked: boolean) => void;
  /** The class of the whole row, which is the target. */
  className: string;
  children?: ReactNode;
}

/** A checkbox for several items; `label` is its accessible name. */
export function MixedBox({ label, checked, isMixed, onChange, className, children }: MixedBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` has no attribute.
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  const Icon = isMixed ? Minus : Check;
  return (
    <label className={className}>
      <span className="check-box">
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Icon aria-hidden className={clsx('ic', isMixed && 'text-ink!')} />
      </span>
      {children}
    </label>
  );
}
