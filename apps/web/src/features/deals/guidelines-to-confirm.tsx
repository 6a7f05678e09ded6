import type { BriefItem, DealDetail } from '@briefcast/contract';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Flag } from 'lucide-react';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MixedBox } from '../../ui/mixed-box.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { type BriefGroup, briefGroups } from './brief-groups.ts';
import { brandName } from './party-names.ts';
import { useMarkItems } from './use-mark-items.ts';

interface GuidelinesToConfirmProps {
  deal: DealDetail;
  /** The version that is about to be submitted; undefined for a first submission. */
  version?: number | undefined;
}

/**
 * Everything that the brief asks for in words, to be ticked by its creator while they work. Nothing is shown of a brief
 * that asks for nothing. `#guidelines-to-confirm` leads here.
 */
export function GuidelinesToConfirm({ deal, version }: GuidelinesToConfirmProps) {
  const { mark, stateOf } = useMarkItems(deal.id);
  const groups = briefGroups(deal);
  const items = groups.flatMap((group) => group.items);
  if (items.length === 0) return null;
  const confirmed = items.filter((item) => stateOf(item) === 'ATTESTED').length;
  const given = { brand: brandName(deal.brand), date: formatLongDate(deal.createdAt) };
  const isDont = ({ kind }: BriefGroup) => kind !== 'REQUIREMENT' && kind !== 'DO';
  const columns = [groups.filter((group) => !isDont(group)), groups.filter(isDont)];

  return (
    <Card
      id="guidelines-to-confirm"
      title={m.deal_confirm()}
      action={
        <span className="num text-sm font-semibold">
          {m.deal_confirm_count({ confirmed: formatCount(confirmed), count: formatCount(items.length) })}
        </span>
      }
    >
      <p className="-mt-1 mb-3 text-sm wrap-anywhere text-ink-2">
        <RichText
          parts={
            version === undefined
              ? m.deal_confirm_text.parts(given)
              : m.deal_confirm_version.parts({ ...given, version: formatCount(version) })
          }
          tags={{ brand: (children) => <bdi>{children}</bdi> }}
        />
      </p>
      <div className="grid items-start gap-x-6 gap-y-3 md:grid-cols-2">
        {columns
          .filter((column) => column.length > 0)
          .map((column) => (
            <div key={column[0]?.kind} className="grid min-w-0 gap-3">
              {column.map(({ kind, title, items: own }) => (
                <fieldset key={kind} className="min-w-0">
                  <legend className="hint">{title}</legend>
                  {own.length > 1 ? (
                    <WholeGroup
                      title={title}
                      items={own}
                      confirmed={own.filter((item) => stateOf(item) === 'ATTESTED').length}
                      onChange={(changed, attested) => mark(changed, { attested })}
                    />
                  ) : null}
                  {own.map((item) => (
                    <ItemToConfirm
                      key={item.id}
                      item={item}
                      state={stateOf(item)}
                      company={given.brand}
                      onChange={(attested) => mark([item], { attested })}
                    />
                  ))}
                </fieldset>
              ))}
            </div>
          ))}
      </div>
    </Card>
  );
}

interface WholeGroupProps {
  title: string;
  items: readonly BriefItem[];
  confirmed: number;
  onChange: (items: readonly BriefItem[], attested: boolean) => void;
}

/** One press for all points of a group. Where some are confirmed it confirms the others as well. */
function WholeGroup({ title, items, confirmed, onChange }: WholeGroupProps) {
  const isAll = confirmed === items.length;
  return (
    <MixedBox
      className="check check-dense font-semibold"
      label={m.deal_confirm_group_of({ group: title })}
      checked={isAll}
      isMixed={confirmed > 0 && !isAll}
      onChange={(attested) => onChange(items, attested)}
    >
      <span aria-hidden>{m.deal_confirm_group({ count: formatCount(items.length) })}</span>
    </MixedBox>
  );
}

interface ItemToConfirmProps {
  item: BriefItem;
  state: 'OPEN' | 'ATTESTED' | 'MISSED';
  company: string;
  onChange: (attested: boolean) => void;
}

function ItemToConfirm({ item, state, company, onChange }: ItemToConfirmProps) {
  return (
    <Checkbox
      className="items-start! py-2.5 leading-snug"
      checked={state === 'ATTESTED'}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={
        <>
          <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
            <LinkedText>{item.text}</LinkedText>
          </span>
          {state === 'MISSED' ? (
            <span
              data-tone="orange"
              className="mt-0.5 flex items-start gap-1.5 text-sm font-medium text-k-ink"
            >
              <Flag aria-hidden className="ic mt-px size-4!" />
              <span className="min-w-0 wrap-anywhere">
                <RichText
                  parts={m.deal_confirm_missed.parts({ brand: company })}
                  tags={{ brand: (children) => <bdi>{children}</bdi> }}
                />
              </span>
            </span>
          ) : null}
        </>
      }
    />
  );
}
