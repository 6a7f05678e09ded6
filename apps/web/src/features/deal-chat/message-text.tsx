import type { DealFile } from '@briefcast/contract';
import { TimedText } from '../../ui/timed-text.tsx';
import { linkify } from './linkify.ts';

interface MessageTextProps {
  children: string;
  /** The film that its timecodes mean; what is not sent yet leads nowhere. */
  film?: { dealId: string; file: DealFile } | null;
}

/** A message's text with its addresses as links that hand nothing over, and its timecodes as ways into the room. */
export function MessageText({ children, film }: MessageTextProps) {
  return (
    <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {linkify(children).map(({ at, text, href }) =>
        href === undefined ? (
          film ? (
            <TimedText key={at} dealId={film.dealId} film={film.file}>
              {text}
            </TimedText>
          ) : (
            text
          )
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="font-semibold underline underline-offset-3"
          >
            <bdi>{text}</bdi>
          </a>
        ),
      )}
    </p>
  );
}
