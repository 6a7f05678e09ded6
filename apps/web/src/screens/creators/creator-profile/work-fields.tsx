import { limits, mostShown, workKinds } from '@briefcast/contract';
import { categoriesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { workKindLabel } from '@briefcast/i18n/labels/work-kind';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { marketWords } from '../../../lib/market.ts';
import { useContactNote } from '../../../parts/moderation/contact-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { WorkWords } from './portfolio-draft.ts';

interface WorkFieldsProps {
  /** Title, or the name of the file, by which the fields are called. */
  name: string;
  words: WorkWords;
  onWords: (words: Partial<WorkWords>) => void;
}

/** Words of a work: its title in sight, the rest one press away. */
export function WorkFields({ name, words, onWords }: WorkFieldsProps) {
  const titleNote = useContactNote(words.title);
  const showsNote = useContactNote(words.shows);
  const trades = offeredWords(categoriesOf(marketWords()), words.trade ? [words.trade] : []);
  return (
    <>
      <Field label={m.portfolio_title_of({ name })} labelHidden hint={titleNote} className="mt-2">
        <TextInput
          dir="auto"
          value={words.title}
          placeholder={m.portfolio_title()}
          maxLength={limits.title}
          onChange={(event) => onWords({ title: event.target.value })}
        />
      </Field>
      <details className="group mt-1">
        <summary
          aria-label={m.portfolio_about_of({ name })}
          className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-md px-1 text-sm font-semibold hover:bg-sunken"
        >
          {m.portfolio_about()}
          <ChevronDown aria-hidden className="ic size-4! transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pt-1">
          <Field label={m.portfolio_shows()} hint={showsNote ?? m.portfolio_shows_hint()}>
            <TextArea
              dir="auto"
              rows={3}
              value={words.shows}
              maxLength={mostShown}
              onChange={(event) => onWords({ shows: event.target.value })}
            />
          </Field>
          <Field label={m.portfolio_kind()}>
            <Select
              placeholder={m.portfolio_not_said()}
              options={workKinds.map((kind) => ({ value: kind, label: workKindLabel(kind) }))}
              value={words.kind}
              onChange={(event) =>
                onWords({ kind: workKinds.find((kind) => kind === event.target.value) ?? '' })
              }
            />
          </Field>
          <Field label={m.portfolio_trade()}>
            <Select
              placeholder={m.portfolio_not_said()}
              options={trades.map((trade) => ({ value: trade, label: categoryLabel(trade) }))}
              value={words.trade}
              onChange={(event) => onWords({ trade: event.target.value })}
            />
          </Field>
        </div>
      </details>
    </>
  );
}
