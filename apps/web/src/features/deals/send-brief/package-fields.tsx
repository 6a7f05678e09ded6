import { dollarsForField, type OfferedPackage } from '@briefcast/contract';
import { formatList, formatMoney } from '@briefcast/i18n/format';
import { deliverableCountLabel } from '@briefcast/i18n/labels/deliverable';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { Check, Package } from 'lucide-react';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { RichText } from '../../../ui/rich-text.tsx';
import { type BriefForm, emptyBrief } from './brief-form.ts';
import type { BriefSum } from './brief-sum.ts';

interface PackageFieldsProps {
  form: UseFormReturn<BriefForm>;
  /** Sum for the creator whose packages are offered. */
  sum: BriefSum;
  disabled: boolean;
}

/** Content of a package, in a line. */
const contentText = ({ deliverables = [], includes, turnaroundDays }: OfferedPackage): string =>
  [
    deliverables.length > 0 ? formatList(deliverables.map(deliverableCountLabel)) : includes,
    ...(turnaroundDays === null ? [] : [daysText(turnaroundDays)]),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** The creator's packages: one of them fills the deliverables and the price. Nothing where there is none. */
export function PackageFields({ form, sum: { creator, packages, money }, disabled }: PackageFieldsProps) {
  const chosen = useWatch({ control: form.control, name: 'packageName' });
  const name = useId();
  if (packages.length === 0) return null;

  function handleChoose(offered: OfferedPackage | null) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('packageName', offered?.name ?? '', options);
    if (!offered) return;
    const { deliverables = [], price } = offered;
    form.setValue('budget', dollarsForField(price), options);
    if (deliverables.length === 0) return;
    const wishes = form.getValues('wishes');
    const counted = deliverables.map(({ kind, count }) => [
      kind,
      { ...emptyBrief.wishes[kind], ...wishes[kind], count: String(count) },
    ]);
    form.setValue('wishes', { ...wishes, ...Object.fromEntries(counted) }, options);
    form.setValue(
      'deliverables',
      deliverables.map(({ kind }) => kind),
      options,
    );
  }

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-2">
      <legend className="label">
        <RichText
          parts={m.brief_packages.parts({ creator: creator.firstName })}
          tags={{ name: (children) => <bdi>{children}</bdi> }}
        />
      </legend>
      <p className="hint -mt-1">{m.brief_packages_hint()}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Choice
          group={name}
          isOn={chosen === ''}
          title={m.brief_package_none()}
          onChoose={() => handleChoose(null)}
        />
        {packages.map((offered) => (
          <Choice
            key={offered.name}
            group={name}
            isOn={chosen === offered.name}
            title={<bdi>{offered.name}</bdi>}
            detail={contentText(offered)}
            price={formatMoney(offered.price, money.currency)}
            onChoose={() => handleChoose(offered)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  group: string;
  isOn: boolean;
  title: React.ReactNode;
  detail?: string;
  price?: string;
  onChoose: () => void;
}

function Choice({ group, isOn, title, detail, price, onChoose }: ChoiceProps) {
  const Icon = isOn ? Check : Package;
  return (
    <label className="ear-sm relative flex min-h-11 min-w-0 cursor-pointer items-center gap-3 bg-surface px-3.5 py-2 shadow-[inset_0_0_0_1px_var(--c-line-strong)] has-checked:bg-sunken has-checked:shadow-[inset_0_0_0_2px_var(--c-primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default">
      <input type="radio" name={group} className="sr-only" checked={isOn} onChange={onChoose} />
      <Icon aria-hidden className="ic flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold wrap-anywhere">{title}</span>
        {detail ? (
          <span dir="auto" className="hint line-clamp-2 wrap-anywhere">
            {detail}
          </span>
        ) : null}
      </span>
      {price ? <bdi className="disp num flex-none text-[17px]">{price}</bdi> : null}
    </label>
  );
}
