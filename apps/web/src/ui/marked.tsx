import { searchWords } from '@briefcast/contract';
import { markedParts } from '@briefcast/contract/kit/marked-parts';

/** A text in which the words of a search are marked. */
export const Marked = ({ text, search }: { text: string; search: string }) => {
  let at = 0;
  return markedParts(text, searchWords(search)).map(({ text: part, isFound }) => {
    const key = at;
    at += part.length;
    return isFound ? (
      <mark key={key} data-tone="yellow" className="bg-k-bg text-k-ink">
        {part}
      </mark>
    ) : (
      part
    );
  });
};
