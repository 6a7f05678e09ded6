import '../../../styles/accept.css';
import '../../../styles/rights.css';
import '../../../styles/terms-sheet.css';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { DialogBox, DialogClose, DialogDescription, DialogTitle } from '../../../ui/dialog-box.tsx';

interface TermsSheetProps {
  title: string;
  hint: string;
  /** The lines, at the start. */
  children: ReactNode;
  /** Consequences of a yes with the boxes, next to the lines and below them on a phone. */
  stage: ReactNode;
  /** The main button, always in sight. */
  act: ReactNode;
  busy: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The sheet on which terms are written, answered and accepted. */
export function TermsSheet({
  title,
  hint,
  children,
  stage,
  act,
  busy,
  open,
  onOpenChange,
  onSubmit,
}: TermsSheetProps) {
  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      title={null}
      bare
      size="wide"
      busy={busy}
      onSubmit={onSubmit}
    >
      <div className="terms-box">
        <div className="terms-head">
          <DialogTitle className="text-d3 max-md:text-d4">{title}</DialogTitle>
        </div>
        <div className="terms-scroll dialog-body">
          <div className="terms-lines">
            <DialogDescription className="hint max-w-[75ch]">{hint}</DialogDescription>
            {children}
          </div>
          <aside className="terms-stage on-stage">{stage}</aside>
        </div>
        <div className="terms-act on-stage">{act}</div>
        <DialogClose className="terms-close lg:bg-transparent lg:text-on-stage lg:hover:bg-stage-2" />
      </div>
    </DialogBox>
  );
}

interface WholeProps {
  /** Whether it is read without a press. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Obligations of both sides with these lines, folded where lines are written. */
export function WholeTerms({ isOpen = false, children }: WholeProps) {
  return (
    <details className="terms-whole group" open={isOpen}>
      <summary>
        <ChevronDown aria-hidden className="ic transition-transform group-open:rotate-180" />
        {m.proposal_whole()}
        <small>{m.proposal_whole_about()}</small>
      </summary>
      <div className="grid gap-4">{children}</div>
    </details>
  );
}
