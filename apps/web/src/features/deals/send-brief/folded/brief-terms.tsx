import type { FoldedTerms, UsualTerms } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { BriefForm } from '../brief-form.ts';
import type { BriefSum } from '../brief-sum.ts';
import { FoldedFields } from './folded-fields.tsx';
import { MoreTerms } from './more-terms.tsx';
import { RightsLine } from './rights-line.tsx';
import { UnlikeUsual } from './unlike-usual.tsx';

interface BriefTermsProps {
  form: UseFormReturn<BriefForm>;
  typed: FoldedTerms;
  usual: UsualTerms;
  sums: readonly BriefSum[];
  disabled: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Further parts of the brief. */
  children: ReactNode;
}

/** The rights in one line, and the fold with every other term. */
export function BriefTerms({
  form,
  typed,
  usual,
  sums,
  disabled,
  isOpen,
  onToggle,
  children,
}: BriefTermsProps) {
  function handleChange() {
    flushSync(() => onToggle(true));
    form.setFocus('rights.ownAccounts');
  }
  return (
    <UnlikeUsual form={form} typed={typed} usual={usual}>
      {(unlike) => (
        <>
          <RightsLine rights={typed.rights} unlike={unlike} onChange={disabled ? null : handleChange} />
          <MoreTerms unlike={unlike} isOpen={isOpen} onToggle={onToggle} about={m.folded_about()}>
            <FoldedFields form={form} sums={sums} disabled={disabled}>
              {children}
            </FoldedFields>
          </MoreTerms>
        </>
      )}
    </UnlikeUsual>
  );
}
