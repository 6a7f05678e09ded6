import { Tag } from '../../ui/tag.tsx';

/** A short list as tags, or null, so that a Fact around it shows its empty text. */
export function tagList(items: readonly string[]) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex max-w-full">
          <Tag>
            <bdi>{item}</bdi>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
