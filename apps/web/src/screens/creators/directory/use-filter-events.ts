import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import { type DirectoryFilters, fieldNames, filtersOf } from './directory-filters.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Pause in typing after which text counts; choices count at once. */
const pauseMilliseconds: Partial<Record<string, number>> = {
  [fieldNames.search]: 300,
  [fieldNames.min]: 600,
  [fieldNames.max]: 600,
};

/** For every field of a form of filters: `<input {...events} />`. */
export interface FilterEvents {
  onChange: (event: ChangeEvent<Field>) => void;
  onBlur: (event: FocusEvent<Field>) => void;
}

/** Reads the current values of a form's fields. */
export function readForm(form: HTMLFormElement): Partial<DirectoryFilters> {
  const names = [...form.elements].map((element) => element.getAttribute('name') ?? '');
  return filtersOf(new FormData(form), new Set(names));
}

/** Lets the fields of a form count while they are being changed; `onFilters` receives the values of all of them. */
export function useFilterEvents(onFilters: (some: Partial<DirectoryFilters>) => void): FilterEvents {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(onFilters);
  useEffect(() => {
    newest.current = onFilters;
  }, [onFilters]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function tell({ form }: Field) {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (form) newest.current(readForm(form));
  }

  return {
    onChange: ({ target }) => {
      const milliseconds = pauseMilliseconds[target.name];
      if (milliseconds === undefined) return tell(target);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => tell(target), milliseconds);
    },
    onBlur: ({ target }) => {
      if (pause.current !== undefined) tell(target);
    },
  };
}
