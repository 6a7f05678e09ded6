import { currencySign } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { mediaUrl } from '../../../../lib/media-url.ts';
import { fullName } from '../../../../lib/names.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Field } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { StepGroup } from '../../../../ui/step-group.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { besideRate } from '../brief-fields.tsx';
import type { Recipient, Recipients } from './use-recipients.ts';

interface RecipientRowsProps {
  to: Recipients;
  disabled: boolean;
  onRemove: (id: string) => void;
}

/** Several recipients: each at the own rate, which can be changed, or one budget for all. */
export function RecipientRows({ to, disabled, onRemove }: RecipientRowsProps) {
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-2">
      <legend className="sr-only">{m.several_pricing()}</legend>
      <StepGroup
        label={m.several_pricing()}
        steps={[
          { value: 'OWN', label: m.several_own_rates() },
          { value: 'SAME', label: m.several_same() },
        ]}
        value={to.pricing}
        onChange={to.setPricing}
      />
      <ul className="recipients">
        {to.recipients.map((one) => (
          <RecipientRow key={one.id} one={one} to={to} onRemove={disabled ? null : () => onRemove(one.id)} />
        ))}
      </ul>
    </fieldset>
  );
}

interface RecipientRowProps {
  one: Recipient;
  to: Recipients;
  onRemove: (() => void) | null;
}

function RecipientRow({ one, to: { isEach, setPrice }, onRemove }: RecipientRowProps) {
  const { creator, sum, cents, typed, currency } = one;
  const name = fullName(creator);
  const sign = currencySign(currency);
  const beside = cents ? besideRate(cents, sum) : null;
  return (
    <li>
      <Avatar name={name} src={creator.profileImage && mediaUrl(creator.profileImage)} size={32} />
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi>
        {isEach ? (
          <small data-tone={cents ? undefined : 'red'}>{cents ? beside : m.several_no_rate()}</small>
        ) : null}
      </p>
      {isEach ? (
        <Field label={m.several_price_of({ name, currency: sign })} labelHidden>
          <TextInput
            start={<span aria-hidden>{sign}</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            aria-invalid={cents ? undefined : true}
            value={typed}
            onChange={(event) => setPrice(one.id, event.target.value)}
          />
        </Field>
      ) : null}
      {onRemove ? (
        <IconButton
          label={m.several_remove({ name })}
          icon={<X aria-hidden className="ic" />}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}
