import type { NewDealLink } from '@briefcast/contract';
import { mostPromoCodeLetters, mostTargetLetters } from '@briefcast/contract/short-links/limits';
import { m } from '@briefcast/i18n/messages';
import type { UseFormReturn } from 'react-hook-form';
import { webAddress } from '../../lib/web-address.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface LinkFieldsProps {
  form: UseFormReturn<NewDealLink>;
  targetHint: string;
}

/** Typed address; null for an empty field. */
export const targetOf = (typed: string | null): string | null => webAddress(typed ?? '') || null;

/** Address and code, as they are given to one creator or to all of a campaign. */
export function LinkFields({ form: { register, formState }, targetHint }: LinkFieldsProps) {
  const { target, promoCode } = formState.errors;
  return (
    <>
      <Field label={m.short_link_target()} hint={targetHint} error={target?.message}>
        <TextInput
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          maxLength={mostTargetLetters}
          {...register('target', { setValueAs: targetOf })}
        />
      </Field>
      <Field
        label={m.short_link_promo_code()}
        hint={m.short_link_promo_code_hint()}
        error={promoCode?.message}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={mostPromoCodeLetters}
          {...register('promoCode')}
        />
      </Field>
    </>
  );
}
