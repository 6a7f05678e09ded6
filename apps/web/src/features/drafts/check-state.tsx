import '../../styles/checks.css';
import { type DealDeliverable, type DealFile, worstVerdict } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Clock } from 'lucide-react';
import { checksOf, verdictLooks } from '../../parts/files/checks-of.ts';

interface CheckStandingProps {
  file: DealFile;
  deliverables: readonly DealDeliverable[];
}

/** The result of a file's technical check, in one line. Nothing for a document, which has no checks. */
export function CheckState({ file, deliverables }: CheckStandingProps) {
  if (!file.media) return null;
  const checks = checksOf(file, deliverables);
  const worst = worstVerdict(checks);
  const isRunning = file.media.state === 'WAITING' || file.media.state === 'WORKING';
  if (worst === 'pass' && isRunning) {
    return (
      <p data-tone="aqua" className="check-standing mt-1" role="status">
        <Clock aria-hidden className="ic" />
        {m.check_running()}
      </p>
    );
  }
  const { tone, icon: Icon } = verdictLooks[worst];
  const counted = (verdict: 'fail' | 'warn') => {
    const n = checks.filter((check) => check.verdict === verdict).length;
    return { n, count: formatCount(n) };
  };
  const [failed, warned] = [counted('fail'), counted('warn')];
  const words = [
    ...(failed.n > 0 ? [m.check_count_failed(failed)] : []),
    ...(warned.n > 0 ? [m.check_count_warned(warned)] : []),
  ];
  return (
    <p data-tone={tone} className="check-standing mt-1" role="status">
      <Icon aria-hidden className="ic" />
      {words.length > 0 ? formatSeries(words) : m.check_all_good()}
    </p>
  );
}
