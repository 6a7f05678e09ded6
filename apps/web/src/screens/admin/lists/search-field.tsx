import { Search } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ListState } from './use-list-state.ts';

interface SearchFieldProps {
  list: Pick<ListState, 'typed' | 'setTyped'>;
  label: string;
  /** Fields that can be searched, as a hint. */
  hint: string;
  className?: string;
}

/** The search of a list. */
export function SearchField({ list, label, hint, className = 'basis-56' }: SearchFieldProps) {
  return (
    <Field label={label} labelHidden className={`flex-1 ${className} md:max-w-[380px]`}>
      <TextInput
        type="search"
        placeholder={hint}
        maxLength={200}
        value={list.typed}
        onChange={(event) => list.setTyped(event.target.value)}
        start={<Search aria-hidden className="ic" />}
      />
    </Field>
  );
}

interface ChoiceButtonsProps<Choice extends string> {
  legend: string;
  choices: readonly Choice[];
  /** Chosen value; undefined for all of them. */
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  labelOf: (choice: Choice) => string;
  all: string;
}

/** A filter of a list as a row of buttons: one of a few, or all. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { legend, choices, chosen, onChoose, labelOf, all } = props;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {[undefined, ...choices].map((one) => (
        <Button
          key={one ?? 'all'}
          size="sm"
          variant={one === chosen ? 'primary' : 'outline'}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {one ? labelOf(one) : all}
        </Button>
      ))}
    </fieldset>
  );
}
