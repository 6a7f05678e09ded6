import type { DealFile, FileStatus } from '@briefcast/contract';
import { formatDayAndMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { versionMark, versionStocks } from '../player/version-sheets.tsx';

const standings: Record<FileStatus, () => string> = {
  PENDING: m.compare_to_review,
  APPROVED: m.compare_approved,
  NEEDS_REVISION: m.compare_sent_back,
  REJECTED: m.compare_rejected,
  REFERENCE: m.compare_reference,
  DRAFT: m.compare_draft,
};

/** "19 Nov, sent back". */
const describe = (file: DealFile) =>
  m.compare_standing({
    date: m.room_day(formatDayAndMonth(file.createdAt)),
    standing: standings[file.status](),
  });

interface VersionTabProps {
  file: DealFile;
  /** What may stand here instead: every version but the other one. */
  choices: readonly DealFile[];
  onChoose: (file: DealFile) => void;
}

/** Which version a film is, on its paper; with more than two, which one is chosen here. */
export function VersionTab({ file, choices, onChoose }: VersionTabProps) {
  if (choices.length < 2) {
    return (
      <span className="version-tab" data-stock={versionStocks[file.status]}>
        <b>{versionMark(file)}</b>
        {describe(file)}
      </span>
    );
  }
  return (
    <span className="version-tab" data-stock={versionStocks[file.status]}>
      <select
        aria-label={m.room_versions()}
        value={file.id}
        onChange={({ target }) => {
          const chosen = choices.find(({ id }) => id === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {m.compare_choice({ version: versionMark(choice), standing: describe(choice) })}
          </option>
        ))}
      </select>
    </span>
  );
}
