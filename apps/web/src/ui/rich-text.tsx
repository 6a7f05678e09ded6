import type { MessagePart } from '@briefcast/i18n/message-part';
import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** The parts of a text with markup: `m.key.parts({ … })`. */
  parts: readonly MessagePart[];
  /** Renders each tag of the text. */
  tags: Record<string, (children: ReactNode) => ReactNode>;
}

/** A translated sentence with links or emphasis inside, which each language puts where it belongs. */
export function RichText({ parts, tags }: RichTextProps) {
  const levels: { name: string; children: ReactNode[] }[] = [{ name: '', children: [] }];
  const add = (child: ReactNode) => levels.at(-1)?.children.push(child);
  for (const part of parts) {
    if (part.type === 'text') add(part.value);
    else if (part.type === 'markup-start') levels.push({ name: part.name, children: [] });
    else if (part.type === 'markup-end') {
      const closed = levels.pop();
      const position = levels.at(-1)?.children.length;
      if (closed) add(<Fragment key={position}>{tags[closed.name]?.(closed.children)}</Fragment>);
    }
  }
  return levels[0]?.children;
}
