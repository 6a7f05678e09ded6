/** Categories or content languages: renamed, retired and added (rules/market#words). */
import { type MarketWord, type WordKind, wordsOf } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Languages, type LucideIcon, Tags } from 'lucide-react';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { ClosedLine } from '../../../ui/closed-line.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/field.tsx';
import { AddWord } from './add-word.tsx';
import { changeWord } from './changed-words.ts';
import { type Fields, Intro } from './setting-fields.tsx';
import { WordRow } from './word-row.tsx';

const kinds: Record<
  WordKind,
  { title: () => string; add: () => string; labelOf: (word: string) => string; Icon: LucideIcon }
> = {
  categories: { title: m.words_categories, add: m.words_add_category, labelOf: categoryLabel, Icon: Tags },
  contentLanguages: {
    title: m.words_languages,
    add: m.words_add_language,
    labelOf: languageLabel,
    Icon: Languages,
  },
};

export function WordsSection({ form, kind }: { form: Fields; kind: WordKind }) {
  const { title, add, labelOf, Icon } = kinds[kind];
  const { data } = useQuery(adminQ('operatorSettings.wordUses'));
  const [retiring, setRetiring] = useState<MarketWord | null>(null);
  const changes = form.watch(`market.${kind}`);
  const words = wordsOf(kind, { [kind]: changes });
  const offered = words.filter(({ isRetired }) => !isRetired).length;
  const keep = (next: MarketWord[]) =>
    form.setValue(`market.${kind}`, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const nameOf = ({ word, name }: MarketWord) =>
    (document.documentElement.lang === 'ar' ? name.ar : name.en) || labelOf(word);
  const usesOf = (word: string) => data?.[kind].find((one) => one.word === word);
  const retire = (one: MarketWord) => keep(changeWord(kind, changes, one.word, { isRetired: true }));
  const error = form.formState.errors.market?.[kind];
  return (
    <ClosedLine Icon={Icon} title={title()} summary={m.words_offered({ count: formatCount(offered) })}>
      <Intro>{m.words_text()}</Intro>
      <ul className="mt-3 divide-y divide-line">
        {words.map((one) => (
          <WordRow
            key={one.word}
            word={one}
            name={nameOf(one)}
            uses={usesOf(one.word)}
            onRename={(name) => keep(changeWord(kind, changes, one.word, { name }))}
            onRetire={() => {
              const { creators = 0, castings = 0 } = usesOf(one.word) ?? {};
              if (creators + castings > 0) setRetiring(one);
              else retire(one);
            }}
            onOffer={() => keep(changeWord(kind, changes, one.word, { isRetired: false }))}
          />
        ))}
      </ul>
      <AddWord label={add()} known={words} onAdd={(added) => keep([...changes, added])} />
      <FormError>{error?.message ?? error?.root?.message}</FormError>
      <ConfirmDialog
        open={retiring !== null}
        onOpenChange={() => setRetiring(null)}
        title={m.words_retire_title()}
        confirmLabel={m.words_retire()}
        onConfirm={() => {
          if (retiring) retire(retiring);
          setRetiring(null);
        }}
      >
        {retiring ? (
          <>
            <b className="block">
              <bdi>{nameOf(retiring)}</bdi>
            </b>
            {m.words_retire_text()}
          </>
        ) : null}
      </ConfirmDialog>
    </ClosedLine>
  );
}
