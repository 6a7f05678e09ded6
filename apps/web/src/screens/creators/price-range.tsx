import { FieldGroup } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type DirectoryFilters, priceProblem, rangeProblem } from './directory-filters.ts';
import { useTypedFilter } from './use-typed-filter.ts';

interface PriceRangeProps {
  filters: DirectoryFilters;
  onChange: (some: Partial<DirectoryFilters>) => void;
}

/** The lowest and highest starting price, in dollars. What is no amount filters nothing and says so. */
export function PriceRange({ filters, onChange }: PriceRangeProps) {
  const min = useTypedFilter(filters.min, (text) => !priceProblem(text) && onChange({ min: text }), 600);
  const max = useTypedFilter(filters.max, (text) => !priceProblem(text) && onChange({ max: text }), 600);
  const error = priceProblem(min.text) ?? priceProblem(max.text) ?? rangeProblem(filters);

  return (
    <FieldGroup label="Price Range ($)" error={error}>
      <div className="grid grid-cols-2 gap-2">
        <PriceInput label="Minimum price in dollars" placeholder="Min" price={min} />
        <PriceInput label="Maximum price in dollars" placeholder="Max" price={max} />
      </div>
    </FieldGroup>
  );
}

interface PriceInputProps {
  label: string;
  placeholder: string;
  price: ReturnType<typeof useTypedFilter>;
}

function PriceInput({ label, placeholder, price }: PriceInputProps) {
  return (
    <TextInput
      aria-label={label}
      aria-invalid={priceProblem(price.text) !== undefined || undefined}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={price.text}
      onChange={(event) => price.setText(event.target.value)}
      onBlur={price.commit}
      onKeyDown={(event) => event.key === 'Enter' && price.commit()}
    />
  );
}
