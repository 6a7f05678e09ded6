import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says that something is done, and what follows; announced to screen readers when it appears. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex items-start gap-3">
      <span data-tone="green" className="ear-sm grid size-11 flex-none place-items-center bg-k-bg text-k-ink">
        <CircleCheck aria-hidden className="ic" />
      </span>
      <p className="text-ui text-ink-2">{children}</p>
    </div>
  );
}
