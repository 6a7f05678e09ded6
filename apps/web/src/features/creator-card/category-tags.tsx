import type { Category } from '@briefcast/contract';
import { clsx } from 'clsx';
import { Tag } from '../../ui/tag.tsx';

/** Cards show this many; the rest is a count (specification 9). */
const shown = 3;

interface CategoryTagsProps {
  categories: readonly Category[];
  className?: string | undefined;
}

/** Up to three categories and "+N" for the others, which a screen reader hears by name. */
export function CategoryTags({ categories, className }: CategoryTagsProps) {
  if (categories.length === 0) return null;
  const rest = categories.slice(shown);
  const restNames = rest.map(({ name }) => name).join(', ');
  return (
    <ul aria-label="Categories" className={clsx('flex gap-1', className)}>
      {categories.slice(0, shown).map(({ id, name }) => (
        // One line: long names give way to each other, the count never does.
        <li key={id} className="flex min-w-0" title={name}>
          <Tag small className="min-w-0">
            <span className="truncate">{name}</span>
          </Tag>
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="flex flex-none" title={restNames}>
          <Tag small>
            <span aria-hidden>+{rest.length}</span>
            <span className="sr-only">{restNames}</span>
          </Tag>
        </li>
      ) : null}
    </ul>
  );
}
