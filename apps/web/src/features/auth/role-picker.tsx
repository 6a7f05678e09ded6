import { m } from '@briefcast/i18n/messages';
import { Clapperboard, Store } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { FieldGroup } from '../../ui/field.tsx';

/** Which side of the marketplace one joins. Takes `{...register('role')}`. */
export function RolePicker(field: ComponentProps<'input'>) {
  return (
    <FieldGroup label={m.auth_role()}>
      <div className="grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1">
        <CheckboxCell
          {...field}
          type="radio"
          soft
          value="CREATOR"
          label={m.auth_creator()}
          description={m.auth_creator_text()}
          icon={<Clapperboard aria-hidden className="ic size-6!" />}
        />
        <CheckboxCell
          {...field}
          type="radio"
          soft
          value="BRAND"
          label={m.auth_brand()}
          description={m.auth_brand_text()}
          icon={<Store aria-hidden className="ic size-6!" />}
        />
      </div>
    </FieldGroup>
  );
}
