import type { PublicCreator } from '@briefcast/contract';
import { startingPriceCents } from '@briefcast/contract/creators/price';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** The lowest price. */
export function StartingPrice({ creator }: { creator: PublicCreator }) {
  const cents = startingPriceCents(creator);
  return (
    <div>
      <p className="hint leading-none">{cents === null ? m.card_price() : m.card_starting_from()}</p>
      <p className="disp num mt-1.5 text-d3 leading-none">
        {cents === null ? m.card_on_request() : <bdi>{formatMoney(cents, creator.currency)}</bdi>}
      </p>
    </div>
  );
}
