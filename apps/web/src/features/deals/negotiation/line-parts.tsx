/** Fields of the lines that have several parts: deliverables, exclusivity, and use without ads. */
import { type DealLines, limits, type RightsTerms, usualRights, withDefaults } from '@briefcast/contract';
import { deliverableOptions, wishLimits } from '@briefcast/contract/deals/deliverables';
import { lineLabel } from '@briefcast/i18n/labels/deal-lines';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { monthsText } from '@briefcast/i18n/labels/months';
import { placeLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { counted, termFrom, termOptions, upTo } from './line-options.ts';
import { lineProblem } from './line-problems.ts';

interface PartsProps {
  lines: DealLines;
  onChange: (lines: DealLines) => void;
}

/** Term and places of use without ads; without a place it is no use. */
export function UnpaidFields({ lines, isNamed = false, onChange }: PartsProps & { isNamed?: boolean }) {
  const rights = lines.rights ?? usualRights;
  const { unpaid } = rights;
  const set = (next: RightsTerms['unpaid']) =>
    onChange({
      ...lines,
      rights: { ...rights, unpaid: next?.ownAccounts || next?.siteAndShop ? next : null },
    });
  return (
    <div className="grid gap-1.5">
      <Field label={lineLabel('unpaid')} labelHidden={isNamed}>
        <Select
          value={unpaid?.term ?? ''}
          options={termOptions()}
          onChange={({ target }) => {
            const term = termFrom(target.value);
            set(term && { ...(unpaid ?? { ownAccounts: true, siteAndShop: true }), term });
          }}
        />
      </Field>
      {unpaid ? (
        <>
          <Checkbox
            label={placeLabel('OWN_ACCOUNTS')}
            checked={unpaid.ownAccounts}
            onChange={({ target }) => set({ ...unpaid, ownAccounts: target.checked })}
          />
          <Checkbox
            label={placeLabel('SITE_AND_SHOP')}
            checked={unpaid.siteAndShop}
            onChange={({ target }) => set({ ...unpaid, siteAndShop: target.checked })}
          />
        </>
      ) : null}
    </div>
  );
}

/** Number of each kind; wishes stay as they are. */
export function CountFields({ lines, onChange }: PartsProps) {
  const { deliverableWishes } = lines;
  return (
    <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
      {deliverableOptions.map((kind) => {
        const place = deliverableWishes.findIndex((wish) => wish.kind === kind);
        const set = (count: number) => {
          const kept = deliverableWishes.filter((_, index) => index !== place || count > 0);
          const changed = kept.map((wish, index) =>
            index === place && count > 0 ? { ...wish, count } : wish,
          );
          const isNew = place < 0 && count > 0;
          onChange({
            ...lines,
            deliverableWishes: isNew ? [...changed, withDefaults({ kind, count })] : changed,
          });
        };
        return (
          <Field key={kind} label={deliverableLabel(kind)}>
            <Select
              value={String(deliverableWishes[place]?.count ?? 0)}
              options={[0, ...upTo(wishLimits.count)].map(counted)}
              onChange={({ target }) => set(Number(target.value))}
            />
          </Field>
        );
      })}
    </div>
  );
}

/** Months and trade of an exclusivity. */
export function ExclusivityFields({ lines, onChange }: PartsProps) {
  const { exclusivity } = lines;
  const months = [...new Set([1, 3, 6, 12, ...(exclusivity ? [exclusivity.months] : [])])];
  return (
    <div className="grid gap-3">
      <Field label={m.rights_exclusivity()}>
        <Select
          value={String(exclusivity?.months ?? '')}
          options={[
            { value: '', label: m.rights_none_exclusive() },
            ...months.map((count) => ({ value: String(count), label: monthsText(count) })),
          ]}
          onChange={({ target }) => {
            const chosen = Number(target.value);
            const category = exclusivity?.category ?? '';
            onChange({ ...lines, exclusivity: chosen === 0 ? null : { months: chosen, category } });
          }}
        />
      </Field>
      {exclusivity ? (
        <Field label={m.brief_exclusivity_category()} error={lineProblem('exclusivity', lines)}>
          <TextInput
            maxLength={limits.name}
            value={exclusivity.category}
            onChange={({ target }) =>
              onChange({ ...lines, exclusivity: { ...exclusivity, category: target.value } })
            }
          />
        </Field>
      ) : null}
    </div>
  );
}
