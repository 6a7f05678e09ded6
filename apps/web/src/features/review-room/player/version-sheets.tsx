import { closedStatuses, type DealDetail, type DealFile, type FileStatus } from '@briefcast/contract';
import { formatCount, formatDayAndMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { versionOf } from '../versions.ts';

/** The tone of a version: sent back, to review, approved. */
export const versionTones: Record<FileStatus, string> = {
  PENDING: 'yellow',
  APPROVED: 'green',
  NEEDS_REVISION: 'orange',
  REJECTED: 'red',
  REFERENCE: 'buff',
  DRAFT: 'buff',
};

/** "v2", as shown on its sheet. */
export const versionMark = (file: DealFile): string => m.room_version({ number: String(versionOf(file)) });

interface VersionSheetsProps {
  versions: readonly DealFile[];
  current: DealFile;
  /** Placeholders after the versions that were submitted. */
  toCome?: readonly SheetToCome[];
  hrefOf: (file: DealFile) => string;
}

/** One sheet for each version of the file, and one for each that the remaining rounds allow. */
export function VersionSheets({ versions, current, toCome = [], hrefOf }: VersionSheetsProps) {
  return (
    <ul className="versions">
      {versions.map((version) => (
        <li key={version.id} className="version-item">
          <Link
            to={hrefOf(version)}
            replace
            data-tone={versionTones[version.status]}
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

/** A version that is not submitted yet, both numbers from 1. */
export interface SheetToCome {
  version: number;
  round: number;
}

/** More would not fit next to the existing versions. */
const mostSheets = 2;

/**
 * One for each round that is left after the newest of a file's versions, which comes last; none for an
 * approved file or one that is no submission, and in a closed deal. A version that was sent back is replaced
 * within the round that it began.
 */
export function sheetsToCome(
  { rounds, status }: Pick<DealDetail, 'rounds' | 'status'>,
  versions: readonly DealFile[],
): SheetToCome[] {
  const newest = versions.at(-1);
  if (!rounds || !newest || closedStatuses.includes(status)) return [];
  const isSentBack = newest.status === 'NEEDS_REVISION';
  if (!isSentBack && newest.status !== 'PENDING') return [];
  const first = isSentBack ? Math.max(1, rounds.used) : rounds.used + 1;
  const count = Math.max(0, Math.min(mostSheets, rounds.included - first + 1));
  return Array.from({ length: count }, (_, at) => ({
    version: versionOf(newest) + 1 + at,
    round: first + at,
  }));
}
