import type { DealFile } from '@briefcast/contract';
import { linkify } from './linkify.ts';
import { TimedText } from './timed-text.tsx';

interface LinkedTextProps {
  children: string;
  /** The film that its timecodes mean; without one they stay text. */
  film?: { dealId: string; file: Pick<DealFile, 'id' | 'media' | 'originalName'> } | null | undefined;
}

/**
 * What somebody wrote, with its web addresses as links that hand nothing over, and its timecodes as ways into the review
 * room. Draws no element of its own around it.
 */
export function LinkedText({ children, film }: LinkedTextProps) {
  return linkify(children).map(({ at, text, href }) => {
    if (href !== undefined)
      return (
        <a
          key={at}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-semibold wrap-anywhere underline underline-offset-3"
        >
          <bdi>{text}</bdi>
        </a>
      );
    return film ? (
      <TimedText key={at} dealId={film.dealId} film={film.file}>
        {text}
      </TimedText>
    ) : (
      text
    );
  });
}
