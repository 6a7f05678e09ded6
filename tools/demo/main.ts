/** The process of `npm run demo`: the same server, with a marketplace in it. */
import { buildApp } from '../../apps/server/src/app.ts';
import { ConfigError, readConfig } from '../../apps/server/src/platform/config.ts';
import { keepFilesPrivate } from '../../apps/server/src/platform/private-files.ts';
import { runUntilStopped } from '../../apps/server/src/run.ts';
import { announcement } from './announce.ts';
import { demoAdminPassword, demoLogins, demoPassword } from './logins.ts';
import { seedDemo } from './seed.ts';
import { seedCredits } from './seed-credits.ts';
import { seedDisputes } from './seed-disputes.ts';
import { seedLegal } from './seed-legal.ts';
import { seedModeration } from './seed-moderation.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { leaveOnSignals } from './signals.ts';

const serverIsUp = leaveOnSignals();

keepFilesPrivate();

try {
  const { ADMIN_PASSWORD, LOG_LEVEL } = process.env;
  const adminPassword = ADMIN_PASSWORD || demoAdminPassword;
  const config = {
    ...readConfig({
      ...process.env,
      // A line for each request would push the logins out of sight.
      LOG_LEVEL: LOG_LEVEL || 'warn',
    }),
    // Everybody may know it: the demo says it on its first page. No other process would take it.
    adminPassword,
  };
  const logins = demoLogins.map(({ who, email }) => ({ label: who, email, password: demoPassword }));
  const app = await buildApp(config, { site: { demo: { logins, adminPassword } } });
  if (await seedDemo(app.deps)) {
    await seedCredits(app.deps);
    await seedLegal(app.deps);
    await seedSubscriptions(app.deps);
    await seedModeration(app.deps);
    await seedDisputes(app.deps);
  }
  await app.settle();
  await runUntilStopped(config, app, (address) => {
    console.log(announcement(address, demoLogins, demoPassword, adminPassword));
    serverIsUp();
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
