/** The technical check of a draft's file, by the same rules as the server's. */
import {
  type Check,
  type CheckVerdict,
  checkFile,
  type DealDeliverable,
  type DealFile,
  worstVerdict,
} from '@briefcast/contract';
import { type LucideIcon, Check as Tick, TriangleAlert, X } from 'lucide-react';

/** Requirements of the file's deliverable; null without a deliverable. */
export const wishOf = (
  { deliverableId }: DealFile,
  wishes: readonly DealDeliverable[],
): DealDeliverable | null => wishes.find(({ id }) => id === deliverableId) ?? null;

/** The checks of a video or picture, failed ones first; none of a document, and none while nothing is known of it. */
export function checksOf(file: DealFile, wishes: readonly DealDeliverable[]): Check[] {
  if (!file.media) return [];
  const checks = checkFile({ ...file.media, type: file.type }, wishOf(file, wishes));
  return (['fail', 'warn', 'pass'] as const).flatMap((verdict) =>
    checks.filter((check) => check.verdict === verdict),
  );
}

/** Files whose checks are not complete yet. */
export const checkingOf = (files: readonly DealFile[]): DealFile[] =>
  files.filter(({ media }) => media?.state === 'WAITING' || media?.state === 'WORKING');

/** Files that fail a check. */
export const failingOf = (files: readonly DealFile[], wishes: readonly DealDeliverable[]): DealFile[] =>
  files.filter((file) => worstVerdict(checksOf(file, wishes)) === 'fail');

/** The tone and icon of each verdict. */
export const verdictLooks: Record<CheckVerdict, { tone: 'green' | 'yellow' | 'red'; icon: LucideIcon }> = {
  pass: { tone: 'green', icon: Tick },
  warn: { tone: 'yellow', icon: TriangleAlert },
  fail: { tone: 'red', icon: X },
};
