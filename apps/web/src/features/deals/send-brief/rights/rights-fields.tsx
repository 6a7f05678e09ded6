import { surchargeLines } from '@briefcast/contract';
import { monthsText } from '@briefcast/i18n/labels/months';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { BriefForm } from '../brief-form.ts';
import type { BriefSum } from '../brief-sum.ts';
import { RightsOfTemplate } from './rights-of-template.tsx';
import { RightsRows } from './rights-rows.tsx';
import { isRefused, useRights } from './use-rights.ts';
import { UsualBar } from './usual-bar.tsx';

interface RightsFieldsProps {
  form: UseFormReturn<BriefForm>;
  sums: readonly BriefSum[];
  disabled: boolean;
}

/** The brand's rights to the content, line by line, each with the price it adds. */
export function RightsFields({ form, sums, disabled }: RightsFieldsProps) {
  const choice = useRights(form, sums);
  const former = useWatch({ control: form.control, name: 'formerLicence' });
  const errors = form.formState.errors.rights;
  const error = errors?.message ?? errors?.ownAccounts?.message ?? errors?.boostedPost?.message;
  const isHatched = surchargeLines.some((line) => isRefused(choice.priceOf({ line, times: 1 })));
  const creator = sums[0]?.creator.firstName ?? '';
  const tags = { name: (children: React.ReactNode) => <bdi>{children}</bdi> };
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="label">{m.brief_rights()}</legend>
      <div className="-mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="hint min-w-0 flex-1 basis-60">
          {sums.length > 1 ? (
            m.brief_rights_about_several()
          ) : (
            <RichText parts={m.brief_rights_about.parts({ creator })} tags={tags} />
          )}
        </p>
        {disabled ? null : <RightsOfTemplate form={form} />}
      </div>
      {disabled ? null : <UsualBar form={form} />}
      {former === '' ? null : (
        <p data-tone="blue" className="ear-sm bg-k-bg px-3.5 py-2.5 pe-4 text-sm text-k-ink">
          {former === 'ENDLESS'
            ? m.brief_rights_former()
            : m.brief_rights_former_for({ months: monthsText(Number(former)) })}
        </p>
      )}
      {error ? (
        <p role="alert" className="field-error flex items-start gap-1.5">
          <CircleAlert aria-hidden className="ic mt-px size-4!" />
          {error}
        </p>
      ) : null}
      <RightsRows choice={choice} />
      {isHatched ? (
        <p className="hint">
          <RichText parts={m.rights_hatched.parts({ creator })} tags={tags} />
        </p>
      ) : null}
    </fieldset>
  );
}
