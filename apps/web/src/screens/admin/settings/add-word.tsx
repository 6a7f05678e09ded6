import { isKnownWord, longestWord, type MarketWord } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface AddWordProps {
  label: string;
  known: readonly MarketWord[];
  onAdd: (word: MarketWord) => void;
}

const noName = { en: '', ar: '' };

/** Adds a word under its English name, or under its Arabic one where that is the only one. */
export function AddWord({ label, known, onAdd }: AddWordProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(noName);
  const word = name.en.trim() || name.ar.trim();
  const isThere = word !== '' && isKnownWord(known, word);
  if (!isOpen) {
    return (
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        icon={<Plus aria-hidden className="ic" />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <fieldset className="mt-4 grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <legend className="label">{label}</legend>
      <Field label={m.market_name_en()} error={isThere ? m.words_there() : undefined}>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={longestWord}
          value={name.en}
          onChange={({ target }) => setName({ ...name, en: target.value })}
        />
      </Field>
      <Field label={m.market_name_ar()}>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={longestWord}
          value={name.ar}
          onChange={({ target }) => setName({ ...name, ar: target.value })}
        />
      </Field>
      <Button
        variant="outline"
        className="sm:mt-7"
        disabled={word === '' || isThere}
        onClick={() => {
          onAdd({ word, name: { en: name.en.trim(), ar: name.ar.trim() }, isRetired: false });
          setName(noName);
          setOpen(false);
        }}
      >
        {m.words_add()}
      </Button>
    </fieldset>
  );
}
