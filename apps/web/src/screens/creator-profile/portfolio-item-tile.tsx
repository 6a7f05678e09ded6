import { limits, type PortfolioItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Trash2 } from 'lucide-react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ItemNotes, PortfolioFrame } from './portfolio-tile.tsx';

interface PortfolioItemTileProps {
  item: PortfolioItem;
  /** As typed so far. */
  title: string;
  isCover: boolean;
  onOpen: () => void;
  onTitle: (title: string) => void;
  onDelete: () => void;
}

/** A saved item while editing: its title can be changed, and it can be deleted. */
export function PortfolioItemTile({
  item,
  title,
  isCover,
  onOpen,
  onTitle,
  onDelete,
}: PortfolioItemTileProps) {
  const name = title || m.media_untitled();
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
      <Field label={m.portfolio_title_of({ name })} labelHidden className="mt-2">
        <TextInput
          dir="auto"
          value={title}
          placeholder={m.portfolio_title()}
          maxLength={limits.title}
          onChange={(event) => onTitle(event.target.value)}
        />
      </Field>
      <ItemNotes item={item} />
    </>
  );
}
