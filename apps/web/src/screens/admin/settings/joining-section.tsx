/** Condition of sign-up in the market (rules/join-links#who-may-join). */
import { type Joining, joinings } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Link2, Lock, type LucideIcon, Users } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { CheckboxCell } from '../../../ui/checkbox-cell.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { type Fields, Intro } from './setting-fields.tsx';

const choices: Record<Joining, { label: () => string; text: () => string; Icon: LucideIcon }> = {
  EVERYBODY: { label: m.joining_everybody, text: m.joining_everybody_hint, Icon: Users },
  BY_LINK: { label: m.joining_only_link, text: m.joining_only_link_hint, Icon: Link2 },
  NOBODY: { label: m.joining_closed, text: m.joining_closed_hint, Icon: Lock },
};

export function JoiningSection({ form }: { form: Fields }) {
  return (
    <Card title={m.joining_title()}>
      <Intro>{m.joining_text()}</Intro>
      <FieldGroup label={m.joining_title()} legendHidden className="mt-4">
        <div className="grid gap-2.5 sm:grid-cols-3">
          {joinings.map((joining) => {
            const { label, text, Icon } = choices[joining];
            return (
              <CheckboxCell
                key={joining}
                type="radio"
                soft
                value={joining}
                label={label()}
                description={text()}
                icon={<Icon aria-hidden className="ic size-6!" />}
                {...form.register('market.joining')}
              />
            );
          })}
        </div>
      </FieldGroup>
    </Card>
  );
}
