import { type FoldedLine, type FoldedTerms, linesUnlikeUsual, type UsualTerms } from '@briefcast/contract';
import { foldedLineLabel } from '@briefcast/i18n/labels/folded-line';
import { m } from '@briefcast/i18n/messages';
import { createContext, type ReactNode, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BriefForm } from '../brief-form.ts';
import { takeUsual, usualValue } from './usual-values.ts';

interface Unlike {
  lines: readonly FoldedLine[];
  form: UseFormReturn<BriefForm>;
  usual: UsualTerms;
}

const UnlikeContext = createContext<Unlike | null>(null);

interface UnlikeUsualProps {
  form: UseFormReturn<BriefForm>;
  typed: FoldedTerms;
  usual: UsualTerms;
  children: (lines: readonly FoldedLine[]) => ReactNode;
}

/** Tells the lines inside of it whether they differ from what is usual. */
export function UnlikeUsual({ form, typed, usual, children }: UnlikeUsualProps) {
  const lines = linesUnlikeUsual(typed, usual);
  return <UnlikeContext value={{ lines, form, usual }}>{children(lines)}</UnlikeContext>;
}

/** Below a line that differs: its usual value, and the way back to it. Nothing elsewhere, as in a set of usual rights. */
export function UsualNote({ line }: { line: FoldedLine }) {
  const unlike = use(UnlikeContext);
  if (!unlike?.lines.includes(line)) return null;
  const value = usualValue(line, unlike.usual.rights);
  return (
    <p className="unlike">
      {value === null ? null : (
        <>
          {m.folded_usually({ value })}{' '}
          <button type="button" onClick={() => takeUsual(unlike.form, line, unlike.usual.rights)}>
            {m.folded_back()} <span className="sr-only">{foldedLineLabel(line)}</span>
          </button>
        </>
      )}
    </p>
  );
}
