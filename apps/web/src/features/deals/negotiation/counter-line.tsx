import type { Currency, Role } from '@briefcast/contract';
import type { DealLine } from '@briefcast/contract/deals/versions';
import { lineLabel, lineText } from '@briefcast/i18n/labels/deal-lines';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Step, StepGroup } from '../../../ui/step-group.tsx';
import { firstToMend } from './first-to-mend.ts';
import { LineEffect } from './line-effect.tsx';
import { LineField } from './line-field.tsx';
import { LineRow, penOf } from './line-row.tsx';
import type { Draft, LineChoice } from './use-draft.ts';

interface CounterLineProps {
  line: DealLine;
  draft: Draft;
  /** The deal's. */
  currency: Currency;
  /** Side that answers. */
  viewer: Role;
  /** Sum by the creator's own prices; null where they are not known. */
  rates: string | null;
  /** Whether sending was tried. */
  wasSent: boolean;
}

/** A line of the version that is written: answered where the sides differ, else with a field. */
export function CounterLine(props: CounterLineProps) {
  return props.draft.theirs && props.draft.differing.includes(props.line) ? (
    <DifferingLine {...props} />
  ) : (
    <OpenLine {...props} />
  );
}

/** Both sides' values next to each other, and the choice between them and another one. */
function DifferingLine(props: CounterLineProps) {
  const { line, draft, currency, viewer } = props;
  const { mine, theirs } = draft;
  const choice = draft.choiceOf(line);
  const isMineGone = choice === 'THEIRS' || choice === 'OTHER';
  const pen = penOf(viewer === 'BRAND' ? 'CREATOR' : 'BRAND');
  const label = lineLabel(line);
  return (
    <LineRow
      line={line}
      was={{ title: m.proposal_mine(), text: lineText(mine, line, currency), isGone: isMineGone }}
      says={{
        title: m.proposal_theirs(),
        text: lineText(theirs ?? mine, line, currency),
        tone: choice === 'THEIRS' ? 'green' : choice === 'OTHER' ? 'buff' : pen,
        isGone: choice === 'MINE',
      }}
    >
      <StepGroup
        label={label}
        steps={choices.map(({ value, label: said }) => ({ value, label: said() }))}
        value={choice}
        onChange={(next) => draft.choose(line, next)}
      />
      {choice === 'OTHER' ? <Written {...props} /> : null}
    </LineRow>
  );
}

const choices: (Omit<Step<LineChoice>, 'label'> & { label: () => string })[] = [
  { value: 'THEIRS', label: m.proposal_take_theirs },
  { value: 'MINE', label: m.proposal_keep_mine },
  { value: 'OTHER', label: m.proposal_other },
];

/** One value, of the brief or of both sides, and the field for another. */
function OpenLine(props: CounterLineProps) {
  const { line, draft, currency } = props;
  /** Draws the field again once its line is as it was: a field keeps what is typed. */
  const [left, setLeft] = useState(0);
  const row = useRef<HTMLLIElement>(null);
  const focusWhenAdded = useEffectEvent(() => {
    if (line === draft.added && row.current) firstToMend(row.current)?.focus();
  });
  useEffect(() => focusWhenAdded(), []);
  const isChanged = draft.changed.includes(line);
  const stays = draft.first.includes(line);
  return (
    <LineRow
      line={line}
      was={{
        title: draft.theirs ? m.proposal_both_say() : m.proposal_in_brief(),
        text: lineText(draft.mine, line, currency),
        isGone: isChanged,
      }}
      says={null}
      end={
        stays && !isChanged ? null : (
          <IconButton
            label={m.proposal_leave_line({ line: lineLabel(line) })}
            icon={<X aria-hidden className="ic" />}
            onClick={() => {
              draft.leave(line);
              setLeft(left + 1);
            }}
          />
        )
      }
      ref={row}
    >
      <Written key={left} {...props} />
    </LineRow>
  );
}

function Written({ line, draft, currency, viewer, rates, wasSent }: CounterLineProps) {
  return (
    <div className="grid gap-1.5">
      <LineField
        line={line}
        currency={currency}
        viewer={viewer}
        lines={draft.lines}
        wasSent={wasSent}
        isNamed
        onChange={(lines, isUnfinished) => draft.write(line, lines, isUnfinished)}
      />
      <LineEffect line={line} was={draft.mine} now={draft.lines} currency={currency} rates={rates} />
    </div>
  );
}
