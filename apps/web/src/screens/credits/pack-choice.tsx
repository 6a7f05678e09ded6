import '../../styles/packs.css';
import { type CreditPack, savingOf } from '@briefcast/contract';
import { formatCount, formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

interface PackChoiceProps {
  offers: readonly CreditPack[];
  /** Credits of the pack that is chosen. */
  chosen: CreditPack['credits'] | undefined;
  onChoose: (credits: CreditPack['credits']) => void;
}

/** The packs side by side, of which one is chosen. */
export function PackChoice({ offers, chosen, onChoose }: PackChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">{m.billing_packs()}</legend>
      <div className="packs">
        {offers.map((offer, index) => (
          <Pack
            key={offer.credits}
            offer={offer}
            edges={index}
            saving={savingOf(offer, offers)}
            isChosen={offer.credits === chosen}
            onChoose={() => onChoose(offer.credits)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PackProps {
  offer: CreditPack;
  /** Number of sheets drawn behind it. */
  edges: number;
  saving: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Pack({ offer: { credits, priceFils }, edges, saving, isChosen, onChoose }: PackProps) {
  return (
    <label className="pack" data-edges={edges}>
      <span className="pack-sheet">
        <span className="pack-head">
          <input
            type="radio"
            name="credits"
            value={credits}
            checked={isChosen}
            onChange={onChoose}
            className="pack-dot"
          />
          <span className="pack-count num">{formatCount(credits)}</span>
          <span className="font-semibold">{m.billing_credits().toLowerCase()}</span>
        </span>
        <span className="pack-foot">
          <span>
            <b className="num block font-display text-[26px] leading-tight">{formatDirhams(priceFils)}</b>
            <small className="hint num">
              {m.billing_a_brief({ price: formatDirhams(Math.round(priceFils / credits)) })}
            </small>
          </span>
          {saving > 0 ? (
            <Badge tone="green" icon={<Check aria-hidden className="ic" />}>
              {m.billing_saves({ price: formatDirhams(saving) })}
            </Badge>
          ) : null}
        </span>
      </span>
    </label>
  );
}
