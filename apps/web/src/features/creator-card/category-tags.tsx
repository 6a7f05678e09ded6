import type { Category } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Tag } from '../../ui/tag.tsx';

/** Cards show this many; the rest is a count (rules/publishing#cards). */
const shown = 3;

interface CategoryTagsProps {
  categories: readonly Category[];
  className?: string | undefined;
}

/** Up to three categories and "+N" for the others, which a screen reader hears by name. */
export function CategoryTags({ categories, className }: CategoryTagsProps) {
  if (categories.length === 0) return null;
  const labelled = categories.map(({ id, name }) => ({ id, label: categoryLabel(name) }));
  const first = labelled.slice(0, shown);
  const rest = labelled.slice(shown);
  // One line: where it is too short, the longest name gives way and the others stay whole.
  const longest = first.reduce((a, b) => (b.label.length > a.label.length ? b : a));
  const restNames = formatSeries(rest.map(({ label }) => label));
  return (
    <ul aria-label={m.card_categories()} className={clsx('flex gap-1', className)}>
      {first.map((category) => (
        <li
          key={category.id}
          title={category.label}
          className={clsx('flex', category === longest ? 'min-w-0' : 'flex-none')}
        >
          <Tag small className="min-w-0">
            <span className="truncate">{category.label}</span>
          </Tag>
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="flex flex-none" title={restNames}>
          <Tag small>
            <span aria-hidden>+{formatCount(rest.length)}</span>
            <span className="sr-only">{restNames}</span>
          </Tag>
        </li>
      ) : null}
    </ul>
  );
}
