import type { PortfolioItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { KindMark, MediaStill } from '../../../ui/media-still.tsx';
import type { WorkWords } from './portfolio-draft.ts';
import { WorkFields } from './work-fields.tsx';

export const portfolioGrid = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4';

interface PortfolioTileProps extends Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'> {
  item: PortfolioItem;
  /** The first one, which cards show. */
  isCover: boolean;
  onOpen: () => void;
  /** Buttons over its corner, while editing. */
  tools?: ReactNode;
}

/** A piece of the portfolio as a frame that opens large. */
export function PortfolioFrame({ item, isCover, onOpen, tools, ...intent }: PortfolioTileProps) {
  const title = item.title || m.media_untitled();
  return (
    <div className="frame">
      <MediaStill type={item.type} url={item.url} poster={item.poster} />
      <button
        type="button"
        className="absolute inset-0 focus-visible:-outline-offset-4 focus-visible:outline-white"
        aria-label={m.portfolio_view({ title })}
        onClick={onOpen}
        {...intent}
      />
      {tools}
      <KindMark type={item.type} />
      {isCover ? <CoverMark /> : null}
    </div>
  );
}

/** Marks the item that comes first wherever one piece is shown. */
function CoverMark() {
  return (
    <span className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-surface px-2.5 py-1 text-xs font-semibold text-ink">
      {m.portfolio_cover()}
    </span>
  );
}

const filmNotes = { PREPARING: m.portfolio_film_preparing, UNPLAYABLE: m.portfolio_film_unplayable } as const;

/** Notes for the owner under an item that others cannot see, or only some of them. */
export function ItemNotes({ item: { isHeld, shownTitle, withheld, film } }: { item: PortfolioItem }) {
  const notes = [
    isHeld && m.review_item_waits(),
    typeof shownTitle === 'string' && m.review_title_waits({ title: shownTitle || m.media_untitled() }),
    withheld && m.portfolio_withheld(),
    film && filmNotes[film](),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="hint mt-1">
      {note}
    </p>
  ));
}

/** One item of the portfolio, to look at. */
export function PortfolioTile(props: Omit<PortfolioTileProps, 'tools'>) {
  const { item } = props;
  const title = item.title || m.media_untitled();
  return (
    <li>
      <PortfolioFrame {...props} />
      <p dir="auto" className="mt-2 truncate text-sm font-semibold" title={title}>
        {title}
      </p>
      {item.shows ? (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-sm text-ink-2">
          {item.shows}
        </p>
      ) : null}
      <ItemNotes item={item} />
    </li>
  );
}

interface PortfolioItemTileProps {
  item: PortfolioItem;
  /** As typed so far. */
  words: WorkWords;
  isCover: boolean;
  onOpen: () => void;
  onWords: (words: Partial<WorkWords>) => void;
  onDelete: () => void;
}

/** A saved item while editing: its words can be changed, and it can be deleted. */
export function PortfolioItemTile({
  item,
  words,
  isCover,
  onOpen,
  onWords,
  onDelete,
}: PortfolioItemTileProps) {
  const name = words.title || m.media_untitled();
  const label = m.portfolio_delete({ title: name });
  return (
    <>
      <PortfolioFrame
        item={item}
        isCover={isCover}
        onOpen={onOpen}
        tools={
          <button
            type="button"
            className="frame-button absolute! end-3 top-3"
            aria-label={label}
            title={label}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="ic" />
          </button>
        }
      />
      <WorkFields name={name} words={words} onWords={onWords} />
      <ItemNotes item={item} />
    </>
  );
}
