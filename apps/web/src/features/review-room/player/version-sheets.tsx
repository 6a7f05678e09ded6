import type { DealFile, FileStatus } from '@briefcast/contract';
import { formatDayAndMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
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
  hrefOf: (file: DealFile) => string;
}

/** One sheet for each version of the file. */
export function VersionSheets({ versions, current, hrefOf }: VersionSheetsProps) {
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
    </ul>
  );
}
