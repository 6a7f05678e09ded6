import '../../styles/needs.css';
import type { Tone } from '@briefcast/contract';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface CouponStub {
  /** Kind of day: `Answer by`. */
  label: string;
  /** `Feb 19`, `Today`. */
  day: string;
}

interface NeedCouponProps {
  /** Names it in the list: its key, or the kind of alike ones. */
  need: string;
  titleId: string;
  tone: Tone;
  stub: CouponStub;
  Icon: LucideIcon;
  title: ReactNode;
  /** Address of the thing, which the whole coupon opens. */
  to: string;
  reason: ReactNode;
  /** Picture, name and thing of the other side. */
  who?: ReactNode;
  sum?: { value: string; below: string } | undefined;
  act: ReactNode;
  /** Button at the end. */
  end: ReactNode;
  /** Lines of alike ones, once it is open. */
  children?: ReactNode;
}

/** One thing that needs somebody. Its link is its title and covers it; the act and the button at the end lie above. */
export function NeedCoupon(props: NeedCouponProps) {
  const { need, titleId, tone, stub, Icon, title, to, reason, who, sum, act, end, children } = props;
  return (
    <li className="card need" data-tone={tone} data-need={need}>
      <div className="stub">
        <small>{stub.label}</small>
        <b className="need-day num">{stub.day}</b>
      </div>
      <div className="need-body">
        <span aria-hidden className="need-icon">
          <Icon className="ic" />
        </span>
        <div className="need-text min-w-0">
          <h3 id={titleId}>
            <Link to={to} className="card-link">
              {title}
            </Link>
          </h3>
          <p>{reason}</p>
        </div>
        {who ? <div className="need-who">{who}</div> : null}
        {sum ? (
          <p className="need-sum num">
            <b className="disp">{sum.value}</b>
            <small>{sum.below}</small>
          </p>
        ) : null}
        {act}
        {end}
        {children}
      </div>
    </li>
  );
}
