import type { DealFile, FileStatus } from '@briefcast/contract';
import { formatCount, formatDayAndMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import type { SheetToCome } from '../sheets-to-come.ts';
import { versionOf } from '../versions.ts';

/** The paper that a version is printed on: sent back, to review, approved. */
export const versionStocks: Record<FileStatus, string> = {
  PENDING: 'yellow',
  APPROVED: 'green',
  NEEDS_REVISION: 'orange',
  REJECTED: 'red',
  REFERENCE: 'buff',
  DRAFT: 'buff',
};

/** "v2", as on its sheet. */
export const versionMark = (file: DealFile): string => m.room_version({ number: String(versionOf(file)) });

interface VersionSheetsProps {
  versions: readonly DealFile[];
  current: DealFile;
  /** Dashed, after those that were sent. */
  toCome?: readonly SheetToCome[];
  hrefOf: (file: DealFile) => string;
}

/** One sheet for each version of the file, and one for each that the rounds still allow for. */
export function VersionSheets({ versions, current, toCome = [], hrefOf }: VersionSheetsProps) {
  return (
    <ul className="versions">
      {versions.map((version) => (
        <li key={version.id} className="version-item">
          <Link
            to={hrefOf(version)}
            replace
            data-stock={versionStocks[version.status]}
            className="version"
            aria-current={version.id === current.id ? 'true' : undefined}
          >
            <b>{versionMark(version)}</b>
            <small>{m.room_day(formatDayAndMonth(version.createdAt))}</small>
          </Link>
        </li>
      ))}
      {toCome.map(({ version, round }) => (
        <li key={version} className="version-item">
          <span className="version is-to-come">
            <b>{m.room_version({ number: String(version) })}</b>
            <small>{m.room_sheet_of_round({ number: formatCount(round) })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
