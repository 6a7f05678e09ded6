/** The technical check of a draft's file, as the server holds the draft to it. */
import {
  type Check,
  type CheckVerdict,
  checkFile,
  type DealDeliverable,
  type DealFile,
  worstVerdict,
} from '@briefcast/contract';
import { type LucideIcon, Check as Tick, TriangleAlert, X } from 'lucide-react';

/** What the file is to be; null while it is assigned to nothing. */
export const wishOf = (
  { deliverableId }: DealFile,
  wishes: readonly DealDeliverable[],
): DealDeliverable | null => wishes.find(({ id }) => id === deliverableId) ?? null;

/** The checks of a film or picture, what failed first; none of a document, and none while nothing is known of it. */
export function checksOf(file: DealFile, wishes: readonly DealDeliverable[]): Check[] {
  if (!file.media) return [];
  const checks = checkFile({ ...file.media, type: file.type }, wishOf(file, wishes));
  return (['fail', 'warn', 'pass'] as const).flatMap((verdict) =>
    checks.filter((check) => check.verdict === verdict),
  );
}

/** Those of these files of which more may still be found. */
export const checkingOf = (files: readonly DealFile[]): DealFile[] =>
  files.filter(({ media }) => media?.state === 'WAITING' || media?.state === 'WORKING');

/** Those of these files that fail a check. */
export const failingOf = (files: readonly DealFile[], wishes: readonly DealDeliverable[]): DealFile[] =>
  files.filter((file) => worstVerdict(checksOf(file, wishes)) === 'fail');

/** The paper and the sign of each verdict. */
export const verdictLooks: Record<CheckVerdict, { stock: 'green' | 'yellow' | 'red'; icon: LucideIcon }> = {
  pass: { stock: 'green', icon: Tick },
  warn: { stock: 'yellow', icon: TriangleAlert },
  fail: { stock: 'red', icon: X },
};
