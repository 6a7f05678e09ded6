import type { Currency, DealLines, Role } from '@briefcast/contract';
import type { DealLine } from '@briefcast/contract/deals/versions';
import { lineLabel, lineText } from '@briefcast/i18n/labels/deal-lines';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type Step, StepGroup } from '../../../ui/step-group.tsx';
import { LineField } from './line-field.tsx';

/** Answer to a line: the other side's value, the writer's own as it was, or another one. */
export type LineChoice = 'THEIRS' | 'MINE' | 'OTHER';

interface CounterLineProps {
  line: DealLine;
  /** The deal's. */
  currency: Currency;
  /** Side that answers. */
  viewer: Role;
  mine: DealLines;
  /** Null where there is one value alone, of the brief or of both sides. */
  theirs: DealLines | null;
  /** The name of that one value. */
  currentLabel: string;
  /** The version that is being written. */
  draft: DealLines;
  choice: LineChoice | undefined;
  /** Whether sending was tried. */
  wasSent: boolean;
  onChoose: (choice: LineChoice) => void;
  onChange: (lines: DealLines, isUnfinished?: boolean) => void;
}

/** Colours a brand's values yellow, a creator's aqua. */
const penOf = (side: Role) => (side === 'BRAND' ? 'yellow' : 'aqua');

/** One line in talk: both sides' values next to each other, and the answer to it. */
export function CounterLine({
  line,
  currency,
  viewer,
  mine,
  theirs,
  currentLabel,
  draft,
  choice,
  wasSent,
  onChoose,
  onChange,
}: CounterLineProps) {
  const label = lineLabel(line);
  const other: Role = viewer === 'BRAND' ? 'CREATOR' : 'BRAND';
  const isMineGone = choice === 'THEIRS' || choice === 'OTHER';
  return (
    <li
      data-line={line}
      className="grid gap-x-5 gap-y-2.5 border-t border-line py-4 first:border-t-0 sm:grid-cols-2"
    >
      <h3 className="text-[17px] sm:col-span-2">{label}</h3>
      {theirs ? (
        <>
          <Slip
            title={m.proposal_mine()}
            tone={isMineGone ? 'buff' : penOf(viewer)}
            text={lineText(mine, line, currency)}
            isGone={isMineGone}
          />
          <Slip
            title={m.proposal_theirs()}
            tone={choice === 'THEIRS' ? 'green' : choice === 'OTHER' ? 'buff' : penOf(other)}
            text={lineText(theirs, line, currency)}
            isGone={choice === 'OTHER'}
          />
        </>
      ) : (
        <Slip
          title={currentLabel}
          tone={choice === 'OTHER' ? 'buff' : penOf('BRAND')}
          text={lineText(mine, line, currency)}
          isGone={choice === 'OTHER'}
        />
      )}
      <div className={clsx('grid content-start gap-3', theirs && 'sm:col-span-2')}>
        <Choices label={label} isFirst={theirs === null} choice={choice} onChoose={onChoose} />
        {choice === 'OTHER' ? (
          <LineField
            line={line}
            currency={currency}
            viewer={viewer}
            lines={draft}
            wasSent={wasSent}
            onChange={onChange}
          />
        ) : null}
      </div>
    </li>
  );
}

interface SlipProps {
  title: string;
  tone: string;
  text: string;
  isGone: boolean;
}

function Slip({ title, tone, text, isGone }: SlipProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-xs font-semibold text-ink-3">{title}</p>
      <p data-tone={tone} className="ear-sm min-h-12 bg-k-bg px-3.5 py-2.5 wrap-anywhere text-k-ink">
        {isGone ? <del>{text}</del> : <span className="font-semibold">{text}</span>}
      </p>
    </div>
  );
}

interface ChoicesProps {
  label: string;
  isFirst: boolean;
  choice: LineChoice | undefined;
  onChoose: (choice: LineChoice) => void;
}

function Choices({ label, isFirst, choice, onChoose }: ChoicesProps) {
  const options: Step<LineChoice>[] = isFirst
    ? [
        { value: 'MINE', label: m.proposal_keep_brief() },
        { value: 'OTHER', label: m.proposal_other() },
      ]
    : [
        { value: 'THEIRS', label: m.proposal_take_theirs() },
        { value: 'MINE', label: m.proposal_keep_mine() },
        { value: 'OTHER', label: m.proposal_other() },
      ];
  return <StepGroup label={label} steps={options} value={choice} onChange={onChoose} />;
}
