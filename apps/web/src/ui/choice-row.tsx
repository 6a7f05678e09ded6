interface ChoiceRowProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A few views of the same list in one row, of which one is pressed. */
export function ChoiceRow<Value extends string>({ label, value, options, onChange }: ChoiceRowProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: No fieldset, as nothing is filled in.
    <div role="group" aria-label={label} className="segments">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="segment px-4!"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
