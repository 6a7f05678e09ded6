import { directoryWords, matchedWork, type PublicCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Marked } from '../../../ui/marked.tsx';

/** The work by which a search found a creator, for their card; undefined where it is none. */
export function foundWork({ portfolio }: PublicCreator, search: string) {
  const words = directoryWords(search);
  const at = matchedWork(portfolio, words);
  const work = at === null ? undefined : portfolio[at];
  if (at === null || !work) return;
  const marked = words.join(' ');
  return {
    at,
    words: (
      <p className="text-sm leading-snug text-ink-2">
        <span className="sr-only">{m.directory_work()} </span>
        <bdi className="line-clamp-2 font-semibold wrap-anywhere text-ink">
          <Marked text={work.title || m.media_untitled()} search={marked} />
        </bdi>
        {work.shows ? (
          <bdi className="line-clamp-2 wrap-anywhere">
            <Marked text={work.shows} search={marked} />
          </bdi>
        ) : null}
      </p>
    ),
  };
}
