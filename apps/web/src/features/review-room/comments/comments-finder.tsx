import { type Comment, isFoundIn, searchWords } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Download, Search } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface CommentsFinderProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
  /** The names of the authors. */
  authors: readonly string[];
  onExport: () => void;
}

/** Filters for many comments: search words, author, order; and a download of all as a table. */
export function CommentsFinder({ narrowing, onChange, authors, onExport }: CommentsFinderProps) {
  const set = (change: Partial<Narrowing>) => onChange({ ...narrowing, ...change });
  return (
    <search className="comments-finder">
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

export interface Narrowing {
  /** A comment matches if each word occurs in it, its author's name or a reply. */
  words: string;
  /** The author's name; null for all. */
  author: string | null;
  order: 'film' | 'newest';
}

export const everyComment: Narrowing = { words: '', author: null, order: 'film' };

export const isNarrowed = ({ words, author }: Narrowing): boolean => words.trim() !== '' || author !== null;

/**
 * Returns the matching comments in the requested order; the input is in the order of the video. `nameOf`
 * returns an author's name.
 */
export function narrowComments(
  comments: readonly Comment[],
  { words, author, order }: Narrowing,
  nameOf: (comment: Comment) => string,
): Comment[] {
  const wanted = searchWords(words);
  const fitting = comments.filter((comment) => {
    const name = nameOf(comment);
    if (author !== null && name !== author) return false;
    return isFoundIn([comment.text, name, ...comment.replies.map(({ text }) => text)], wanted);
  });
  return order === 'film' ? fitting : fitting.toSorted((one, other) => other.number - one.number);
}
