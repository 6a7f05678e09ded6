import { centsFromDollars } from '@briefcast/contract';
import { formatCount, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { BriefForm } from './brief-form.ts';

/** What a brief to several creators comes to, as each gets a deal at the whole price; nothing for one, or without a price. */
export function BriefTotal({ form, creators }: { form: UseFormReturn<BriefForm>; creators: number }) {
  const cents = centsFromDollars(useWatch({ control: form.control, name: 'budget' }));
  if (creators < 2 || !cents) return null;
  return (
    <p role="status" className="num mb-2.5 text-start text-sm">
      <b>{m.several_total({ amount: formatExactMoney(cents * creators) })}</b>{' '}
      {m.several_each({ n: creators, count: formatCount(creators), amount: formatExactMoney(cents) })}
    </p>
  );
}
