import { Clapperboard, Store } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { FieldGroup } from '../../ui/field.tsx';

/** Which side of the marketplace one joins. Takes `{...register('role')}`. */
export function RolePicker(field: ComponentProps<'input'>) {
  return (
    <FieldGroup label="I am a...">
      <div className="grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1">
        <CheckboxCell
          {...field}
          type="radio"
          soft
          value="CREATOR"
          label="Creator"
          description="Make content"
          icon={<Clapperboard aria-hidden className="ic size-6!" />}
        />
        <CheckboxCell
          {...field}
          type="radio"
          soft
          value="BRAND"
          label="Brand"
          description="Need content"
          icon={<Store aria-hidden className="ic size-6!" />}
        />
      </div>
    </FieldGroup>
  );
}
