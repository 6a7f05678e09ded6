import type { PortfolioItem } from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { MediaStill } from '../../../ui/media-still.tsx';

interface ReelPickerProps {
  items: readonly PortfolioItem[];
  /** Ids, in the order in which they were picked. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Up to three works of one's portfolio, shown in the order in which they are picked. */
export function ReelPicker({ items, chosen, onChange }: ReelPickerProps) {
  const isFull = chosen.length >= castingLimits.items;
  return (
    <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-6">
      {items.map((item, index) => {
        const place = chosen.indexOf(item.id);
        const isOn = place >= 0;
        const name = item.title || m.application_item({ number: formatCount(index + 1) });
        return (
          <li key={item.id}>
            <button
              type="button"
              className="reel-pick"
              aria-pressed={isOn}
              disabled={!isOn && isFull}
              onClick={() => onChange(isOn ? chosen.filter((id) => id !== item.id) : [...chosen, item.id])}
            >
              <span className="frame block">
                <MediaStill {...item} />
              </span>
              <bdi className="sr-only">{name}</bdi>
              <b aria-hidden className="num">
                {isOn ? formatCount(place + 1) : ''}
              </b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
