import type { Currency, Sample } from '@briefcast/contract';
import { formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../lib/media-url.ts';

/** Price of the product, and its receipt; nothing before it is stated. */
export function ReceiptLine({ receipt, currency }: Pick<Sample, 'receipt'> & { currency: Currency }) {
  if (!receipt) return null;
  const { amount, file } = receipt;
  return (
    <p className="text-ui wrap-anywhere">
      <span className="block font-semibold">{m.sample_receipt_file()}</span>
      <span className="num">{formatExactMoney(amount, currency)}</span>
      {file ? (
        <a href={mediaUrl(file.url)} target="_blank" rel="noopener noreferrer" className="link ms-3">
          <bdi>{file.name}</bdi>
        </a>
      ) : null}
    </p>
  );
}
