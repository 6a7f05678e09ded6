import { m } from '@briefcast/i18n/messages';
import { Download, Search } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Narrowing } from './narrow-comments.ts';

interface PaperFinderProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
  /** The names of who wrote. */
  authors: readonly string[];
  onExport: () => void;
}

/** Above many comments: words to look for, whose, in which order; and all of them as a table. */
export function PaperFinder({ narrowing, onChange, authors, onExport }: PaperFinderProps) {
  const set = (change: Partial<Narrowing>) => onChange({ ...narrowing, ...change });
  return (
    <search className="paper-finder">
      <TextInput
        type="search"
        aria-label={m.comment_find()}
        placeholder={m.comment_find()}
        start={<Search aria-hidden className="ic" />}
        value={narrowing.words}
        onChange={(event) => set({ words: event.target.value })}
      />
      <IconButton
        label={m.comment_export()}
        icon={<Download aria-hidden className="ic" />}
        onClick={onExport}
      />
      <Select
        aria-label={m.comment_find_author()}
        value={narrowing.author ?? ''}
        options={[
          { value: '', label: m.comment_find_everybody() },
          ...authors.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(event) => set({ author: event.target.value || null })}
      />
      <Select
        aria-label={m.comment_find_order()}
        value={narrowing.order}
        options={[
          { value: 'film', label: m.comment_order_film() },
          { value: 'newest', label: m.comment_order_newest() },
        ]}
        onChange={(event) => set({ order: event.target.value === 'newest' ? 'newest' : 'film' })}
      />
    </search>
  );
}
