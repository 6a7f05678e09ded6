/** Usual value of a folded line in words, and putting it back into the form. */
import { defaultRounds, type FoldedLine, type UsualRights } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { monthsText } from '@briefcast/i18n/labels/months';
import { postingLabel, termLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import type { UseFormReturn } from 'react-hook-form';
import { type BriefForm, emptyBrief } from '../brief-form.ts';
import { fieldsOfUsual } from '../rights/usual-form.ts';

/** The usual value of a line; null where the line itself says it. */
export function usualValue(line: FoldedLine, { unpaid, exclusivity, ...rights }: UsualRights): string | null {
  switch (line) {
    case 'ownAccounts':
    case 'siteAndShop':
      return unpaid?.[line] ? m.line_yes() : m.line_none();
    case 'unpaidTerm':
      return unpaid && termLabel(unpaid.term);
    case 'paidAds':
    case 'boostedPost':
    case 'broadcast': {
      const term = rights[line];
      return term ? termLabel(term) : m.line_none();
    }
    case 'territory':
      return territoryLabel(rights.territory);
    case 'exclusivity':
      return exclusivity ? monthsText(exclusivity.months) : m.line_none();
    case 'rawFootage':
      return rights.rawFootage ? m.line_yes() : m.line_none();
    case 'posting':
      return rights.posting ? postingLabel(rights.posting) : m.usual_posting_open();
    case 'rounds':
      return formatCount(defaultRounds);
    case 'paymentDays':
      return m.brief_payment_usual();
    case 'deposit':
      return m.deposit_none();
    case 'sample':
      return m.brief_sample_none();
    default:
      return null;
  }
}

/** Puts a line of the form back to what is usual. */
export function takeUsual(form: UseFormReturn<BriefForm>, line: FoldedLine, usual: UsualRights) {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const back = fieldsOfUsual(usual);
  switch (line) {
    case 'exclusivity':
      form.setValue('exclusivityMonths', back.exclusivityMonths, options);
      form.setValue('exclusivityCategory', back.exclusivityCategory, options);
      return;
    case 'rounds':
    case 'paymentDays':
      form.setValue(line, emptyBrief[line], options);
      return;
    case 'deposit':
      form.setValue('depositPercent', emptyBrief.depositPercent, options);
      return;
    case 'sample':
      form.setValue('sample', { ...form.getValues('sample'), kind: 'NONE' }, options);
      return;
    default:
      if (line in back.rights)
        form.setValue(
          'rights',
          { ...form.getValues('rights'), [line]: back.rights[line as keyof typeof back.rights] },
          options,
        );
  }
}
