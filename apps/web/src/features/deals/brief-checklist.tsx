import {
  type BriefItem,
  can,
  currentDeliverables,
  type DealDetail,
  isJudgeable,
  reviewStatuses,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { CircleCheck, Flag, FlagOff, type LucideIcon } from 'lucide-react';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { useUser } from '../../lib/use-user.ts';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { briefGroups } from './brief-groups.ts';
import { useMarkItems } from './use-mark-items.ts';

/**
 * The brief point by point, with what the creator confirmed and what the brand missed. While something is to be
 * reviewed, the brand's people mark a point as missed, and comment on the file with it.
 */
export function BriefChecklist({ deal }: { deal: DealDetail }) {
  const user = useUser();
  const { mark, stateOf } = useMarkItems(deal.id);
  const current = currentDeliverables(deal.files);
  const file = current.find(isJudgeable) ?? current[0];
  const isReviewing =
    file !== undefined &&
    can(actorOf(user), 'brief.mark_missed', partiesOf(deal, user)) &&
    reviewStatuses.includes(deal.status);

  return briefGroups(deal).map(({ kind, title, Icon, items }) => (
    <div key={kind} className="min-w-0">
      <h3 className="text-[17px]">{title}</h3>
      <ul className="mt-2 grid gap-1.5 text-ui">
        {items.map((item) => (
          <ChecklistItem
            key={item.id}
            item={item}
            state={stateOf(item)}
            Icon={Icon}
            onMiss={isReviewing ? (missed) => mark([item], { missed }) : undefined}
            commentAt={
              isReviewing
                ? paths.reviewRoom.href({ dealId: deal.id, fileId: file.id, cite: item.id })
                : undefined
            }
          />
        ))}
      </ul>
    </div>
  ));
}

interface ChecklistItemProps {
  item: BriefItem;
  state: 'OPEN' | 'ATTESTED' | 'MISSED';
  Icon: LucideIcon;
  onMiss: ((missed: boolean) => void) | undefined;
  commentAt: string | undefined;
}

function ChecklistItem({ item: { text }, state, Icon, onMiss, commentAt }: ChecklistItemProps) {
  const isMissed = state === 'MISSED';
  return (
    <li className="flex items-start gap-2">
      <StateIcon state={state} Icon={Icon} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
          <LinkedText>{text}</LinkedText>
        </span>
        {isMissed ? (
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="orange" icon={<Flag aria-hidden className="ic" />}>
              {m.deal_item_missed()}
            </Badge>
            {commentAt ? (
              <TextLink
                to={commentAt}
                className="text-sm"
                aria-label={m.deal_item_comment_on({ item: text })}
              >
                {m.deal_item_comment()}
              </TextLink>
            ) : null}
          </span>
        ) : null}
      </span>
      {onMiss ? (
        <IconButton
          size="sm"
          className="-my-1.5"
          label={isMissed ? m.deal_item_not_missed({ item: text }) : m.deal_item_mark_missed({ item: text })}
          icon={isMissed ? <FlagOff aria-hidden className="ic" /> : <Flag aria-hidden className="ic" />}
          onClick={() => onMiss(!isMissed)}
        />
      ) : null}
    </li>
  );
}

function StateIcon({ state, Icon }: Pick<ChecklistItemProps, 'state' | 'Icon'>) {
  if (state !== 'ATTESTED') return <Icon aria-hidden className="ic mt-0.5 text-ink-3" />;
  return (
    <span data-tone="green" className="mt-0.5 flex-none text-k-ink">
      <CircleCheck aria-hidden className="ic" />
      <span className="sr-only">{m.deal_item_confirmed()}</span>
    </span>
  );
}
