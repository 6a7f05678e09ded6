import { useId } from 'react';

export interface Step<Value extends string> {
  value: Value;
  label: string;
  /** Below the label, such as the step's price. */
  note?: string | undefined;
  /** Cannot be chosen, and is hatched. The note says why. */
  disabled?: boolean | undefined;
}

interface StepGroupProps<Value extends string> {
  /** The accessible name of the group, which the row around it shows already. */
  label: string;
  steps: readonly Step<Value>[];
  /** The chosen one; undefined before one is. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice between a few steps, each with a note: a group of radio buttons. Its styles are in `rights.css`. */
export function StepGroup<Value extends string>({ label, steps, value, onChange }: StepGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="steps">
      <legend className="sr-only">{label}</legend>
      {steps.map((step) => (
        <label key={step.value} className="step">
          <input
            type="radio"
            name={name}
            value={step.value}
            checked={step.value === value}
            disabled={step.disabled}
            onChange={() => onChange(step.value)}
          />
          {step.label} {step.note ? <small>{step.note}</small> : null}
        </label>
      ))}
    </fieldset>
  );
}
