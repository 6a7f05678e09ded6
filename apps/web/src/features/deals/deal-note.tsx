import type { DealStatus } from '@briefcast/contract';
import type { ReactNode } from 'react';
import { dealLooks } from './deal-look.ts';

/** A quiet line above a deal's page: where it stands and what that means. */
export function DealNote({ status, children }: { status: DealStatus; children: ReactNode }) {
  const { stock, Icon } = dealLooks[status];
  return (
    <p
      role="status"
      data-stock={stock}
      className="ear-sm flex items-start gap-3 bg-k-bg px-4 py-3 pe-6 text-ui text-k-ink"
    >
      <Icon aria-hidden className="ic mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
