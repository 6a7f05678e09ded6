/** Legal details that no other card has: the register's number, and law and courts (rules/legal#details). */
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../../ui/card.tsx';
import { Columns, type Fields, Intro, Text } from './setting-fields.tsx';

export function LegalSection({ form }: { form: Fields }) {
  return (
    <Card title={m.legal_own()}>
      <Intro>{m.legal_own_text()}</Intro>
      <Columns>
        <Text form={form} name="legal.register" label={m.legal_register()} />
        <Text form={form} name="legal.law.en" label={m.legal_law_en()} hint={m.legal_law_hint()} />
        <Text form={form} name="legal.law.ar" label={m.legal_law_ar()} />
      </Columns>
    </Card>
  );
}
