/** The dashboard and the alerts in `deploy` know every metric of the product, and no other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthBounds } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
const deploy = join(import.meta.dirname, '..', '..', '..', '..', '..', 'deploy');
const alerts = readFileSync(join(deploy, 'prometheus', 'briefcast-alerts.yml'), 'utf8');
const dashboard = readFileSync(join(deploy, 'grafana', 'briefcast.json'), 'utf8');

const named = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:briefcast|http|nodejs|process)_[a-z0-9_]+/gu)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/u, ''),
    ),
  );

async function measured(): Promise<Set<string>> {
  const { body } = await server.app.http.inject('/metrics');
  return new Set([...body.matchAll(/^# TYPE (\S+)/gmu)].map(([, name = '']) => name));
}

test('every metric that they name is measured', async () => {
  const known = await measured();
  expect([...named(alerts), ...named(dashboard)].filter((name) => !known.has(name))).toEqual([]);
});

test('every metric of the product is on the dashboard', async () => {
  const shown = named(dashboard);
  const own = [...(await measured())].filter((name) => /^(?:briefcast|http)_/u.test(name));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('the alerts have the bounds of the page of health', () => {
  const { JOBS_LATE, PROJECTIONS } = healthBounds;
  expect(alerts).toContain(`(briefcast_jobs_oldest_due_seconds) > ${JOBS_LATE.look}\n`);
  expect(alerts).toContain(`(briefcast_jobs_oldest_due_seconds) > ${JOBS_LATE.act}\n`);
  expect(alerts).toContain(`(briefcast_projection_lag_seconds) > ${PROJECTIONS.act}\n`);
});
