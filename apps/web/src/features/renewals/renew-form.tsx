import '../../styles/rights.css';
import {
  centsFromDollars,
  dollarsForField,
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
import { useOfferRenewal } from './renewal-queries.ts';
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

/** What is proposed: the same term again for the right that was pressed, or for all. */
function proposedOf({ lines, renewals }: RenewalsOfDeal, first: RightKind | undefined) {
  const offered = openRenewals(renewals).flatMap((one) => one.lines.map(({ kind }) => kind));
  const free = lines.filter(({ kind }) => !offered.includes(kind));
  const chosen = free.filter(({ kind }) => first === undefined || kind === first);
  return { offered, kinds: chosen.map(({ kind }) => kind), term: chosen[0]?.term ?? ('MONTHS_6' as const) };
}

/** Which rights, for how much longer, at which price; the price follows the choice until somebody types another one. */
export function RenewForm({ dealId, offerable, other, first, ...dialog }: RenewFormProps) {
  const { role } = useUser();
  const { currency, paymentDays, price, surcharges } = offerable;
  const [proposed] = useState(() => proposedOf(offerable, first));
  const [kinds, setKinds] = useState<readonly RightKind[]>(proposed.kinds);
  const [term, setTerm] = useState<UseTerm>(proposed.term);
  const [typed, setTyped] = useState<string>();
  const [whatMissing, setWhatMissing] = useState(false);
  const sum = priceOfRenewal(kinds, term, { surcharges, price });
  const amount = typed ?? dollarsForField(sum.cents);
  const offer = useOfferRenewal(dealId);
  const form = useForm({ defaultValues: { price: '', term: '', kinds: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async () => {
    setWhatMissing(kinds.length === 0);
    if (kinds.length === 0) return;
    const cents = centsFromDollars(amount);
    if (cents === null || cents === undefined)
      return form.setError('price', { message: m.renewal_price_unreadable() }, { shouldFocus: true });
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
      description={dialog.description}
      onSubmit={submit}
      submitText={m.renewal_send()}
      busyText={m.renewal_answering()}
      busy={isSubmitting}
      error={errors.root?.message ?? errors.kinds?.message ?? errors.term?.message}
    >
      <RenewableLines
        lines={offerable.lines}
        offered={proposed.offered}
        chosen={kinds}
        onChange={(next) => {
          setKinds(next);
          setWhatMissing(false);
          // An exclusivity always ends.
          if (term === 'ENDLESS' && next.includes('EXCLUSIVITY')) setTerm('MONTHS_12');
        }}
        error={whatMissing ? m.renewal_what_missing() : undefined}
      />
      <TermSteps offerable={offerable} kinds={kinds} value={term} onChange={setTerm} />
      <HowPrice price={price} currency={currency} lines={sum.lines} reader={role} />
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
          {...form.register('price')}
          value={amount}
          onChange={(event) => {
            setTyped(event.target.value);
            form.clearErrors('price');
          }}
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
