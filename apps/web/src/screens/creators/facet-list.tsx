import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Facets, inOrder } from './use-steady-facets.ts';

interface FacetListProps {
  label: string;
  /** Undefined until the first answer is there. */
  values: Facets['languages'] | undefined;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** The values of one filter in the order of the alphabet, each with the number of creators it would leave. */
export function FacetList({ label, values, selected, onChange }: FacetListProps) {
  return (
    <FieldGroup label={label}>
      <div className="scroll-fade -mx-1 max-h-40 overflow-y-auto overscroll-contain px-1">
        {values === undefined
          ? ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
              <Skeleton key={width} className={`my-2 h-5 ${width}`} />
            ))
          : inOrder(values).map(({ value, count }) => (
              <Checkbox
                key={value}
                dense
                label={<bdi>{value}</bdi>}
                end={count}
                checked={selected.includes(value)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...selected, value] : selected.filter((other) => other !== value),
                  )
                }
              />
            ))}
        {values?.length === 0 ? <p className="hint py-2">Nothing to choose from.</p> : null}
      </div>
    </FieldGroup>
  );
}
