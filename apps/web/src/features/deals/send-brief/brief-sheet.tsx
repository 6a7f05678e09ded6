import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUser } from '../../../lib/use-user.ts';
import { RightsWords } from '../rights-words.tsx';
import { MoneyFields } from './brief-fields.tsx';
import type { BriefForm } from './brief-form.ts';
import type { Asked, BriefSum } from './brief-sum.ts';
import { BriefTill } from './brief-till.tsx';
import { RightsFields } from './rights/rights-fields.tsx';
import { SampleFields } from './sample/sample-fields.tsx';

interface BriefSheetProps {
  form: UseFormReturn<BriefForm>;
  sums: readonly BriefSum[];
  asked: Asked;
  disabled: boolean;
  /** Content of the brief, above the rights. */
  said: ReactNode;
  /** Further parts of the brief, below the budget. */
  children: ReactNode;
}

/**
 * The form: content, rights, price so far, sample, budget; wide screens keep price and plain words in sight next to
 * it.
 */
export function BriefSheet({ form, sums, asked, disabled, said, children }: BriefSheetProps) {
  const { companyName } = useUser('BRAND');
  const [only, ...others] = sums;
  const files = asked.wanted.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="brief-sheet">
      <div className="grid min-w-0 gap-4">
        {said}
        <RightsFields form={form} sums={sums} disabled={disabled} />
      </div>
      <div className="brief-side">
        <BriefTill form={form} sums={sums} disabled={disabled} />
        <RightsWords
          said={{
            rights: asked.rights,
            exclusivity: asked.exclusivity && {
              ...asked.exclusivity,
              category: asked.exclusivity.category || m.plain_your_trade(),
            },
            files,
            reader: 'BRAND',
            brand: companyName,
            creator: only && others.length === 0 ? only.creator.firstName : m.plain_each_creator(),
          }}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <MoneyFields form={form} disabled={disabled} sums={sums} />
        <SampleFields form={form} disabled={disabled} />
        {children}
      </div>
    </div>
  );
}
