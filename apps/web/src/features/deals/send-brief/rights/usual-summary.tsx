import { placesOf, type UsualRights } from '@briefcast/contract';
import { monthsText } from '@briefcast/i18n/labels/months';
import { placeLabel, postingLabel, termLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';

/** A usual set of rights in a few lines. */
export function UsualSummary({ usual }: { usual: UsualRights }) {
  const { territory, rawFootage, posting, exclusivity, ...uses } = usual;
  const places = placesOf({ ...uses, territory, rawFootage, posting: posting ?? 'BRAND', postOn: null });
  const lines = [
    ...places.map(({ place, term }) => ({ name: placeLabel(place), value: termLabel(term) })),
    { name: m.line_territory(), value: territoryLabel(territory) },
    {
      name: m.rights_exclusivity(),
      value: exclusivity
        ? m.line_exclusivity({
            months: monthsText(exclusivity.months),
            category: exclusivity.category || m.plain_your_trade(),
          })
        : m.rights_none_exclusive(),
    },
    { name: m.surcharge_raw_footage(), value: rawFootage ? m.line_yes() : m.line_none() },
    { name: m.line_posting(), value: posting ? postingLabel(posting) : m.usual_posting_open() },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {lines.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
