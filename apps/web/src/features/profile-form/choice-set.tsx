import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { FieldGroup } from '../../ui/field.tsx';

interface ChoiceSetProps {
  label: string;
  /** The words as they are stored. */
  options: readonly string[];
  /** How a word is shown. */
  labelOf: (option: string) => string;
  /** `register('languages')`: the form then holds the chosen ones as a list. */
  field: UseFormRegisterReturn;
  error?: string | undefined;
  className?: string | undefined;
}

/** Any number of a fixed set. */
export function ChoiceSet({ label, options, labelOf, field, error, className }: ChoiceSetProps) {
  return (
    <FieldGroup label={label} error={error} className={className}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2.5">
        {options.map((option) => (
          <CheckboxCell key={option} {...field} value={option} label={labelOf(option)} />
        ))}
      </div>
    </FieldGroup>
  );
}
