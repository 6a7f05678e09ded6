import type { Category } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Tag } from '../../ui/tag.tsx';

/** Cards show this many; the rest is a count (rules/creators#cards). */
const shown = 3;

interface CategoryTagsProps {
  categories: readonly Category[];
  className?: string | undefined;
}

/** Up to three categories and "+N" for the others, whose names screen readers announce. */
export function CategoryTags({ categories, className }: CategoryTagsProps) {
  if (categories.length === 0) return null;
  const labelled = categories.map(({ id, name }) => ({ id, label: categoryLabel(name) }));
  const first = labelled.slice(0, shown);
  const rest = labelled.slice(shown);
  const restNames = formatSeries(rest.map(({ label }) => label));
  return (
    <ul aria-label={m.card_categories()} className={clsx('flex flex-wrap gap-1', className)}>
      {first.map((category) => (
        <li key={category.id} className="flex max-w-full">
          <Tag small className="wrap-anywhere">
            {category.label}
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
