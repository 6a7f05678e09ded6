import { m } from '@briefcast/i18n/messages';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { fieldNames } from './directory-filters.ts';
import type { FilterEvents } from './use-filter-events.ts';

interface SearchBoxProps {
  /** Initial text of the search. */
  value: string;
  events: Pick<FilterEvents, 'onChange'>;
  onClear: () => void;
  className?: string | undefined;
}

/** The search field of the form around it: searches while one types; Enter does not wait. */
export function SearchBox({ value, events, onClear, className }: SearchBoxProps) {
  const [isFilled, setFilled] = useState(value !== '');
  const input = useRef<HTMLInputElement>(null);
  const canClear = useHydrated() && isFilled;

  function clear() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    setFilled(false);
    onClear();
  }

  return (
    <search className={className}>
      <Field label={m.directory_search()} labelHidden>
        <TextInput
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={m.directory_search_hint()}
          name={fieldNames.search}
          defaultValue={value}
          // Not when it is left: the list would move away under the click that leaves it.
          onChange={(event) => {
            setFilled(event.target.value !== '');
            events.onChange(event);
          }}
          start={<Search aria-hidden className="ic" />}
          end={
            canClear ? (
              <button
                type="button"
                aria-label={m.directory_search_clear()}
                className="iconbtn -my-1 -me-2.5"
                onClick={clear}
              >
                <X aria-hidden className="ic" />
              </button>
            ) : undefined
          }
        />
      </Field>
    </search>
  );
}
