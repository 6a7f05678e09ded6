import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useTypedFilter } from './use-typed-filter.ts';

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
  className?: string | undefined;
}

/** Searches while one types; Enter does not wait. */
export function SearchBox({ value, onSearch, className }: SearchBoxProps) {
  const { text, setText, commit } = useTypedFilter(value, onSearch, 300);
  const input = useRef<HTMLInputElement>(null);

  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}
      >
        <Field label="Search creators" labelHidden>
          <TextInput
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            placeholder="Search creators by name, location, or skills..."
            value={text}
            onChange={(event) => setText(event.target.value)}
            start={<Search aria-hidden className="ic" />}
            end={
              text ? (
                <button
                  type="button"
                  aria-label="Clear search"
                  className="iconbtn -my-1 -me-2.5"
                  onClick={() => {
                    setText('');
                    input.current?.focus();
                  }}
                >
                  <X aria-hidden className="ic" />
                </button>
              ) : undefined
            }
          />
        </Field>
      </form>
    </search>
  );
}
