/** Folded part of a brief or a casting as it is typed, for the contract to compare with what is usual. */
import type { FoldedTerms, UsualTerms } from '@briefcast/contract';
import type { BriefForm } from '../brief-form.ts';
import { usualOfFields } from '../rights/usual-form.ts';
import { readSample } from '../sample/sample-form.ts';
import { readWish } from '../wish-form.ts';

/** Fields that a casting has as well as a brief, and those of a brief alone. */
export type FoldedFields = Pick<
  BriefForm,
  'rights' | 'wishes' | 'deliverables' | 'rounds' | 'paymentDays' | 'requirements' | 'currency'
> &
  Partial<
    Pick<BriefForm, 'sample' | 'depositPercent' | 'depositDays' | 'exclusivityMonths' | 'exclusivityCategory'>
  >;

/** Terms of the fields; a brief that says no currency yet is in the usual one. */
export function foldedTermsOf(typed: FoldedFields, usual: UsualTerms): FoldedTerms {
  const { rights, deliverables, wishes, exclusivityMonths = '', exclusivityCategory = '' } = typed;
  return {
    rights: usualOfFields({ rights, exclusivityMonths, exclusivityCategory }),
    postOn: rights.postOn || null,
    deliverables: deliverables.map((kind) => readWish(kind, wishes[kind])),
    rounds: Number(typed.rounds),
    paymentDays: typed.paymentDays === '' ? null : Number(typed.paymentDays),
    deposit: typed.depositPercent
      ? { percent: Number(typed.depositPercent), days: Number(typed.depositDays) }
      : null,
    sample: typed.sample ? readSample(typed.sample) : null,
    currency: typed.currency || usual.currency,
    requirements: typed.requirements.split('\n').filter((line) => line.trim() !== ''),
  };
}
