import type { FoldedLine } from '@briefcast/contract';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Switch } from '../../../../ui/switch.tsx';
import { UsualNote } from '../folded/unlike-usual.tsx';
import type { PriceWords } from './price-words.ts';

interface RightsGroupProps {
  title: string;
  about?: string;
  children: ReactNode;
}

/** Rows under one heading. */
export function RightsGroup({ title, about, children }: RightsGroupProps) {
  return (
    <section>
      <div className="rights-head">
        <h3>{title}</h3>
        {about ? <p className="hint">{about}</p> : null}
      </div>
      {children}
    </section>
  );
}

interface RightRowProps {
  line: FoldedLine;
  Icon: LucideIcon;
  title: string;
  about: string;
  /** Whether it is part of the request. */
  isOn: boolean;
  /** Price it adds; null where nobody can say. */
  price: PriceWords | null;
  /** For a right that is on or off: its switch, which the row's words answer for, too. */
  onSwitch?: ((isOn: boolean) => void) | undefined;
  switchRef?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  /** Its steps, and what goes with them. */
  children?: ReactNode;
}

/** One line of the rights: what it is, what it adds, and how it is chosen. */
export function RightRow({
  line,
  Icon,
  title,
  about,
  isOn,
  price,
  onSwitch,
  switchRef,
  disabled,
  children,
}: RightRowProps) {
  const id = useId();
  const words = (text: string) => (onSwitch ? <label htmlFor={id}>{text}</label> : text);
  return (
    <div className="right-row" data-on={isOn || undefined}>
      <span className="right-icon">
        <Icon aria-hidden className="ic" />
      </span>
      <div className="min-w-0">
        <h4>{words(title)}</h4>
        <p className="hint">{words(about)}</p>
        <UsualNote line={line} />
      </div>
      <div className="right-end">
        {price ? (
          <p className="right-price" data-quiet={price.isQuiet || undefined}>
            <bdi>{price.amount}</bdi> <small>{price.note}</small>
          </p>
        ) : null}
        {onSwitch ? (
          <Switch
            id={id}
            ref={switchRef}
            aria-label={title}
            checked={isOn}
            disabled={disabled}
            onChange={(event) => onSwitch(event.target.checked)}
          />
        ) : null}
      </div>
      {children ? <div className="right-more">{children}</div> : null}
    </div>
  );
}
