/** Prometheus, which asks every server directly and has the alerts that the product ships. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/lib/chromium.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import type { Place } from '../lib/network.ts';
import { type Part, type Stage, startPart } from '../lib/part.ts';
import { until } from '../lib/until.ts';
import { metricsToken, port } from './servers.ts';

export interface Prometheus {
  part: Part;
  /** Alerts that were pending or firing at any time, and for how many of its looks. */
  alerts(): Promise<{ name: string; state: string; times: number }[]>;
}

interface Found {
  data: { result: { metric: { alertname: string; alertstate: string }; value: [number, string] }[] };
}

export async function startPrometheus(
  stage: Stage,
  place: Place,
  servers: readonly Place[],
): Promise<Prometheus> {
  const home = join(stage.folder, 'prometheus');
  mkdirSync(home, { recursive: true });
  copyFileSync(inRoot('deploy', 'prometheus', 'briefcast-alerts.yml'), join(home, 'briefcast-alerts.yml'));
  writeFileSync(join(home, 'token'), metricsToken);
  const targets = servers.map(({ address }) => `'${address}:${port}'`).join(', ');
  const file = join(home, 'prometheus.yml');
  writeFileSync(
    file,
    `global: { scrape_interval: 5s, evaluation_interval: 5s }
rule_files: [briefcast-alerts.yml]
scrape_configs:
  - job_name: briefcast
    authorization: { credentials_file: ${join(home, 'token')} }
    static_configs: [{ targets: [${targets}] }]
`,
  );
  const origin = `http://${place.address}:9090`;
  const part = startPart(stage, place, {
    program: findProgram('prometheus') ?? 'prometheus',
    words: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=${place.address}:9090`,
    ],
  });
  await until('Prometheus', async () => (await fetch(`${origin}/-/ready`)).ok);
  return {
    part,
    async alerts() {
      const query = encodeURIComponent('sum by (alertname, alertstate) (count_over_time(ALERTS[3h]))');
      const { data } = (await (await fetch(`${origin}/api/v1/query?query=${query}`)).json()) as Found;
      return data.result.map(({ metric, value }) => ({
        name: metric.alertname,
        state: metric.alertstate,
        times: Number(value[1]),
      }));
    },
  };
}
