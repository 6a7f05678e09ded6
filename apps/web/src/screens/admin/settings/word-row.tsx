import { longestWord, type MarketWord, type WordUses } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FurtherName } from '../../../ui/further-name.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface WordRowProps {
  word: MarketWord;
  /** Its name in the language of the page. */
  name: string;
  uses: WordUses['categories'][number] | undefined;
  onRename: (name: MarketWord['name']) => void;
  onRetire: () => void;
  onOffer: () => void;
}

/** One word with its uses; its names open for renaming. */
export function WordRow({ word, name, uses, onRename, onRetire, onOffer }: WordRowProps) {
  const [isOpen, setOpen] = useState(false);
  const rename = (language: 'en' | 'ar') => ({
    value: word.name[language],
    maxLength: longestWord,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onRename({ ...word.name, [language]: target.value }),
  });
  return (
    <li className="py-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
        {word.isRetired ? <Tag small>{m.words_retired()}</Tag> : null}
        {uses && uses.creators + uses.castings > 0 ? (
          <span className="hint num">
            {m.words_uses({ creators: formatCount(uses.creators), castings: formatCount(uses.castings) })}
          </span>
        ) : null}
        <span className="ms-auto flex gap-1">
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {m.words_rename()}
            <FurtherName>{name}</FurtherName>
          </Button>
          <Button variant="ghost" size="sm" onClick={word.isRetired ? onOffer : onRetire}>
            {word.isRetired ? m.words_offer() : m.words_retire()}
            <FurtherName>{name}</FurtherName>
          </Button>
        </span>
      </div>
      {isOpen ? (
        <div className="grid gap-3 pb-2 sm:grid-cols-2">
          <Field label={m.market_name_en()} hint={m.words_name_hint()}>
            <TextInput dir="auto" {...rename('en')} />
          </Field>
          <Field label={m.market_name_ar()}>
            <TextInput dir="auto" {...rename('ar')} />
          </Field>
        </div>
      ) : null}
    </li>
  );
}
