/** The written report of a rehearsal. */
import { cpus, totalmem } from 'node:os';
import type { Suffered } from '../conduct.ts';
import type { Audited } from '../observer/audit-all.ts';
import type { Finding } from '../observer/findings.ts';
import type { Options } from '../options.ts';
import type { Attempts } from '../people/attempts.ts';
import { busiestHour, type Played } from '../people/day.ts';
import { inSeconds, quantile } from './numbers.ts';
import { faultTable, findingsText } from './table.ts';

interface Rehearsed {
  options: Options;
  played: Played;
  attempts: Attempts;
  suffered: readonly Suffered[];
  findings: readonly Finding[];
  audited: Audited;
  alerts: { name: string; state: string; times: number }[];
  hasNamespaces: boolean;
}

export function report(rehearsed: Rehearsed): string {
  const { options, played, attempts, suffered, findings, audited, alerts, hasNamespaces } = rehearsed;
  const name = options.isQuick ? 'quick' : 'full';
  const times = attempts.acts.map(({ began, ended }) => ended - began).sort((a, b) => a - b);
  const failed = attempts.tries.filter(({ outcome }) => outcome !== 'ok').length;
  const [p50, p99, p999] = [0.5, 0.99, 0.999].map((share) => inSeconds(quantile(times, share)));
  const told = alerts.map(({ name: alert, state, times: looks }) => `${alert} ${state} at ${looks} looks`);
  const { heard, mails } = audited;
  return `# ${options.isQuick ? 'A quick rehearsal' : 'The rehearsal at full length'}

Written by \`npm run rehearse --${options.isQuick ? ' --quick' : ''} --write\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores (${cpus()[0]?.model.trim()}) and ${Math.round(totalmem() / 1024 ** 3)} GB of memory, ${hasNamespaces ? 'each part in a network namespace of its own' : 'without network namespaces'}; seed ${options.seed}. [README.md](README.md) tells what is rehearsed and how it is judged.

- **People.** ${played.people} at once, ${audited.pairs * 2} in all, with ${played.actsPerSecond.toFixed(1)} acts a second wanted: ${(played.share * 100).toFixed(0)} % of the ${busiestHour.actsPerSecond.toFixed(0)} of the busiest hour of a day of 100,000 people.
- **Length.** ${inSeconds(attempts.now())}; ${attempts.acts.length} acts, ${attempts.tries.length} tries, of which ${failed} were told an error.
- **Waiting**, retries and faults included: p50 ${p50}, p99 ${p99}, p99.9 ${p999}.
- **The observer** looked for ${audited.looked} acknowledged things, ${audited.messages} messages and ${audited.files} files among them, and found: ${findingsText(findings)}.
- **Live streams** told of ${heard.all} messages: ${heard.missed} missed, ${heard.twice} told more than once.
- **Mails** to confirm an e-mail: ${mails.told} of ${mails.people} people got theirs; ${mails.again} got the same one (by its \`Message-ID\`) again.
- **Logs of deals**: ${audited.logs}
- **Alerts** (Prometheus looks every 5 s): ${told.join(', ') || 'none'}.

![${times.length} acts over time, with the faults as grey bands by their numbers](${name}.svg)

${faultTable(suffered, attempts, findings)}
`;
}
