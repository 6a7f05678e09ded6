import { type DeliverableKind, deliverableOptions, wishLimits } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { BriefForm } from './brief-form.ts';

/** `1` to `most`, for a drop-down list. */
export const upTo = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: formatCount(index + 1) }));

/** Requested kinds of content: each is pressed, and says its number there. */
export function AskedFields({ form }: { form: UseFormReturn<BriefForm> }) {
  const chosen = useWatch({ control: form.control, name: 'deliverables' });
  return (
    <FieldGroup label={m.deal_deliverables()} error={form.formState.errors.deliverables?.message}>
      <div className="asked-kinds">
        {deliverableOptions.map((kind) => (
          <AskedKind key={kind} form={form} kind={kind} isOn={chosen.includes(kind)} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface AskedKindProps {
  form: UseFormReturn<BriefForm>;
  kind: DeliverableKind;
  isOn: boolean;
}

function AskedKind({ form, kind, isOn }: AskedKindProps) {
  const deliverable = deliverableLabel(kind);
  return (
    <span className="asked-kind">
      <label>
        <input type="checkbox" value={kind} {...form.register('deliverables')} />
        {deliverable}
      </label>
      {isOn ? (
        <Field label={m.brief_wish_count({ deliverable })} labelHidden>
          <Select options={upTo(wishLimits.count)} {...form.register(`wishes.${kind}.count`)} />
        </Field>
      ) : null}
    </span>
  );
}
