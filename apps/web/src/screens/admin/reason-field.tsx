import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Why the admin does something, for those whom it concerns: nothing is confirmed without it. */
export function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} required>
      <TextArea
        dir="auto"
        rows={3}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
