import '../../styles/rights.css';
import {
  centsFromDollars,
  dollarsForField,
  limits,
  openRenewals,
  priceOfRenewal,
  type RenewalsOfDeal,
  type RightKind,
  type UseTerm,
} from '@briefcast/contract';
import { currencySign, formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure } from '../../lib/show-form-failure.ts';
import { useUser } from '../../lib/use-user.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { HowPrice } from './how-price.tsx';
import { useOfferRenewal } from './use-renewals.ts';
import { RenewableLines, TermSteps } from './what-is-renewed.tsx';

interface RenewFormProps {
  dealId: string;
  offerable: RenewalsOfDeal;
  other: string;
  /** The right that is chosen first; all that can be renewed where undefined. */
  first: RightKind | undefined;
  title: string;
  description: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposed lines: the same term again for the right that was pressed, or for all. */
function proposedOf({ lines, renewals }: RenewalsOfDeal, first: RightKind | undefined) {
  const offered = openRenewals(renewals).flatMap((one) => one.lines.map(({ kind }) => kind));
  const free = lines.filter(({ kind }) => !offered.includes(kind));
  const chosen = free.filter(({ kind }) => first === undefined || kind === first);
  return { offered, kinds: chosen.map(({ kind }) => kind), term: chosen[0]?.term ?? ('MONTHS_6' as const) };
}

/** Empty where no right has a price, so that nobody offers nothing by mistake. */
const proposedPrice = ({ lines, cents }: ReturnType<typeof priceOfRenewal>): string =>
  lines.some(({ price }) => 'cents' in price) ? dollarsForField(cents) : '';

/** Which rights, for how much longer, at which price; the price follows the choice until somebody types another one. */
export function RenewForm({ dealId, offerable, other, first, ...dialog }: RenewFormProps) {
  const { role } = useUser();
  const { currency, paymentDays, price, surcharges } = offerable;
  const [proposed] = useState(() => proposedOf(offerable, first));
  const [kinds, setKinds] = useState<readonly RightKind[]>(proposed.kinds);
  const [term, setTerm] = useState<UseTerm>(proposed.term);
  const [isTyped, setTyped] = useState(false);
  const [whatMissing, setWhatMissing] = useState(false);
  const priced = (of: readonly RightKind[], by: UseTerm) => priceOfRenewal(of, by, { surcharges, price });
  const offer = useOfferRenewal(dealId);
  const form = useForm({ defaultValues: { price: proposedPrice(priced(kinds, term)) } });
  const { errors, isSubmitting } = form.formState;
  function choose(next: readonly RightKind[], longer: UseTerm) {
    // An exclusivity always ends.
    const nextTerm = longer === 'ENDLESS' && next.includes('EXCLUSIVITY') ? 'MONTHS_12' : longer;
    setKinds(next);
    setTerm(nextTerm);
    setWhatMissing(false);
    if (!isTyped) form.setValue('price', proposedPrice(priced(next, nextTerm)));
  }
  const submit = form.handleSubmit(async ({ price: amount }) => {
    setWhatMissing(kinds.length === 0);
    if (kinds.length === 0) return;
    const cents = centsFromDollars(amount);
    if (cents === null)
      return form.setError(
        'price',
        { message: m.renewal_price_unreadable({ most: formatCount(limits.cents / 100) }) },
        { shouldFocus: true },
      );
    try {
      await offer.mutateAsync({ kinds: [...kinds], term, price: cents });
      dialog.onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.renewal_not_sent());
    }
  });
  return (
    <FormDialog
      {...dialog}
      onSubmit={submit}
      submitText={m.renewal_send()}
      busyText={m.renewal_answering()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <RenewableLines
        lines={offerable.lines}
        offered={proposed.offered}
        chosen={kinds}
        onChange={(next) => choose(next, term)}
        error={whatMissing ? m.renewal_what_missing() : undefined}
      />
      <TermSteps offerable={offerable} kinds={kinds} value={term} onChange={(next) => choose(kinds, next)} />
      <HowPrice price={price} currency={currency} lines={priced(kinds, term).lines} reader={role} />
      <Field
        label={m.renewal_price({ currency: currencySign(currency) })}
        hint={
          <RichText
            parts={m.renewal_other_price.parts({ other })}
            tags={{ name: (name) => <bdi>{name}</bdi> }}
          />
        }
        error={errors.price?.message}
        required
      >
        <TextInput
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...form.register('price', { onChange: () => setTyped(true) })}
        />
      </Field>
      <p className="hint">
        {paymentDays === 0
          ? m.renewal_paid_at_once()
          : m.renewal_paid_within({ n: paymentDays, count: formatCount(paymentDays) })}
      </p>
    </FormDialog>
  );
}
