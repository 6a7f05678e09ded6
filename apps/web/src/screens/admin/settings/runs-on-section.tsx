/** Whether the footer of a named market says what it runs on (rules/market#runs-on). */
import { productName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../../ui/card.tsx';
import { type Fields, Intro, OnOff } from './setting-fields.tsx';

export function RunsOnSection({ form }: { form: Fields }) {
  const product = productName;
  return (
    <Card title={m.footer_runs_on({ product })}>
      <Intro>{m.market_runs_on_text({ product })}</Intro>
      <OnOff form={form} name="market.showsProduct" label={m.market_runs_on_show()} />
    </Card>
  );
}
