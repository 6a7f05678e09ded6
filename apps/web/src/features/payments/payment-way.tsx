import type { PaymentSource } from '@briefcast/contract/credits/ledger';
import { m } from '@briefcast/i18n/messages';
import { CreditCard, Landmark, type LucideIcon } from 'lucide-react';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';

const looks: Record<PaymentSource, { Icon: LucideIcon; name: () => string }> = {
  CARD: { Icon: CreditCard, name: m.billing_card },
  TRANSFER: { Icon: Landmark, name: m.billing_bank_transfer },
};

interface PaymentWayProps {
  way: PaymentSource;
  /** Explanation of the way of paying in this place. */
  text: string;
}

/** A way of paying, where there is nothing to choose. */
export function PaymentWayLine({ way, text }: PaymentWayProps) {
  const { Icon, name } = looks[way];
  return (
    <div className="flex gap-3">
      <Icon aria-hidden className="ic mt-0.5" />
      <div className="min-w-0 text-ui">
        <p className="font-semibold">{name()}</p>
        <p className="hint mt-0.5">{text}</p>
      </div>
    </div>
  );
}

interface PaymentWayChoiceProps extends PaymentWayProps {
  isChosen: boolean;
  onChoose: () => void;
}

/** A way of paying to choose; those of one form share one fieldset. */
export function PaymentWayChoice({ way, text, isChosen, onChoose }: PaymentWayChoiceProps) {
  const { Icon, name } = looks[way];
  return (
    <CheckboxCell
      type="radio"
      name="way"
      value={way}
      checked={isChosen}
      onChange={onChoose}
      label={name()}
      description={text}
      icon={<Icon aria-hidden className="ic mt-0.5" />}
      className="items-start! p-4! md:flex-col md:gap-2!"
    />
  );
}
