import { currentDeliverables, type DealDetail, deliveredAgainstAsked } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { deliverableCountLabel, deliverableLabel, wishesText } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { Tag } from '../../ui/tag.tsx';
import { Rounds } from './rounds.tsx';

/** Scope of a brief: the deliverables, and the rounds of changes. */
export function BriefScope({ deal }: { deal: DealDetail }) {
  return (
    <div className="grid min-w-0 gap-5">
      {deal.deliverables.length > 0 ? (
        <div className="min-w-0">
          <h3 className="text-[17px]">{m.deal_deliverables()}</h3>
          <AskedFor deal={deal} />
        </div>
      ) : null}
      {deal.rounds ? (
        <div className="min-w-0">
          <h3 className="text-[17px]">{m.deal_rounds()}</h3>
          <p className="mt-2.5">
            <Rounds deal={deal} />
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** Kinds of older deals that are no longer on offer and so have no wishes. */
export const kindsWithoutWishes = ({ deliverableWishes = [], deliverables }: DealDetail): string[] =>
  [...new Set(deliverables)].filter((name) => !deliverableWishes.some(({ kind }) => kind === name));

/** Requested deliverables with counts and wishes; after the first delivery, how much has been delivered. */
export function AskedFor({ deal }: { deal: DealDetail }) {
  const { deliverableWishes = [], files } = deal;
  const current = currentDeliverables(files);
  const { deliverables } = deliveredAgainstAsked(deliverableWishes, current);
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
      {kindsWithoutWishes(deal).map((name) => (
        <li key={name}>
          <Tag>{deliverableLabel(name)}</Tag>
        </li>
      ))}
    </ul>
  );
}
