import type { FoldedLine } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { foldedLineLabel } from '@briefcast/i18n/labels/folded-line';
import { m } from '@briefcast/i18n/messages';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface MoreTermsProps {
  /** The lines that differ from what is usual. */
  unlike: readonly FoldedLine[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Lines that are in it, while all of them are as usual. */
  about: string;
  children: ReactNode;
}

/** Folds the lines of a brief or a casting that are usual until somebody changes them, with a count of those that differ. */
export function MoreTerms({ unlike, isOpen, onToggle, about, children }: MoreTermsProps) {
  const n = unlike.length;
  return (
    <details className="more-terms" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden className="ic ic-turn" />
        {m.folded_more()}
        <span className="more-terms-count" data-tone={n === 0 ? undefined : 'yellow'}>
          {n === 0 ? m.folded_as_usual() : m.folded_differ({ n, count: formatCount(n) })}
        </span>
        <small>{n === 0 ? about : formatSeries(unlike.map(foldedLineLabel))}</small>
      </summary>
      <div className="grid min-w-0 gap-5 pt-2 pb-1">{children}</div>
    </details>
  );
}

/** Lines of the fold under one heading. */
export function TermsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="terms-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
