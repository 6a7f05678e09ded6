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
    <ul aria-label="Categories" className={clsx('flex flex-wrap gap-1', className)}>
      {categories.slice(0, shown).map(({ id, name }) => (
        <li key={id} className="flex">
          <Tag small>{name}</Tag>
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="flex" title={restNames}>
          <Tag small>
            <span aria-hidden>+{rest.length}</span>
            <span className="sr-only">{restNames}</span>
          </Tag>
        </li>
      ) : null}
    </ul>
  );
}
