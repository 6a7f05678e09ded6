import type { FinderAnswer, FinderHit } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { q } from '../../lib/query.ts';
import { Marked } from '../../ui/marked.tsx';
import { whenText } from './conversation-row.tsx';
import type { InboxAddress } from './inbox-address.ts';

/** Messages that have the words of a search; none without words. */
export const messagesQuery = (search: string) => ({
  ...q('finder.find', { query: { words: search, kind: 'MESSAGE' } }),
  enabled: search !== '',
  placeholderData: (last?: FinderAnswer) => (search === '' ? undefined : last),
});

interface FoundMessagesProps {
  messages: readonly FinderHit[];
  search: string;
  hrefOf: InboxAddress['hrefOf'];
}

/** Messages below the conversations of a search, each opened at its place. */
export const FoundMessages = ({ messages, search, hrefOf }: FoundMessagesProps) => (
  <>
    <h2 className="inbox-found">{m.find_messages()}</h2>
    <ul>
      {messages.map(({ id, dealId, title, detail, at }) => (
        <li key={id}>
          <Link to={hrefOf({ deal: dealId ?? undefined, message: id })} className="inbox-hit">
            <span className="flex items-baseline justify-between gap-3">
              <b className="hint truncate">
                <bdi>{detail}</bdi>
              </b>
              <time dateTime={at} className="hint num flex-none">
                {whenText(at)}
              </time>
            </span>
            <span className="line-clamp-2" dir="auto">
              <Marked text={title} search={search} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);
