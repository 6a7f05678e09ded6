import '../styles/closed-line.css';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ClosedLineProps {
  Icon: LucideIcon;
  title: ReactNode;
  /** The answer that most people look for, so that few open the line. */
  summary?: ReactNode;
  /** Whether it is open at first. */
  open?: boolean | undefined;
  /** Called whenever it is opened, also where it is open at first. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A card of one line that says the main thing of what it holds, and opens by a press. Several in a `closed-lines` are one sheet. */
export function ClosedLine({ Icon, title, summary, open, onOpen, children }: ClosedLineProps) {
  return (
    <details
      className="card closed-line"
      open={open}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : undefined)}
    >
      <summary>
        <Icon aria-hidden className="ic text-ink-3 [grid-area:icon]" />
        <h2>{title}</h2>
        <span className="closed-line-summary">{summary}</span>
        <ChevronDown aria-hidden className="ic closed-line-arrow" />
      </summary>
      <div className="closed-line-body">{children}</div>
    </details>
  );
}
