import '../../styles/results.css';
import type { Currency, PostNumbers } from '@briefcast/contract';
import { type PostNumber, postNumbers } from '@briefcast/contract/publications/numbers';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Unknown } from './unknown.tsx';

/** A number in words of its kind; sales in money in the deal's currency. */
export const numberText = (name: PostNumber, value: number, currency: Currency): string =>
  name === 'salesCents' ? formatMoney(value, currency) : formatCount(value);

/** Numbers of one statement; unknown ones are dashed. */
export function NumberList({ numbers, currency }: { numbers: PostNumbers; currency: Currency }) {
  return (
    <dl className="number-list num">
      {postNumbers.map((name) => {
        const value = numbers[name];
        return (
          <div key={name}>
            <dt>{m.result_number({ name })}</dt>
            <dd>{value === null ? <Unknown /> : <bdi>{numberText(name, value, currency)}</bdi>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
