import type { Need, Role } from '@briefcast/contract';
import { needPath, needRow } from '@briefcast/contract/needs/rows';
import { needTitle } from '@briefcast/i18n/labels/needs';
import { useId } from 'react';
import { LaterButton } from './later-button.tsx';
import { type DirectActs, NeedAct } from './need-act.tsx';
import { NeedCoupon } from './need-coupon.tsx';
import { needIcons } from './need-icons.ts';
import { NeedReason, NeedWho } from './need-who.tsx';
import { stubOf, sumMeaning, sumOf } from './need-words.ts';

interface NeedRowProps {
  need: Need;
  viewer: Role;
  acts: DirectActs;
  /** Most urgent of all: its act is the main one of the page. */
  isFirst: boolean;
}

/** One thing that needs its reader, with its one act. */
export function NeedRow({ need, viewer, acts, isFirst }: NeedRowProps) {
  const titleId = useId();
  const title = needTitle(need, viewer);
  return (
    <NeedCoupon
      need={need.key}
      titleId={titleId}
      tone={needRow(need.kind).stock}
      stub={stubOf(need)}
      Icon={needIcons[need.kind]}
      title={title}
      to={needPath(need, viewer)}
      reason={<NeedReason need={need} viewer={viewer} />}
      who={<NeedWho need={need} viewer={viewer} />}
      sum={sumOf(need, sumMeaning(need.kind))}
      act={
        <NeedAct
          need={need}
          viewer={viewer}
          acts={acts}
          variant={isFirst ? 'cast' : 'outline'}
          describedBy={titleId}
        />
      }
      end={<LaterButton need={need} title={title} />}
    />
  );
}
