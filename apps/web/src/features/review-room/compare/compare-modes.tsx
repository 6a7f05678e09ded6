import { m } from '@briefcast/i18n/messages';
import { Columns2, SquareSplitHorizontal } from 'lucide-react';

export type CompareMode = 'sides' | 'wipe';

interface CompareModesProps {
  mode: CompareMode;
  onChange: (mode: CompareMode) => void;
}

const modes = [
  { mode: 'sides', says: m.compare_sides, Icon: Columns2 },
  { mode: 'wipe', says: m.compare_wipe, Icon: SquareSplitHorizontal },
] as const;

/** Side by side, or overlaid with a dividing line. */
export function CompareModes({ mode: now, onChange }: CompareModesProps) {
  return (
    <fieldset className="compare-modes" aria-label={m.compare_as()}>
      {modes.map(({ mode, says, Icon }) => (
        <label key={mode}>
          <input
            type="radio"
            name="compare-mode"
            className="sr-only"
            checked={mode === now}
            onChange={() => onChange(mode)}
          />
          <Icon aria-hidden className="ic" />
          <span>{says()}</span>
        </label>
      ))}
    </fieldset>
  );
}
