import { countedRate, type DealFile, playedFrames, timecodesIn } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { Link } from 'react-router';
import { linkify } from '../../ui/linkify.ts';

interface LinkedTextProps {
  children: string;
  /** The video to which timecodes refer; without one they stay text. */
  film?: { dealId: string; file: Pick<DealFile, 'id' | 'media' | 'originalName'> } | null | undefined;
}

/**
 * Somebody's text with its web addresses as links that send no referrer, and its timecodes as links into the
 * review room. Renders no element around itself.
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

interface TimedTextProps {
  children: string;
  dealId: string;
  /** The video that the text is about; null if it is about none, or that is unknown. */
  film: Pick<DealFile, 'id' | 'media' | 'originalName'> | null;
}

/** Somebody's text whose timecodes open the review room at their frame (rules/comments#timecodes). */
export function TimedText({ children: text, dealId, film }: TimedTextProps) {
  const rate = film && countedRate(film);
  if (!rate) return text;
  const found = timecodesIn(text, rate, film.media ? playedFrames(film.media) : null);
  return (
    <>
      {found.map(({ at, text: timecode, frame }, index) => {
        const before = found[index - 1];
        return (
          <span key={at}>
            {text.slice(before ? before.at + before.text.length : 0, at)}
            <Link
              to={paths.reviewRoom.href({ dealId, fileId: film.id, frame })}
              title={film.originalName}
              className="font-semibold underline underline-offset-3"
            >
              <bdi>{timecode}</bdi>
            </Link>
          </span>
        );
      })}
      {text.slice(found.reduce((_, { at, text: timecode }) => at + timecode.length, 0))}
    </>
  );
}
