import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { NeedCoupon } from '../../../features/needs/need-coupon.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

interface SceneRowProps {
  name: string;
  isNow: boolean;
  minutes: number;
  Icon: LucideIcon;
  title: string;
  text: ReactNode;
  /** Address of the place where it is done. */
  to: string;
  /** Text of the button that leads there, or another element in its place. */
  act: string | { instead: ReactNode };
  /** Links to each field that is missing. */
  children?: ReactNode;
}

/** A step of the first day as a coupon of the queue; one of them has the pink button. */
export function SceneRow({ name, isNow, minutes, Icon, title, text, to, act, children }: SceneRowProps) {
  const titleId = useId();
  return (
    <NeedCoupon
      need={name}
      titleId={titleId}
      tone="yellow"
      stub={{
        label: isNow ? m.start_first() : m.start_then_next(),
        day: m.start_minutes({ count: formatCount(minutes) }),
      }}
      Icon={Icon}
      title={title}
      to={to}
      reason={text}
      act={
        typeof act === 'string' ? (
          <ButtonLink
            to={to}
            size="sm"
            variant={isNow ? 'cast' : 'outline'}
            className="need-act"
            aria-describedby={titleId}
          >
            {act}
          </ButtonLink>
        ) : (
          <div className="need-act grid">{act.instead}</div>
        )
      }
      end={null}
    >
      {children}
    </NeedCoupon>
  );
}

/** Links to what a step still lacks, below its reason. */
export function ScenePoints({ children }: { children: ReactNode }) {
  return <ul className="need-points">{children}</ul>;
}
