import type { Currency, DealLines } from '@briefcast/contract';
import { groupLines, type LineGroup } from '@briefcast/contract/deals/line-groups';
import type { DealLine } from '@briefcast/contract/deals/versions';
import { lineLabel, lineText } from '@briefcast/i18n/labels/deal-lines';
import { m } from '@briefcast/i18n/messages';
import { Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const groupNames: Record<LineGroup, () => string> = {
  MONEY: m.folded_money,
  WORK: m.folded_how_made,
  USES: m.proposal_line_uses,
  FILES: m.rights_files,
};

/** The list begins near the end of the sheet, where a phone shows its head alone. */
const bringIntoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'start' });

interface AnotherLineProps {
  /** Lines that are not on the sheet yet. */
  others: readonly DealLine[];
  /** The version that holds for them. */
  lines: DealLines;
  currency: Currency;
  onAdd: (line: DealLine) => void;
}

/** Every other line with its value, in groups and searchable; one that is pressed is opened on the sheet. */
export function AnotherLine({ others, lines, currency, onAdd }: AnotherLineProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  if (others.length === 0) return null;
  if (!isOpen)
    return (
      <button type="button" className="terms-add" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="ic" />
        {m.proposal_another_line()}
      </button>
    );

  const sought = typed.trim().toLocaleLowerCase();
  const textOf = (line: DealLine) => lineText(lines, line, currency);
  const found = others.filter((line) =>
    `${lineLabel(line)} ${textOf(line)}`.toLocaleLowerCase().includes(sought),
  );
  function close() {
    setOpen(false);
    setTyped('');
  }
  return (
    <section ref={bringIntoView} aria-label={m.proposal_another_line()} className="terms-pick">
      <div className="flex items-center gap-2">
        <TextInput
          type="search"
          autoComplete="off"
          aria-label={m.proposal_find_line()}
          placeholder={m.proposal_find_line()}
          start={<Search aria-hidden className="ic" />}
          className="flex-1"
          // A keyboard on the screen would cover the list.
          autoFocus={!matchMedia('(pointer: coarse)').matches}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // The sheet is sent by its button.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <IconButton
          label={m.proposal_close_lines()}
          icon={<X aria-hidden className="ic" />}
          onClick={close}
        />
      </div>
      {groupLines(found).map(({ group, lines: inGroup }) => (
        <div key={group}>
          <h4>{groupNames[group]()}</h4>
          <ul>
            {inGroup.map((line) => (
              <li key={line}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onAdd(line);
                  }}
                >
                  <span>{lineLabel(line)}</span> <small>{textOf(line)}</small>
                  <Plus aria-hidden className="ic" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p role="status" className="hint empty:hidden">
        {found.length === 0 ? m.proposal_no_line() : null}
      </p>
    </section>
  );
}
