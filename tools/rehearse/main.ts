/**
 * The rehearsal: everything that production has, on this machine; people at work; one fault after the other; and an observer who
 * knows what everybody was told. Ends with an error where something was lost, came twice, was shown to others, came out of
 * order, or did not recover.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { command, PlainError, say } from '../../scripts/lib/say.mjs';
import { type Suffered, suffer } from './conduct.ts';
import type { Fault } from './faults/fault.ts';
import { faults } from './faults/list.ts';
import { seconds } from './lib/until.ts';
import { auditAll } from './observer/audit-all.ts';
import { openFindings } from './observer/findings.ts';
import { loseOne } from './observer/sabotage.ts';
import { readOptions } from './options.ts';
import { openAttempts } from './people/attempts.ts';
import { openCrowd } from './people/crowd.ts';
import { playedBy } from './people/day.ts';
import { openProduction } from './production.ts';
import { plot } from './report/plot.ts';
import { report } from './report/report.ts';
import { faultTable, findingsText } from './report/table.ts';

await command(async () => {
  const options = readOptions(process.argv.slice(2));
  const played = playedBy(options.people, options.share);
  const logs = mkdtempSync(join(tmpdir(), 'briefcast-rehearsal-logs-'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  say(`Starting production; what its parts say is in ${logs}`);
  const production = await openProduction(logs, options.namespaces);
  try {
    const { hasNamespaces, personAddress } = production.stage.network;
    say(hasNamespaces ? 'Each part is in a network namespace of its own.' : 'Without network namespaces.');
    const attempts = openAttempts();
    const findings = openFindings(attempts.now);
    const way = {
      origin: production.origin,
      authority: production.proxy.authority,
      addressOf: personAddress,
      isMixed: () => production.servers.some((server) => server.isOfBefore()),
    };
    const crowd = await openCrowd({ way, attempts, findings }, played, options.seed);
    say(`${played.people} people are here, ${played.actsPerSecond.toFixed(1)} acts a second.`);
    await seconds(options.lengths.restSeconds);

    const chosen = faults.filter(({ name }) => options.only?.test(name) ?? true);
    const suffered: Suffered[] = [];
    const end = attempts.now() + options.minutes * 60_000;
    // Each once; at full length the list comes round until the time is over.
    const comesRound = !options.isQuick && !options.only;
    for (let turn = 0; turn < chosen.length || (comesRound && attempts.now() < end); turn += 1) {
      const fault = chosen[turn % chosen.length] as Fault;
      say(`${(attempts.now() / 1000).toFixed(0)} s: ${fault.name}`);
      const one = await suffer(production, crowd, attempts, fault, options.lengths);
      suffered.push(one);
      say(`   ${one.problem ?? one.seen}`);
    }

    if (options.sabotage) say(`By hand: ${await loseOne(production, crowd)}`);
    await crowd.close();
    const audited = await auditAll(production, crowd, findings);
    const alerts = await production.prometheus.alerts();
    const table = faultTable(suffered, attempts, findings.all);
    say(`\n${table}\n\nThe observer found: ${findingsText(findings.all)}`);
    for (const { kind, what } of findings.all.slice(0, 20)) say(`  ${kind}: ${what}`);
    if (options.write) {
      const folder = inRoot(options.write);
      mkdirSync(folder, { recursive: true });
      const name = options.isQuick ? 'quick' : 'full';
      const title = 'How long people waited for what they did, retries included';
      writeFileSync(join(folder, `${name}.svg`), plot(attempts, suffered, title));
      writeFileSync(
        join(folder, `${name}.md`),
        report({
          options,
          played,
          attempts,
          suffered,
          findings: findings.all,
          audited,
          alerts,
          hasNamespaces,
        }),
      );
    }
    const failed = suffered.filter(({ problem }) => problem && !problem.startsWith('not tried'));
    if (findings.all.length > 0) throw new PlainError('The observer found faults.');
    if (failed.length > 0)
      throw new PlainError(`Not as they should be: ${failed.map(({ name }) => name).join(', ')}`);
  } finally {
    await production.close();
  }
});
