/** The customers that the landing page names; none until the operator enters one (rules/market#customers). */
import { maxCustomers } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PictureTile } from './picture-tile.tsx';
import { type Fields, Intro, Text } from './setting-fields.tsx';

export function CustomersSection({ form }: { form: Fields }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'market.customers' });
  return (
    <Card title={m.market_customers()}>
      <Intro>{m.market_customers_text()}</Intro>
      <ul className="grid gap-6 sm:grid-cols-2 [&:not(:empty)]:mt-4">
        {fields.map(({ id }, index) => {
          const number = formatCount(index + 1);
          return (
            <li key={id} className="grid content-start gap-3">
              <Text
                form={form}
                name={`market.customers.${index}.name`}
                label={m.market_customer_name({ number })}
              />
              <PictureTile
                form={form}
                name={`market.customers.${index}.logo`}
                kind="LOGO"
                label={m.market_customer_logo({ number })}
                className="h-24 bg-white p-4"
                pictureClassName="max-h-10"
              >
                <span className="text-sm text-[#53635d]">{m.market_picture_none()}</span>
              </PictureTile>
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                icon={<Trash2 aria-hidden className="ic" />}
                onClick={() => remove(index)}
              >
                {m.market_customer_remove({ number })}
              </Button>
            </li>
          );
        })}
      </ul>
      {fields.length < maxCustomers ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-4"
          icon={<Plus aria-hidden className="ic" />}
          onClick={() => append({ name: '', logo: '' })}
        >
          {m.market_customer_add()}
        </Button>
      ) : null}
    </Card>
  );
}
