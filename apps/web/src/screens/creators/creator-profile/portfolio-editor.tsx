import { type PortfolioItem, portfolioMaxItems } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { OwnUsage } from '../../../features/files/usage.tsx';
import { Button } from '../../../ui/button.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { toastError } from '../../../ui/toast.ts';
import { PortfolioArranger } from './portfolio-arranger.tsx';
import { itemsAfter, type PortfolioPlace, placesOf, wordsOfItem } from './portfolio-draft.ts';
import { PortfolioItemTile, portfolioGrid } from './portfolio-tile.tsx';
import { PortfolioUploadTile } from './portfolio-upload-tile.tsx';
import type { PortfolioDraftControl } from './use-portfolio-draft.ts';

interface PortfolioEditorProps {
  items: readonly PortfolioItem[];
  control: PortfolioDraftControl;
  onOpen: (item: PortfolioItem) => void;
}

/** The portfolio while it is edited: its order, its titles, what is to come and to go. */
export function PortfolioEditor({ items, control, onOpen }: PortfolioEditorProps) {
  const { draft, change, drop } = control;
  const titleOf = ({ item, upload }: PortfolioPlace) =>
    (item ? (draft.words[item.id]?.title ?? item.title) : upload.title) || m.media_untitled();

  return (
    <>
      <p className="hint">{m.portfolio_order_hint()}</p>
      <ul className={portfolioGrid}>
        <PortfolioArranger
          places={placesOf(items, draft)}
          titleOf={titleOf}
          onOrder={(order) => change({ type: 'ordered', order })}
        >
          {({ key, item, upload }, isCover) =>
            item ? (
              <PortfolioItemTile
                item={item}
                words={{ ...wordsOfItem(item), ...draft.words[item.id] }}
                isCover={isCover}
                onOpen={() => onOpen(item)}
                onWords={(words) => change({ type: 'item-told', item, words })}
                onDelete={() => change({ type: 'item-removed', id: item.id })}
              />
            ) : (
              <PortfolioUploadTile
                upload={upload}
                onWords={(words) => change({ type: 'told', key, words })}
                onDrop={() => drop(key)}
                onRetry={() => change({ type: 'retried', key })}
              />
            )
          }
        </PortfolioArranger>
        <Addition control={control} isFull={itemsAfter(items, draft) >= portfolioMaxItems} />
      </ul>
      <Removals control={control} />
      <OwnUsage uploads={draft.uploads.filter((upload) => upload.status === 'ready').length} />
    </>
  );
}

function Addition({ control, isFull }: { control: PortfolioDraftControl; isFull: boolean }) {
  return (
    <li className="col-span-2 flex md:pb-[29px]">
      <DropZone
        multiple
        disabled={isFull}
        addLabel={m.portfolio_add()}
        accept="image/*,video/*,.heic,.heif"
        hint={
          isFull
            ? m.portfolio_full({ n: portfolioMaxItems, count: formatCount(portfolioMaxItems) })
            : m.portfolio_add_hint()
        }
        className="w-full content-center py-10"
        onFiles={control.choose}
        onRefused={(files) => toastError(m.portfolio_refused(), formatSeries(files.map((file) => file.name)))}
      />
    </li>
  );
}

function Removals({ control: { draft, change } }: { control: PortfolioDraftControl }) {
  const count = draft.removedIds.length;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {count > 0 ? (
        <>
          <p>{m.portfolio_removals({ n: count, count: formatCount(count) })}</p>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              for (const id of draft.removedIds) change({ type: 'item-kept', id });
            }}
          >
            {m.portfolio_undo()}
          </Button>
        </>
      ) : null}
    </div>
  );
}
