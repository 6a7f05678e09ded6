/** Sentences of papers in which some words stand out. */
import type { MessagePart } from '@briefcast/i18n/message-part';

/** Part of a sentence, and whether it stands out; `spoken` in templates/look.typ prints it. */
export interface Spoken {
  text: string;
  strong: boolean;
}

/** A message's parts as templates take them: what is between `{#b}` and `{/b}` stands out. */
export function spoken(parts: readonly MessagePart[]): Spoken[] {
  let strong = false;
  return parts.flatMap((part) => {
    if (part.type === 'text') return [{ text: part.value, strong }];
    strong = part.type === 'markup-start';
    return [];
  });
}
