import '../../styles/rights.css';
import { type Currency, currencies } from '@briefcast/contract/kit/currencies';
import { currencySign } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { StepGroup } from '../../ui/step-group.tsx';

const names: Record<Currency, () => string> = { USD: m.currency_name_usd, AED: m.currency_name_aed };

interface CurrencyChoiceProps {
  /** Label of the field, for screen readers alone. */
  label: string;
  value: Currency;
  onChange: (currency: Currency) => void;
}

/** One of the currencies, by its name and sign. */
export const CurrencyChoice = ({ label, value, onChange }: CurrencyChoiceProps) => (
  <StepGroup
    label={label}
    value={value}
    onChange={onChange}
    steps={currencies.map((currency) => ({
      value: currency,
      label: names[currency](),
      note: currencySign(currency),
    }))}
  />
);
