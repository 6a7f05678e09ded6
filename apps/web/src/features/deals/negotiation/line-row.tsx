import type { Role, Tone } from '@briefcast/contract';
import type { DealLine } from '@briefcast/contract/deals/versions';
import { lineLabel } from '@briefcast/i18n/labels/deal-lines';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

/** Colours a brand's values yellow, a creator's aqua. */
export const penOf = (side: Role): Tone => (side === 'BRAND' ? 'yellow' : 'aqua');

/** Value of a line as one side says it. */
export interface Said {
  title: string;
  text: string;
  /** Whether it does not hold in the version that is read or written. */
  isGone: boolean;
}

interface LineRowProps {
  line: DealLine;
  /** The value that the line has or had. */
  was: Said;
  /** The other side's value, on a slip of its colour; null where there is one value alone. */
  says: (Said & { tone: Tone }) | null;
  /** The answer to it: a choice, a field. */
  children?: ReactNode;
  /** Button that takes the line from the sheet. */
  end?: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

/** Line under negotiation: its value, the proposed one, and the answer. */
export function LineRow({ line, was, says, children, end, ref }: LineRowProps) {
  return (
    <li ref={ref} data-line={line} className={clsx('terms-row', says && 'terms-row-both')}>
      <h3>{lineLabel(line)}</h3>
      <p className="terms-was">
        <span>{was.title} </span>
        <Value {...was} />
      </p>
      {says ? (
        <p data-tone={says.tone} className="terms-says">
          <span>{says.title} </span>
          <Value {...says} />
        </p>
      ) : null}
      {children ? <div className="terms-in">{children}</div> : null}
      {end}
    </li>
  );
}

const Value = ({ text, isGone }: Pick<Said, 'text' | 'isGone'>) =>
  isGone ? <del>{text}</del> : <b>{text}</b>;
