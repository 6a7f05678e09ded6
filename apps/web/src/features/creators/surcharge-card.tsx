import type { Currency, Surcharge } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../ui/card.tsx';
import { SurchargeList } from './surcharge-list.tsx';

/** A creator's prices for rights beyond the usual ones, as their page shows them. */
export function SurchargeCard(props: { surcharges: readonly Surcharge[]; currency: Currency }) {
  return (
    <Card title={m.person_surcharges()}>
      <SurchargeList {...props} />
    </Card>
  );
}
