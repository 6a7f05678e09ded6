import type { Need, Role } from '@briefcast/contract';
import { addedUp, readSums } from '@briefcast/contract/kit/currencies';
import { needPath, needRow } from '@briefcast/contract/needs/rows';
import { needAct, needTitle } from '@briefcast/i18n/labels/needs';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { figureOfSums } from '../../parts/currencies/sums.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { alikeTitle } from './alike-words.ts';
import { LaterButton } from './later-button.tsx';
import { type DirectActs, NeedAct } from './need-act.tsx';
import { NeedCoupon } from './need-coupon.tsx';
import { needIcons } from './need-icons.ts';
import { NeedFace, NeedReason, NeedWho } from './need-who.tsx';
import { stubOf } from './need-words.ts';

interface AlikeRowProps {
  /** At least two of one kind, the most urgent first. */
  needs: readonly [Need, ...Need[]];
  viewer: Role;
  acts: DirectActs;
  isFirst: boolean;
}

/** Alike needs as one row that opens into its lines; its act is that of the most urgent one. */
export function AlikeRow({ needs, viewer, acts, isFirst }: AlikeRowProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const linesId = useId();
  const [first] = needs;
  const title = alikeTitle(first.kind, needs.length);
  const sums = addedUp(needs.flatMap((need) => (need.sums ? [readSums(need.sums)] : [])));
  const hasSums = needs.some((need) => need.sums);
  const { value, other = '' } = figureOfSums(sums);
  return (
    <NeedCoupon
      need={`${first.kind} *`}
      titleId={titleId}
      tone={needRow(first.kind).stock}
      stub={stubOf(first)}
      Icon={needIcons[first.kind]}
      title={title}
      to={needPath(first, viewer)}
      reason={needTitle(first, viewer)}
      who={<NeedWho need={{ ...first, others: needs.length - 1, deal: null }} viewer={viewer} />}
      sum={hasSums ? { value, below: other } : undefined}
      act={
        <NeedAct
          need={first}
          viewer={viewer}
          acts={acts}
          label={m.queue_act_first({ act: needAct(first.kind) })}
          variant={isFirst ? 'cast' : 'outline'}
          describedBy={titleId}
        />
      }
      end={
        <IconButton
          label={m.queue_lines({ title })}
          aria-expanded={isOpen}
          aria-controls={linesId}
          icon={
            <ChevronDown aria-hidden className={clsx('ic transition-transform', isOpen && 'rotate-180')} />
          }
          onClick={() => setOpen(!isOpen)}
        />
      }
    >
      {isOpen ? (
        <ul id={linesId} aria-label={title} className="need-lines">
          {needs.map((need) => (
            <AlikeLine key={need.key} need={need} viewer={viewer} />
          ))}
        </ul>
      ) : null}
    </NeedCoupon>
  );
}

function AlikeLine({ need, viewer }: { need: Need; viewer: Role }) {
  const title = needTitle(need, viewer);
  const { label, day } = stubOf(need);
  return (
    <li className="need-line">
      <NeedFace need={need} viewer={viewer} />
      <b className="min-w-0 truncate font-semibold">{title}</b>
      <small className="truncate">
        <NeedReason need={need} viewer={viewer} />
      </small>
      <small className="num">
        {label} {day}
      </small>
      <Link to={needPath(need, viewer)} className="quiet-button">
        {needAct(need.kind)}
        <span className="sr-only">: {title}</span>
      </Link>
      <LaterButton need={need} title={title} />
    </li>
  );
}
