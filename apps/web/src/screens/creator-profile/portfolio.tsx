import { minimumPortfolioItems, type PortfolioItem, portfolioMaxItems } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { OwnUsage } from '../../features/storage-usage/own-usage.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toastError } from '../../ui/toast.ts';
import { itemsAfter } from './portfolio-draft.ts';
import { PortfolioTile } from './portfolio-tile.tsx';
import { PortfolioUploadTile } from './portfolio-upload-tile.tsx';
import { PortfolioViewer } from './portfolio-viewer.tsx';
import type { PortfolioDraftControl } from './use-portfolio-draft.ts';

interface PortfolioProps {
  userId: string;
  items: readonly PortfolioItem[];
  /** Only while editing. */
  control?: PortfolioDraftControl | undefined;
}

/** The creator's work: frames that open large; while editing, with what is to come and to go. */
export function Portfolio({ userId, items, control }: PortfolioProps) {
  const [open, setOpen] = useState<PortfolioItem | null>(null);
  const draft = control?.draft;
  const shown = items.filter((item) => !draft?.removedIds.includes(item.id));
  const isEmpty = shown.length === 0 && !draft?.uploads.length;

  return (
    <div className="grid gap-4">
      {isEmpty ? (
        <Card as="div">
          <EmptyState title={m.portfolio_none()} icon={<ImagePlus aria-hidden className="ic" />}>
            {control ? m.portfolio_none_add() : m.portfolio_none_edit()}{' '}
            {m.portfolio_needed({ n: minimumPortfolioItems, count: formatCount(minimumPortfolioItems) })}
          </EmptyState>
        </Card>
      ) : null}
      {isEmpty && !control ? null : (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
          {shown.map((item) => (
            <PortfolioTile
              key={item.id}
              item={item}
              onOpen={() => setOpen(item)}
              onDelete={control ? () => control.change({ type: 'item-removed', id: item.id }) : undefined}
            />
          ))}
          {control ? (
            <Additions control={control} isFull={itemsAfter(items, control.draft) >= portfolioMaxItems} />
          ) : null}
        </ul>
      )}
      {control ? <Removals control={control} /> : null}
      {control ? (
        <OwnUsage
          userId={userId}
          uploads={control.draft.uploads.filter((upload) => upload.status === 'ready').length}
        />
      ) : null}
      <PortfolioViewer item={open} onClose={() => setOpen(null)} />
    </div>
  );
}

function Additions({ control, isFull }: { control: PortfolioDraftControl; isFull: boolean }) {
  const { draft, change, choose, drop } = control;
  return (
    <>
      {draft.uploads.map((upload) => (
        <PortfolioUploadTile
          key={upload.key}
          upload={upload}
          onTitle={(title) => change({ type: 'titled', key: upload.key, title })}
          onDrop={() => drop(upload.key)}
          onRetry={() => change({ type: 'retried', key: upload.key })}
        />
      ))}
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
          onFiles={choose}
          onRefused={(files) =>
            toastError(m.portfolio_refused(), formatSeries(files.map((file) => file.name)))
          }
        />
      </li>
    </>
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
