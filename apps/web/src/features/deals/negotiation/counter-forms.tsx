import type { DealDetail, Proposal } from '@briefcast/contract';
import { createContext, type ReactNode, use, useState } from 'react';
import { whenOpen } from '../../../ui/dialog.tsx';

const CounterDialog = whenOpen(async () => (await import('./counter-dialog.tsx')).CounterDialog);

/** Opens the form of other terms, in answer to the other side's or, with null, to the brief. */
type Open = (answered: Proposal | null) => void;

const Opening = createContext<Open>(() => undefined);

/** How a button within `CounterForms` opens the form. */
export const useOpenCounter = (): Open => use(Opening);

/** Keeps the form of other terms outside a deal's page, open and filled in, when another person moves the deal on. */
export function CounterForms({ deal, children }: { deal: DealDetail; children: ReactNode }) {
  const [opened, setOpened] = useState<{ answered: Proposal | null } | null>(null);
  const [open] = useState<Open>(() => (answered: Proposal | null) => setOpened({ answered }));
  return (
    <Opening value={open}>
      {children}
      {opened ? (
        <CounterDialog deal={deal} answered={opened.answered} open onOpenChange={() => setOpened(null)} />
      ) : null}
    </Opening>
  );
}
