import { currentDeliverables, type DealDetail, deliveredAgainstAsked } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { deliverableCountLabel, deliverableLabel, wishesText } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { Tag } from '../../ui/tag.tsx';

/** What is to be delivered, how many of each and with which wishes; once there is something, how much of it is there. */
export function AskedFor({ deal }: { deal: DealDetail }) {
  const { deliverableWishes = [], deliverables: names, files } = deal;
  const current = currentDeliverables(files);
  const { deliverables } = deliveredAgainstAsked(deliverableWishes, current);
  // Older deals may name what is not on offer, for which there are no wishes.
  const others = [...new Set(names)].filter((name) => !deliverableWishes.some(({ kind }) => kind === name));
  return (
    <ul className="mt-2.5 grid justify-items-start gap-2.5">
      {deliverables.map(({ deliverable, files: delivered }) => (
        <li key={deliverable.id} className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Tag>{deliverableCountLabel(deliverable)}</Tag>
            {current.length > 0 ? (
              <span className="num text-sm font-semibold">
                {m.deal_delivered_of({
                  delivered: formatCount(delivered.length),
                  count: formatCount(deliverable.count),
                })}
              </span>
            ) : null}
          </span>
          <span className="hint mt-1 block">{wishesText(deliverable)}</span>
        </li>
      ))}
      {others.map((name) => (
        <li key={name}>
          <Tag>{deliverableLabel(name)}</Tag>
        </li>
      ))}
    </ul>
  );
}
