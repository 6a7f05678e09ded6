import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface CategoryListboxProps {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/** A dropdown of categories: closes with a choice, Esc, Tab or a click outside. */
export function CategoryListbox({ options, value, onChange }: CategoryListboxProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside(event: PointerEvent) {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function open(index = Math.max(0, options.indexOf(value))) {
    setActive(index);
    setIsOpen(true);
  }

  function choose(index: number) {
    const option = options[index];
    if (option !== undefined) onChange(option);
    setIsOpen(false);
  }

  /** Letters jump to the option that starts with them. */
  function jump(key: string, now: number) {
    const text = (now - typed.current.at < 600 ? typed.current.text : '') + key.toLowerCase();
    typed.current = { text, at: now };
    const index = options.findIndex((option) => option.toLowerCase().startsWith(text));
    if (index !== -1) open(index);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || (event.altKey && !event.key.startsWith('Arrow'))) return;
    const last = options.length - 1;
    if (!isOpen) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) open();
      else if (event.key === 'Home') open(0);
      else if (event.key === 'End') open(last);
      else if (/^\p{L}$/u.test(event.key)) jump(event.key, event.timeStamp);
      else return;
    } else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, last));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') setActive(last);
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else if (event.key === 'Escape') setIsOpen(false);
    else if (event.key === 'Tab') return choose(active);
    else if (/^\p{L}$/u.test(event.key)) jump(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={root} className="relative w-full sm:w-[220px]">
      <button
        type="button"
        role="combobox"
        aria-label={m.landing_category()}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        className="input w-full justify-between font-semibold"
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={handleKeyDown}
      >
        {value}
        <ChevronDown aria-hidden className={clsx('ic', isOpen && 'rotate-180')} />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={m.landing_category()}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-(--z-pop) mt-1.5 max-h-60 overflow-y-auto ear-sm bg-raised p-1.5 shadow-e2"
      >
        {options.map((option, index) => (
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === value}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-[8px] px-3 text-ui',
              option === value && 'font-semibold',
              index === active && 'bg-sunken',
            )}
            onPointerEnter={() => setActive(index)}
            // The focus stays on the button, which carries the keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
            onKeyDown={handleKeyDown}
          >
            {option}
            {option === value ? <Check aria-hidden className="ic" /> : null}
          </div>
        ))}
      </div>
    </div>
  );
}
