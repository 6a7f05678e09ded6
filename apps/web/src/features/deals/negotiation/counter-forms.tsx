import { type DealDetail, openProposal, type Proposal } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { createContext, type ReactNode, use, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../../lib/use-user.ts';
import { whenOpen } from '../../../ui/dialog.tsx';
import type { AcceptTermsProps } from './accept-terms.tsx';
import type { CounterDialogProps } from './counter-dialog.tsx';

const CounterDialog = whenOpen<CounterDialogProps>(
  async () => (await import('./counter-dialog.tsx')).CounterDialog,
);
const AcceptTerms = whenOpen<AcceptTermsProps>(async () => (await import('./accept-terms.tsx')).AcceptTerms);

interface Sheets {
  /** Opens the form of other terms, in answer to the other side's or, with null, to the brief. */
  counter: (answered: Proposal | null) => void;
  /** Leads to where the other side's terms are accepted. */
  accept: (proposal: Proposal) => void;
}

const Opening = createContext<Sheets>({ counter: () => undefined, accept: () => undefined });

/** Opens a sheet of terms from a button within `CounterForms`. */
export const useTermsSheets = (): Sheets => use(Opening);

interface Opened {
  isAccepting: boolean;
  answered: Proposal | null;
  isReloaded: boolean;
}

/** Keeps sheets of terms outside a deal's page; newer terms of the other side reload them, with the note kept. */
export function CounterForms({ deal, children }: { deal: DealDetail; children: ReactNode }) {
  const { role } = useUser();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [note, setNote] = useState('');
  const newest = openProposal(deal.proposals);
  const isNewer =
    newest?.kind === 'TERMS' && newest.by !== role && opened !== null && newest.id !== opened.answered?.id;
  if (isNewer) setOpened({ ...opened, answered: newest, isReloaded: true });

  function close() {
    setOpened(null);
    setNote('');
  }
  function accept(answered: Proposal) {
    if (role === 'BRAND') return setOpened({ isAccepting: true, answered, isReloaded: false });
    // A creator accepts on the page that says the whole of it.
    close();
    void navigate(paths.acceptDeal.href(deal.id));
  }
  const sheets: Sheets = {
    counter: (answered) => setOpened({ isAccepting: false, answered, isReloaded: false }),
    accept,
  };
  const key = opened?.answered?.id;
  const shared = {
    deal,
    isReloaded: opened?.isReloaded ?? false,
    open: true,
    onOpenChange: close,
  };
  return (
    <Opening value={sheets}>
      {children}
      {opened?.isAccepting && opened.answered ? (
        <AcceptTerms key={key} {...shared} proposal={opened.answered} />
      ) : opened ? (
        <CounterDialog
          key={key}
          {...shared}
          answered={opened.answered}
          note={note}
          onNote={setNote}
          onAccept={accept}
        />
      ) : null}
    </Opening>
  );
}
