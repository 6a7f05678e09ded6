import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ClosedLineProps {
  Icon: LucideIcon;
  title: string;
  /** The answer that most people look for, so that few open the line. */
  summary?: ReactNode;
  /** Whether it is open at first. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** A card of one line that says the main thing of what it holds, and opens by a press. */
export function ClosedLine({ Icon, title, summary, open, children }: ClosedLineProps) {
  return (
    <details className="card closed-line group" open={open}>
      <summary>
        <Icon aria-hidden className="ic text-ink-3" />
        <h2>{title}</h2>
        <span className="closed-line-summary">{summary}</span>
        <ChevronDown aria-hidden className="ic ms-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="closed-line-body">{children}</div>
    </details>
  );
}
