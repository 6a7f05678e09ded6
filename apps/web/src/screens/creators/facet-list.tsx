import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FilterEvents } from './use-filter-events.ts';
import { type Facets, inOrder } from './use-steady-facets.ts';

interface FacetListProps {
  label: string;
  /** How a value is shown. */
  labelOf: (value: string) => string;
  /** Of its field in the form. */
  name: string;
  /** Undefined until the first answer is there. */
  values: Facets['languages'] | undefined;
  /** What is ticked to begin with. */
  selected: readonly string[];
  events: FilterEvents;
}

/** The values of one filter in the order of the alphabet, each with the number of creators it would leave. */
export function FacetList({ label, labelOf, name, values, selected, events }: FacetListProps) {
  return (
    <FieldGroup label={label}>
      <div className="scroll-fade -mx-1 max-h-40 overflow-y-auto overscroll-contain px-1">
        {values === undefined
          ? ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
              <Skeleton key={width} className={`my-2 h-5 ${width}`} />
            ))
          : inOrder(values, labelOf).map(({ value, count }) => (
              <Checkbox
                key={value}
                dense
                label={<bdi>{labelOf(value)}</bdi>}
                end={formatCount(count)}
                name={name}
                value={value}
                defaultChecked={selected.includes(value)}
                {...events}
              />
            ))}
        {values?.length === 0 ? <p className="hint py-2">{m.directory_list_empty()}</p> : null}
      </div>
    </FieldGroup>
  );
}
