import { countedRate, type DealFile, playedFrames, timecodesIn } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { Link } from 'react-router';

interface TimedTextProps {
  children: string;
  dealId: string;
  /** The film that the text is about; null where it is about none, or nobody knows which. */
  film: Pick<DealFile, 'id' | 'media' | 'originalName'> | null;
}

/** Somebody's words, whose timecodes open the review room at their frame (rules/review#timecodes). */
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
